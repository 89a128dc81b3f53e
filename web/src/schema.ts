// Made by web/make_types.py; do not edit.

export type AdviceList = {
  seat: number;
  number: number;
  advice: AdviceTold[];
};

export type AdviceTold = {
  move: string;
  value: number;
  loss: number;
  unit: string;
  exact: boolean;
  reason: string;
  code: string;
  params: Record<string, unknown>;
};

export type Amend = {
  id: string;
  seen: number;
  seat: number;
  type: "amend";
  number: number;
  text: string;
};

export type Answer = {
  id: string;
  seen: number;
  seat: number;
  type: "answer";
  topic: "undo" | "stop";
  yes: boolean;
};

export type Catalogue = {
  games: KindTold[];
  colours: string[];
  shapes: string[];
};

export type Chance = {
  seat: number;
  win: number;
  error: number;
};

export type ChanceList = {
  chances: ChanceTold[];
};

export type ChanceTold = {
  event: number;
  text: string;
  seat: number;
  number: number;
  places: number[];
  deck: Record<string, number>;
};

export type CheckTold = {
  checked: number;
  problem: Problem | null;
};

export type CostlyTold = {
  number: number;
  seat: number;
  move: string;
  value: number;
  best: string;
  best_value: number;
  kind: string;
  loss: number;
  better: Record<string, unknown>;
  reason: string;
  code: string;
  params: Record<string, unknown>;
};

export type DayAsked = {
  name?: string;
};

export type DayResult = {
  id: string;
  name: string;
  status: "waiting" | "playing" | "over" | "closed";
  score: number;
  mine: boolean;
};

export type DayTold = {
  day: string;
  game: string;
  commitment: string;
  server_seed: string | null;
  results: DayResult[];
};

export type DiceShown = {
  dice: number[];
};

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

export type Done = {
  type: "done";
  id: string;
  first: number;
  last: number;
  number: number;
  misfit: number | null;
};

export type EditionTold = {
  name: string;
  meaning: string;
  languages: string[];
  options: Record<string, boolean | number | string>;
};

export type EnterCard = {
  id: string;
  seen: number;
  seat: number;
  type: "card";
  card: string;
};

export type EnterDice = {
  id: string;
  seen: number;
  seat: number;
  type: "dice";
  dice: number[];
  moves?: string[];
};

export type EntryList = {
  entries: EntryTold[];
};

export type EntryTold = {
  number: number;
  text: string;
  seat: number;
};

export type EntryView = {
  entry: EntryTold;
  view: Record<string, unknown>;
};

export type EventList = {
  number: number;
  events: EventTold[];
};

export type EventTold = {
  number: number;
  text: string;
  at: number;
  seat: number | null;
  places: number[];
  story: Record<string, unknown>;
  withheld: number | null;
};

export type Events = {
  type: "events";
  number: number;
  events: EventTold[];
  game: GameTold;
  you: You;
  views: View[];
};

export type GameAnswer = {
  game: GameTold;
  you: You;
  views: View[];
  invites: InviteTold[];
};

export type GameList = {
  games: GameListed[];
};

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

