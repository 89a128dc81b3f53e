// Made by web/make_types.py; do not edit.

export type JsonValue = unknown;

/**
 * Every legal move, best first.
 */
export type AdviceList = {
  seat: number;
  number: number;
  advice: AdviceTold[];
};
/**
 * A legal move: its value, what it loses against the best one, and why.
 */
export type AdviceTold = {
  move: string;
  value: number;
  loss: number;
  unit: string;
  exact: boolean;
  reason: string;
  code: string;
  params: {
    [k: string]: unknown;
  };
};
/**
 * With real dice: the creator corrects an older entry.
 */
export type Amend = {
  id: string;
  seen: number;
  seat: number;
  type: "amend";
  number: number;
  text: string;
};
/**
 * Yes or no to what somebody asked.
 */
export type Answer = {
  id: string;
  seen: number;
  seat: number;
  type: "answer";
  topic: "undo" | "stop";
  yes: boolean;
};
/**
 * Everything there is to choose from.
 */
export type Catalogue = {
  games: KindTold[];
  colours: string[];
  shapes: string[];
};
/**
 * A game that can be played here.
 */
export type KindTold = {
  name: string;
  version: number;
  least_players: number;
  most_players: number;
  /**
   * What an own file of it is called: board, deck, map, or nothing.
   */
  content: string;
  /**
   * The levels of bots that play it.
   */
  bots: string[];
  /**
   * Whether the coach knows it.
   */
  coach: boolean;
  options: OptionTold[];
  editions: EditionTold[];
};
/**
 * An option of a game; `meaning` is a message id.
 */
export type OptionTold = {
  name: string;
  meaning: string;
  default: boolean | number | string;
  values: (boolean | number | string)[];
  least: number;
  most: number;
  step: number;
};
/**
 * An edition of a game.
 */
export type EditionTold = {
  name: string;
  meaning: string;
  languages: string[];
  options: {
    [k: string]: boolean | number | string;
  };
};
/**
 * A seat's chance to win, a shared win counting as its part, and the standard error of that.
 */
export type Chance = {
  seat: number;
  win: number;
  error: number;
};
/**
 * The rolls and cards of a game.
 */
export type ChanceList = {
  chances: ChanceTold[];
};
/**
 * A roll or card: its event, its number among the fair dice, and the places or the pile it was asked of.
 */
export type ChanceTold = {
  event: number;
  text: string;
  seat: number;
  number: number;
  places: number[];
  deck: {
    [k: string]: number;
  };
};
/**
 * How many rolls and cards are as the seeds give them, or what is not.
 */
export type CheckTold = {
  checked: number;
  problem: Problem | null;
};
/**
 * A refusal: a stable code, its parameters, and a sentence for people.
 */
export type Problem = {
  code: string;
  params: {
    [k: string]: unknown;
  };
  sentence: string;
};
/**
 * A decision that cost something: what was played, what was better, and why.
 */
export type CostlyTold = {
  /**
   * Of the event; the position is that after the event before.
   */
  number: number;
  seat: number;
  move: string;
  value: number;
  best: string;
  best_value: number;
  kind: string;
  loss: number;
  /**
   * The best move as a view lists it.
   */
  better: {
    [k: string]: unknown;
  };
  reason: string;
  code: string;
  params: {
    [k: string]: unknown;
  };
};
/**
 * Under which name one's result stands.
 */
export type DayAsked = {
  name?: string;
};
/**
 * One person's game with the dice of a day.
 */
export type DayResult = {
  id: string;
  name: string;
  status: "waiting" | "playing" | "over" | "closed";
  score: number;
  mine: boolean;
};
/**
 * The dice of a day: the same for everybody, results side by side.
 */
export type DayTold = {
  day: string;
  game: string;
  commitment: string;
  server_seed: string | null;
  results: DayResult[];
};
/**
 * Real dice, before they are entered.
 */
export type DiceShown = {
  /**
   * @minItems 1
   * @maxItems 12
   */
  dice: number[];
};
/**
 * Where the dice come from; the secret seed is there when the game is over.
 */
export type DiceTold = {
  kind: "fair" | "real";
  every_roll: boolean;
  same: boolean;
  scheme: string;
  game_id: string;
  commitment: string;
  player_seeds: string[];
  server_seed: string | null;
};
/**
 * A command was carried out, as the events from `first` to `last`; none where first is above last.
 *
 * After an amendment `misfit` is the first later entry that no longer fitted: from there on all is to be made anew.
 */
export type Done = {
  type: "done";
  id: string;
  first: number;
  last: number;
  number: number;
  misfit: number | null;
};
/**
 * With real cards: which was turned.
 */
export type EnterCard = {
  id: string;
  seen: number;
  seat: number;
  type: "card";
  card: string;
};
/**
 * With real dice: what they show, entered by any player for the one whose turn it is.
 *
 * Whoever holds that seat may name its moves with them: all of it happens, or nothing.
 */
