import type { AnyView } from "../games";

/** The colours of the dice that are asked for, where the dice of a game differ in colour. */
export function tintsOf(view: AnyView | null | undefined): string[] {
  if (!view || !("trips" in view)) return [];
  return view.pending.kind === "roll" ? view.pending.places.map((place) => view.colours[place] ?? "") : [];
}