export type GameTold = {
  id: string;
  game: string;
  edition: string;
  options: Record<string, unknown>;
  own_content: boolean;
  rules_version: number;
  status: "waiting" | "playing" | "over" | "closed";
  private: boolean;
  created_at: number;
  number: number;
  seats: SeatTold[];
  dice: DiceTold;
  start: string;
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

export type Give = {
  id: string;
  seen: number;
  seat: number;
  type: "give";
};

export type Health = {
  status: "ok";
  version: string;
};

export type HistoryTold = {
  played: PlayedTold[];
};

export type InviteLook = {
  game: GameTold;
  seat: number;
};

export type InviteText = {
  invite: string;
};

export type InviteTold = {
  seat: number;
  invite: string;
  url: string;
  qr: string;
};

export type JsonValue = unknown;

export type KindTold = {
  name: string;
  version: number;
  least_players: number;
  most_players: number;
  content: string;
  bots: string[];
  coach: boolean;
  table_url: string | null;
  options: OptionTold[];
  editions: EditionTold[];
};

export type LanTold = {
  open: boolean;
  url: string;
  qr: string;
};

export type Leave = {
  id: string;
  seen: number;
  seat: number;
  type: "leave";
};

export type LinkTold = {
  url: string;
  qr: string;
  expires_at: number | null;
};

export type Me = {
  host: boolean;
  version: string;
};

export type NewGame = {
  game: string;
  edition?: string | null;
  options?: Record<string, boolean | number | string>;
  content?: string | Record<string, JsonValue> | null;
  seats: NewSeat[];
  start?: "chosen" | "drawn" | "loser";
  first?: number;
  dice?: "fair" | "real";
  every_roll?: boolean;
  coach?: boolean;
  clock?: number | null;
  undo?: boolean;
  same?: boolean;
  private?: boolean;
  seed?: string;
};

export type NewSeat = {
  who: "here" | "link" | "bot";
  name?: string;
  colour?: "red" | "orange" | "yellow" | "green" | "teal" | "blue" | "violet" | "pink" | "brown" | "grey" | null;
  shape?: "circle" | "square" | "triangle" | "diamond" | "star" | "heart" | "hexagon" | "drop" | "cross" | "moon" | null;
  level?: string;
};

export type OddsTold = {
  number: number;
  odds: Chance[];
};

export type OptionTold = {
  name: string;
  meaning: string;
  default: boolean | number | string;
  values: (boolean | number | string)[];
  least: number;
  most: number;
  step: number;
};

export type Pace = {
  type: "pace";
  pace: "slow" | "normal" | "at_once";
};

export type Ping = {
  type: "ping";
};

export type Play = {
  id: string;
  seen: number;
  seat: number;
  type: "play";
  moves: string[];
};

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

export type Pong = {
  type: "pong";
  at: number;
};

export type PracticeAnswer = {
  good: boolean;
  chosen: AdviceTold;
  choices: AdviceTold[];
};

export type PracticeQuestion = {
  seat: number;
  view: Record<string, unknown>;
};

export type Practised = {
  seed: number;
  move: string;
  edition?: string | null;
};

export type PractisedOwn = {
  number: number;
  move: string;
};

export type Problem = {
  code: string;
  params: Record<string, unknown>;
  sentence: string;
};

export type React = {
  type: "react";
  id: string;
  seat: number;
  reaction: "applause" | "luck" | "wow" | "laugh" | "ouch" | "thanks";
};

export type Reacted = {
  type: "reaction";
  seat: number;
  reaction: "applause" | "luck" | "wow" | "laugh" | "ouch" | "thanks";
};

export type RecordText = {
  record: string;
};

export type RecordTold = {
  game: string;
  edition: string;
  options: Record<string, unknown>;
  own_content: boolean;
  seats: SeatShown[];
  real_dice: boolean;
  scores: number[];
  winners: number[];
  view: Record<string, unknown>;
  steps: StepTold[];
  check: CheckTold | null;
  misfit: Problem | null;
};

export type Rejected = {
  type: "refused";
  id: string | null;
  code: string;
  params: Record<string, unknown>;
  sentence: string;
  number: number;
  game?: GameTold | null;
  views?: View[];
};

export type RemarkTold = {
  seat: number;
  number: number;
  costly: boolean;
  chosen: AdviceTold;
  best: AdviceTold;
  better: Record<string, unknown>;
};

export type Rematch = {
  type: "rematch";
  game_id: string;
};

export type Return = {
  id: string;
  seen: number;
  seat: number;
  type: "return";
};

export type ReviewTold = {
  review: Record<string, unknown>;
  costly: CostlyTold[];
  numbers: number[];
};

export type RollDice = {
  id: string;
  seen: number;
  seat: number;
  type: "roll";
};

export type SeatAsked = {
  seat: number;
};

export type SeatShown = {
  name: string;
  bot: string;
  colour: "red" | "orange" | "yellow" | "green" | "teal" | "blue" | "violet" | "pink" | "brown" | "grey" | null;
  shape: "circle" | "square" | "triangle" | "diamond" | "star" | "heart" | "hexagon" | "drop" | "cross" | "moon" | null;
};

export type SeatTold = {
  seat: number;
  name: string;
  colour: "red" | "orange" | "yellow" | "green" | "teal" | "blue" | "violet" | "pink" | "brown" | "grey";
  shape: "circle" | "square" | "triangle" | "diamond" | "star" | "heart" | "hexagon" | "drop" | "cross" | "moon";
  who: "here" | "link" | "bot";
  taken: boolean;
  present: boolean;
  absent_since: number | null;
  bot: string;
  lapses: number;
  deadline: number | null;
};

export type SeedAsked = {
  seed?: string;
};

export type SitAgain = {
  seat: number;
  seed?: string;
};

export type SitDown = {
  invite: string;
  name?: string;
  colour?: "red" | "orange" | "yellow" | "green" | "teal" | "blue" | "violet" | "pink" | "brown" | "grey" | null;
  shape?: "circle" | "square" | "triangle" | "diamond" | "star" | "heart" | "hexagon" | "drop" | "cross" | "moon" | null;
  seed?: string;
};

export type Snapshot = {
  type: "snapshot";
  number: number;
  game: GameTold;
  you: You;
  views: View[];
};

export type StepTold = {
  text: string;
  seat: number | null;
  places: number[];
  change: Record<string, unknown>;
};

export type Stop = {
  id: string;
  seen: number;
  seat: number;
  type: "stop";
};

export type TableChanged = {
  type: "table";
  game: GameTold;
  you: You;
};

export type TokenText = {
  token: string;
};

export type Undo = {
  id: string;
  seen: number;
  seat: number;
  type: "undo";
};

export type View = {
  seat: number | null;
  view: Record<string, unknown>;
};

export type Views = {
  views: View[];
};

export type VoteTold = {
  topic: "undo" | "stop";
  asked_by: number;
  yes: number[];
  waits_for: number[];
};

export type You = {
  seats: number[];
  reserved: number[];
  creator: boolean;
};