export type EnterDice = {
  id: string;
  seen: number;
  seat: number;
  type: "dice";
  /**
   * @minItems 1
   * @maxItems 12
   */
  dice: number[];
  /**
   * @maxItems 64
   */
  moves?: string[];
};
/**
 * What stands, in order.
 */
export type EntryList = {
  entries: EntryTold[];
};
/**
 * A roll, card or move that stands, as it reads now.
 */
export type EntryTold = {
  number: number;
  text: string;
  seat: number;
};
/**
 * An entry, and the position it was made in, as its seat saw it: the choices there were.
 */
export type EntryView = {
  entry: EntryTold;
  view: {
    [k: string]: unknown;
  };
};
/**
 * Events of a game.
 */
export type EventList = {
  number: number;
  events: EventTold[];
};
/**
 * An event; its text is empty while it is not this viewer's to see, and it comes again in full.
 */
export type EventTold = {
  number: number;
  text: string;
  at: number;
  /**
   * Who rolled, drew or moved.
   */
  seat: number | null;
  /**
   * Of a roll: the places of the dice that were rolled.
   */
  places: number[];
  /**
   * Of a roll: what it was about, where the game has more to tell of it.
   */
  story: {
    [k: string]: unknown;
  };
  /**
   * The seat that alone may see it, while others still choose.
   */
  withheld: number | null;
};
/**
 * A game, what is the asker's in it, and the position as each of the asker's seats sees it.
 */
export type GameAnswer = {
  game: GameTold;
  you: You;
  views: View[];
  invites: InviteTold[];
};
/**
 * A game as everybody sees it, without its position.
 */
export type GameTold = {
  id: string;
  game: string;
  edition: string;
  options: {
    [k: string]: unknown;
  };
  /**
   * Whether the board, deck or map is people's own.
   */
  own_content: boolean;
  rules_version: number;
  status: "waiting" | "playing" | "over" | "closed";
  private: boolean;
  created_at: number;
  /**
   * The number of the last event, -1 before the start.
   */
  number: number;
  seats: SeatTold[];
  dice: DiceTold;
  start: string;
  /**
   * The dice that were rolled for who starts: one list a round.
   */
  draw: number[][];
  coach: boolean;
  clock: number | null;
  undo: boolean;
  scores: number[];
  winners: number[];
  votes: VoteTold[];
  previous: string | null;
  next: string | null;
  day: string | null;
  watching: number;
};
/**
 * A seat as everybody sees it.
 */
export type SeatTold = {
  seat: number;
  name: string;
  colour: "red" | "orange" | "yellow" | "green" | "teal" | "blue" | "violet" | "pink" | "brown" | "grey";
  shape: "circle" | "square" | "triangle" | "diamond" | "star" | "heart" | "hexagon" | "drop" | "cross" | "moon";
  who: "here" | "link" | "bot";
  /**
   * Whether a person or a bot sits there.
   */
  taken: boolean;
  /**
   * Whether its person is connected; true for a bot.
   */
  present: boolean;
  absent_since: number | null;
  /**
   * The level of the bot that plays it now, or nothing.
   */
  bot: string;
  /**
   * How many moves in a row its clock made.
   */
  lapses: number;
  /**
   * When its clock runs out, in seconds since 1970.
   */
  deadline: number | null;
};
/**
 * Something that waits for consent.
 */
export type VoteTold = {
  topic: "undo" | "stop";
  asked_by: number;
  yes: number[];
  waits_for: number[];
};
/**
 * What is the asker's own in a game.
 */
export type You = {
  seats: number[];
  reserved: number[];
  creator: boolean;
};
/**
 * A position as a seat may see it; seat null is somebody who watches.
 */
export type View = {
  seat: number | null;
  view: {
    [k: string]: unknown;
  };
};
/**
 * An invitation as a link and as a QR code (SVG).
 */
export type InviteTold = {
  seat: number;
  invite: string;
  url: string;
  qr: string;
};
/**
 * Games, the one that changed last first.
 */
export type GameList = {
  games: GameListed[];
};
/**
 * A game in a list.
 */
export type GameListed = {
  id: string;
  game: string;
  edition: string;
  status: "waiting" | "playing" | "over" | "closed";
  private: boolean;
  day: string | null;
  created_at: number;
  changed_at: number;
  names: string[];
  free: number[];
  scores: number[];
};
/**
 * Give the seat of somebody who has been away for a minute to a bot.
 */
export type Give = {
  id: string;
  seen: number;
  seat: number;
  type: "give";
};
/**
 * Whether the server and its database answer.
 */
export type Health = {
  status: "ok";
  version: string;
};
/**
 * One's own finished games, the oldest first.
 */
