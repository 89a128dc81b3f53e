/** Where dice lie on the screen. Moves name values, and of equal dice the engine takes those at the lowest places; people
 * see the dice that they chose. Equal dice look the same, so before such a move two of them are swapped, unseen.
 */
import type { GameTable } from "../game-table.svelte";
import { keptPlaces } from "./kept-places";

/** A swap of places, valid until all dice are rolled again. */
type Arrangement = { after: number; places: number[] };

export class ScreenPlaces {
  #table: GameTable;
  #arrangement = $state.raw<Arrangement | null>(null);
  /** The engine's place of the die at each place on the screen. */
  readonly #places = $derived.by(() => {
    const dice = this.#table.view?.dice ?? [];
    const arranged = this.#arrangement;
    const inOrder = dice.map((_, place) => place);
    if (arranged?.places.length !== dice.length) return inOrder;
    const rolledAll = this.#table.log.some(({ number, text, places }) => number > arranged.after && text.startsWith("roll ") && (places?.length ?? 0) >= dice.length);
    return rolledAll ? inOrder : arranged.places;
  });

  constructor(table: GameTable) {
    this.#table = table;
  }

  /** Return a list that has one entry for each of the engine's places in the order of the screen. */
  onScreen<T>(byPlace: readonly T[]): T[] {
    return this.#places.length === byPlace.length ? this.#places.map((place) => byPlace[place] as T) : [...byPlace];
  }

  /** Return where the dice at these places of the engine lie on the screen, ascending. */
  toScreen(places: readonly number[]): number[] {
    const found = places.map((place) => (this.#places.includes(place) ? this.#places.indexOf(place) : place));
    return found.sort((one, other) => one - other);
  }

  /** Return the engine's places of dice on the screen. */
  toEngine(places: readonly number[]): number[] {
    return places.map((place) => this.#places[place] ?? place);
  }

  /** Swap equal dice so that the engine takes just the dice that were chosen on the screen; `gone` are out of play. */
  take(chosen: readonly number[], gone: readonly number[] = []): void {
    const dice = this.#table.view?.dice ?? [];
    const hand = dice.map((face, place) => (gone.includes(place) ? null : face));
    const places = [...this.#places];
    const values = chosen.map((place) => dice[places[place] ?? place] ?? 0);
    const taken = keptPlaces(hand, values);
    for (const place of chosen) {
      const here = places[place] ?? place;
      if (taken.includes(here)) continue;
      const there = taken.find((each) => dice[each] === dice[here] && !chosen.includes(places.indexOf(each)));
      if (there === undefined) continue;
      places[places.indexOf(there)] = here;
      places[place] = there;
    }
    this.#arrangement = { after: this.#table.log.at(-1)?.number ?? -1, places };
  }
}
