/** Maps the engine's dice to places on the screen. Moves name values, and of equal dice the engine takes those at the
 * lowest places, while players expect the dice that they chose. So equal dice, which look the same, are swapped first.
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

  /** Return a list with one entry for each of the engine's places, in screen order. */
  onScreen<T>(byPlace: readonly T[]): T[] {
    return this.#places.length === byPlace.length ? this.#places.map((place) => byPlace[place] as T) : [...byPlace];
  }

  /** Return the screen places of the dice at these engine places, ascending. */
  toScreen(places: readonly number[]): number[] {
    const found = places.map((place) => (this.#places.includes(place) ? this.#places.indexOf(place) : place));
    return found.sort((one, other) => one - other);
  }

  /** Return the engine places of the dice at these screen places. */
  toEngine(places: readonly number[]): number[] {
    return places.map((place) => this.#places[place] ?? place);
  }

  /** Swap equal dice so that the engine takes exactly the dice chosen on the screen; `gone` are out of play. */
  take(chosen: readonly number[], gone: readonly number[] = []): void {
    const dice = this.#table.view?.dice ?? [];
    const hand = dice.map((face, place) => (gone.includes(place) ? null : face));
    const places = [...this.#places];
    const values = chosen.map((place) => dice[places[place] ?? place] ?? 0);
    const taken = keptPlaces(hand, values);
    for (const place of chosen) {
      const current = places[place] ?? place;
      if (taken.includes(current)) continue;
      const target = taken.find((candidate) => dice[candidate] === dice[current] && !chosen.includes(places.indexOf(candidate)));
      if (target === undefined) continue;
      places[places.indexOf(target)] = current;
      places[place] = target;
    }
    this.#arrangement = { after: this.#table.log.at(-1)?.number ?? -1, places };
  }
}