export type HistoryTold = {
  played: PlayedTold[];
};
/**
 * A person's seat in a finished game.
 */
export type PlayedTold = {
  id: string;
  game: string;
  edition: string;
  at: number;
  seat: number;
  name: string;
  score: number;
  won: boolean;
  names: string[];
  scores: number[];
};
/**
 * What an invitation is for; looking changes nothing.
 */
export type InviteLook = {
  game: GameTold;
  seat: number;
};
/**
 * An invitation, as a link carries it behind its #.
 */
export type InviteText = {
  invite: string;
};
/**
 * Whether phones can join, and where.
 */
export type LanTold = {
  open: boolean;
  url: string;
  qr: string;
};
/**
 * Give one's seat up.
 */
export type Leave = {
  id: string;
  seen: number;
  seat: number;
  type: "leave";
};
/**
 * A link, and the same as a QR code (SVG).
 */
export type LinkTold = {
  url: string;
  qr: string;
  expires_at: number | null;
};
/**
 * Who is asking: whether this browser started the server, and how many games it is in.
 */
export type Me = {
  host: boolean;
  version: string;
};
/**
 * What people agree on before a game.
 */
export type NewGame = {
  game: string;
  edition?: string | null;
  options?: {
    [k: string]: boolean | number | string;
  };
  /**
   * An own board, deck or map: the text of a TOML file, or the same as JSON.
   */
  content?:
    | string
    | {
        [k: string]: JsonValue;
      }
    | null;
  /**
   * @minItems 1
   * @maxItems 20
   */
  seats: NewSeat[];
  start?: "chosen" | "drawn" | "loser";
  /**
   * With `chosen`, the seat that starts.
   */
  first?: number;
  dice?: "fair" | "real";
  /**
   * With real dice: every roll is entered, not only final dice.
   */
  every_roll?: boolean;
  coach?: boolean;
  /**
   * Seconds for a decision.
   */
  clock?: number | null;
  undo?: boolean;
  /**
   * Equal dice for equal turn and roll of every seat.
   */
  same?: boolean;
  private?: boolean;
  /**
   * A player's own part of the fair dice.
   */
  seed?: string;
};
/**
 * Who will sit there: a person at this browser, a person by link, or a bot of a level.
 */
export type NewSeat = {
  who: "here" | "link" | "bot";
  name?: string;
  colour?: ("red" | "orange" | "yellow" | "green" | "teal" | "blue" | "violet" | "pink" | "brown" | "grey") | null;
  shape?:
    ("circle" | "square" | "triangle" | "diamond" | "star" | "heart" | "hexagon" | "drop" | "cross" | "moon") | null;
  /**
   * Of the bot that sits there, or that stands in for a person who is away.
   */
  level?: string;
};
/**
 * Everybody's chance to win after the event of that number.
 */
export type OddsTold = {
  number: number;
  odds: Chance[];
};
/**
 * Moves of a seat, in their notation; all are played or none.
 */
export type Play = {
  id: string;
  seen: number;
  seat: number;
  type: "play";
  /**
   * @minItems 1
   * @maxItems 64
   */
  moves: string[];
};
/**
 * Whether a choice costs next to nothing, and the best ones.
 */
export type PracticeAnswer = {
  good: boolean;
  chosen: AdviceTold;
  choices: AdviceTold[];
};
/**
 * A position in which a seat has to choose.
 */
export type PracticeQuestion = {
  seat: number;
  view: {
    [k: string]: unknown;
  };
};
/**
 * An answer to a question of practice.
 */
export type Practised = {
  seed: number;
  move: string;
  edition?: string | null;
};
/**
 * An answer to a question from a finished game: the number of the move, and what one would play now.
 */
export type PractisedOwn = {
  number: number;
  move: string;
};
/**
 * A record, as its file has it.
 */
export type RecordText = {
  /**
   * Its length is bounded by that of a request.
   */
  record: string;
};
/**
 * A game step by step, everything open: its event of number n is `steps[n]`.
 */
export type RecordTold = {
  game: string;
  edition: string;
  options: {
    [k: string]: unknown;
  };
  own_content: boolean;
  seats: SeatShown[];
  real_dice: boolean;
  scores: number[];
  winners: number[];
  /**
   * At the start.
   */
  view: {
    [k: string]: unknown;
  };
  steps: StepTold[];
  /**
   * Of a record that was sent along.
   */
  check: CheckTold | null;
  /**
   * Why it ends before its last event, if it does.
   */
  misfit: Problem | null;
};
/**
 * Who sat there; a record knows no colours and shapes.
 */
