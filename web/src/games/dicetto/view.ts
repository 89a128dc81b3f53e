// Made by web/make_types.py; do not edit.
import type { ChooseView, DrawView, KeepView, OverView, RollView } from "../../views";

/**
 * What a dice card asks for.
 */
export type Kind =
  | "ones"
  | "twos"
  | "threes"
  | "fours"
  | "fives"
  | "sixes"
  | "pair"
  | "two_pairs"
  | "three_of_a_kind"
  | "four_of_a_kind"
  | "small_straight"
  | "large_straight"
  | "chance";
/**
 * What a bonus card is given for.
 */
export type Bonus =
  | "fewest_logos"
  | "most_logos"
  | "fewest_cards"
  | "most_cards"
  | "most_straights"
  | "most_chances"
  | "fewest_points"
  | "most_numbers";

/**
 * Everything a face draws of Dicetto.
 */
export type DicettoView = {
  game: string;
  edition: string;
  options: {
    [k: string]: boolean | number | string;
  };
  seat: number | null;
  pending: RollView | DrawView | ChooseView | OverView;
  sheets: SheetView[];
  moves: (KeepView | PlaceView | DoneView)[];
  turn: number | null;
  colours: ("red" | "yellow" | "green" | "blue")[];
  deck: "built-in" | "own";
  cards_to_win: number;
  row: (CardSlot | EmptySlot)[];
  pile: number;
  pile_cards: {
    [k: string]: number;
  };
  dice: (number | null)[];
  laid: (("1" | "2" | "3" | "4" | "x") | "lost" | null)[];
  hand: number[];
  rolls: number;
  rolls_left: number;
  extra_roll: boolean;
  battle: BattleView | null;
  won: CardView[][];
  bonus: BonusView[];
};
/**
 * One seat's score sheet.
 */
export type SheetView = {
  items: (CardsItem | BonusItem)[];
  total: number;
};
/**
 * The points of the cards collected.
 */
export type CardsItem = {
  id: "cards";
  value: number;
  detail: CardsDetail;
};
/**
 * How many cards a seat has collected, and how many end the game.
 */
export type CardsDetail = {
  cards: number;
  to_win: number;
};
/**
 * The points of the bonus cards; None until the game is over.
 */
export type BonusItem = {
  id: "bonus";
  value: number | null;
  detail: BonusDetail;
};
/**
 * The bonus cards that a seat was given, once the game is over.
 */
export type BonusDetail = {
  cards?: string[];
};
/**
 * Place dice on a card: their sum, what comes of it, and against whom.
 */
export type PlaceView = {
  card: string;
  asks: Kind | "extra_roll";
  points: number;
  logo: boolean;
  move: string;
  kind: "place";
  slot: "1" | "2" | "3" | "4" | "x";
  dice: number[];
  sum: number;
  effect: "takes" | "battle" | "sends_back";
  against: number | null;
};
/**
 * End the turn.
 */
export type DoneView = {
  move: string;
  kind: "done";
};
/**
 * A slot with a card: whose dice lie there, the sums that would tie or beat them, and a challenge.
 */
export type CardSlot = {
  card: string;
  asks: Kind | "extra_roll";
  points: number;
  logo: boolean;
  slot: "1" | "2" | "3" | "4" | "x";
  owner: number | null;
  dice: number[];
  sum: number | null;
  tied_by: number | null;
  beaten_by: number | null;
  challenger: number | null;
  challenge: number[];
  open: boolean;
};
/**
 * A slot where no card lies.
 */
export type EmptySlot = {
  slot: "1" | "2" | "3" | "4" | "x";
  card: null;
  asks: null;
  points: null;
  logo: null;
};
/**
 * Who is to fight for which card now.
 */
export type BattleView = {
  slot: "1" | "2" | "3" | "4" | "x";
  challenger: number;
  owner: number;
};
/**
 * A dice card: its text, what it asks for, its points, and whether it has the logo.
 */
export type CardView = {
  card: string;
  asks: Kind | "extra_roll";
  points: number;
  logo: boolean;
};
/**
 * A bonus card: what each seat has of what it counts, and who would get it now.
 */
export type BonusView = {
  kind: Bonus;
  points: number;
  counts: number[];
  holder: number | null;
};
/**
 * A battle: the dice that challenged, one die each, and who holds the card now; nobody after a tie.
 */
export type DicettoStory = {
  slot: "1" | "2" | "3" | "4" | "x";
  challenger: number;
  owner: number;
  challenge: number[];
  dice: number[];
  winner: number | null;
};
