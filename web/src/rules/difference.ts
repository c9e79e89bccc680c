import type { GameView } from "../wasm/bingwa.js";

/** What differs between two boards on which the same was played. */
export function difference(one: GameView, other: GameView): { holes: string[]; houses: boolean; takasia: boolean } {
  const theirs = new Map(other.board.holes.map((hole) => [hole.name, hole]));
  const differ = (what: "seeds" | "takasia") =>
    one.board.holes.filter((hole) => (hole[what] ?? false) !== (theirs.get(hole.name)?.[what] ?? false)).map(({ name }) => name);
  const houses = one.board.holes.some(({ name, house }) => house !== theirs.get(name)?.house);
  return { holes: differ("seeds"), houses, takasia: differ("takasia").length > 0 };
}
