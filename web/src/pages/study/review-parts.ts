/** The types of the review fields that the pages use; the server sends reviews as plain data. */
export type SeatReview = {
  seat: number;
  name: string;
  start: number;
  final: number;
  luck: number;
  loss: number;
  others: number;
  revision: number;
  band: string;
  grain: number;
  curve: number[];
  decisions: { number: number; move: string; best: string; loss: number; kind: string }[];
};

export type Review = { unit: string; exact: boolean; final_dice_only: boolean; seats: SeatReview[] };