export type SeatShown = {
  name: string;
  bot: string;
  colour: ("red" | "orange" | "yellow" | "green" | "teal" | "blue" | "violet" | "pink" | "brown" | "grey") | null;
  shape:
    ("circle" | "square" | "triangle" | "diamond" | "star" | "heart" | "hexagon" | "drop" | "cross" | "moon") | null;
};
/**
 * An event, whose it was, the places that were rolled, and how the view changes.
 *
 * A change names the parts of a list or an object that differ, each with its own change; `[value]` stands
 * for another value, `[]` for one that is gone.
 */
export type StepTold = {
  text: string;
  seat: number | null;
  places: number[];
  change: {
    [k: string]: unknown;
  };
};
/**
 * What a move cost: whether that is worth a word, the move itself, and the best there was.
 */
export type RemarkTold = {
  seat: number;
  number: number;
  costly: boolean;
  chosen: AdviceTold;
  best: AdviceTold;
  /**
   * The best move as a view lists it.
   */
  better: {
    [k: string]: unknown;
  };
};
/**
 * Take one's seat back from the bot.
 */
export type Return = {
  id: string;
  seen: number;
  seat: number;
  type: "return";
};
/**
 * The review of a finished game, as `noppa review --json` prints it, and its decisions that mattered.
 */
export type ReviewTold = {
  review: {
    [k: string]: unknown;
  };
  costly: CostlyTold[];
  /**
   * The events that the curves go through; the start is before the first.
   */
  numbers: number[];
};
/**
 * The seat asks for the dice or the card that wait for it.
 */
export type RollDice = {
  id: string;
  seen: number;
  seat: number;
  type: "roll";
};
/**
 * A seat of a game.
 */
export type SeatAsked = {
  seat: number;
};
/**
 * One's own part of the fair dice of the next game.
 */
export type SeedAsked = {
  /**
   * A player's own part of the fair dice.
   */
  seed?: string;
};
/**
 * Sitting down in a seat that is kept for oneself, after a rematch.
 */
export type SitAgain = {
  seat: number;
  /**
   * A player's own part of the fair dice.
   */
  seed?: string;
};
/**
 * Sitting down by invitation.
 */
export type SitDown = {
  invite: string;
  name?: string;
  colour?: ("red" | "orange" | "yellow" | "green" | "teal" | "blue" | "violet" | "pink" | "brown" | "grey") | null;
  shape?:
    ("circle" | "square" | "triangle" | "diamond" | "star" | "heart" | "hexagon" | "drop" | "cross" | "moon") | null;
  /**
   * A player's own part of the fair dice.
   */
  seed?: string;
};
/**
 * Ask to end the game now; it is done when every person who is there agrees.
 */
export type Stop = {
  id: string;
  seen: number;
  seat: number;
  type: "stop";
};
/**
 * A token from a link behind its #.
 */
export type TokenText = {
  token: string;
};
/**
 * Ask to take the last step back; it is done when everybody else agrees.
 */
export type Undo = {
  id: string;
  seen: number;
  seat: number;
  type: "undo";
};
/**
 * A position as each of the asker's seats sees it.
 */
export type Views = {
  views: View[];
};
/**
 * What happened, the newest last; older numbers are events whose text may now be seen.
 */
export type Events = {
  type: "events";
  number: number;
  events: EventTold[];
  game: GameTold;
  you: You;
  views: View[];
};
/**
 * How fast bots are to move while one looks on; of several players the slowest wish counts.
 */
export type Pace = {
  type: "pace";
  pace: "slow" | "normal" | "at_once";
};
/**
 * A question whether the other side is there.
 */
export type Ping = {
  type: "ping";
};
/**
 * I am here.
 */
export type Pong = {
  type: "pong";
  at: number;
};
/**
 * A small sign from one's seat to everybody at the table; it is no event, and is kept nowhere.
 */
export type React = {
  type: "react";
  id: string;
  seat: number;
  reaction: "applause" | "luck" | "wow" | "laugh" | "ouch" | "thanks";
};
/**
 * Somebody at the table gives a small sign.
 */
export type Reacted = {
  type: "reaction";
  seat: number;
  reaction: "applause" | "luck" | "wow" | "laugh" | "ouch" | "thanks";
};
/**
 * A command or message that was refused; a stale one comes with the state.
 */
export type Rejected = {
  type: "refused";
  id: string | null;
  code: string;
  params: {
    [k: string]: unknown;
  };
  sentence: string;
  number: number;
  game?: GameTold | null;
  views?: View[];
};
/**
 * There is a next game: players and watchers go there.
 */
export type Rematch = {
  type: "rematch";
  game_id: string;
};
/**
 * The first message when nothing is known yet, or too much was missed.
 */
export type Snapshot = {
  type: "snapshot";
  number: number;
  game: GameTold;
  you: You;
  views: View[];
};
/**
 * Something about the game that is no event: seats, presence, votes.
 */
export type TableChanged = {
  type: "table";
  game: GameTold;
  you: You;
};
