import type { RecordText, TreeMove } from "../wasm/bingwa.js";

/** A place in a game: the start, or a move that was or might have been made. */
export interface Place {
  /** The move that leads here; nothing at the start. */
  move: string;
  comment: string;
  nags: number[];
  parent: Place | undefined;
  /** What follows: the line goes on with the first, the others begin variations. */
  next: Place[];
}

/** A game with its variations. The rules have said of every move that it is legal. */
export class GameTree {
  readonly start: Place;
  /** Everything but the moves. */
  readonly facts: Omit<RecordText, "moves" | "comment">;

  constructor({ moves, comment = "", ...facts }: RecordText) {
    this.facts = facts;
    this.start = { move: "", comment, nags: [], parent: undefined, next: [] };
    const places: Place[] = [];
    for (const told of moves) {
      const parent = told.after === undefined ? this.start : places[told.after]!;
      const place: Place = { move: told.text, comment: told.comment ?? "", nags: told.nags ?? [], parent, next: [] };
      parent.next.push(place);
      places.push(place);
    }
  }

  /** Every place, the start first, and a line before the variations that stand in it. */
  places(): Place[] {
    const places = [this.start];
    const waiting = [...this.start.next];
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      for (const place of lineFrom(next)) {
        places.push(place);
        waiting.push(...place.next.slice(1));
      }
    }
    return places;
  }

  /** The game as a record, with its moves in the order of the places. */
  record(): RecordText {
    const numbers = new Map(this.places().map((place, number) => [place, number - 1]));
    const moves = [...numbers.keys()].slice(1).map(({ move: text, comment, nags, parent }): TreeMove => {
      const after = numbers.get(parent!)!;
      return { text, comment, nags, ...(after >= 0 && { after }) };
    });
    return { ...this.facts, comment: this.start.comment, moves };
  }

  /** The place after a move, which begins a variation where another was made. */
  play(at: Place, move: string): Place {
    const known = at.next.find((place) => place.move === move);
    if (known) return known;
    const place: Place = { move, comment: "", nags: [], parent: at, next: [] };
    at.next.push(place);
    return place;
  }

  /** Takes a move away, with all that follows it; tells where one stands then. */
  remove(place: Place): Place {
    const { parent } = place;
    if (!parent) return place;
    parent.next = parent.next.filter((other) => other !== place);
    return parent;
  }

  /** Makes a variation the line. */
  promote(place: Place): void {
    for (let at = place; at.parent; at = at.parent) {
      const { parent } = at;
      parent.next = [at, ...parent.next.filter((other) => other !== at)];
    }
  }

  /** The place that these moves lead to, as far as they go. */
  find(moves: readonly string[]): Place {
    let at = this.start;
    for (const move of moves) {
      const next = at.next.find((place) => place.move === move);
      if (!next) break;
      at = next;
    }
    return at;
  }

  /** Takes up what `mine` has beyond this game, both made from `before`: what was said in both is said in both. */
  join(mine: GameTree, before: GameTree): void {
    const waiting: { at: Place; own: Place; was: Place | undefined }[] = [{ at: this.start, own: mine.start, was: before.start }];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { at, own, was } = next;
      const said = was?.comment ?? "";
      if (own.comment !== said && own.comment !== at.comment) {
        at.comment = at.comment === said ? own.comment : [at.comment, own.comment].filter(Boolean).join(" ");
      }
      at.nags = [...new Set([...at.nags, ...own.nags])];
      for (const place of own.next) {
        waiting.push({ at: this.play(at, place.move), own: place, was: was?.next.find(({ move }) => move === place.move) });
      }
    }
  }

  /** The places from the start to the end of the main line. */
  main(): Place[] {
    return lineFrom(this.start);
  }
}

/** A place and those to the end of its line. */
export function lineFrom(place: Place): Place[] {
  const line = [place];
  for (let at = place.next[0]; at; at = at.next[0]) line.push(at);
  return line;
}

/** The moves from the start to a place. */
export function movesTo(place: Place): string[] {
  const moves: string[] = [];
  for (let at = place; at.parent; at = at.parent) moves.unshift(at.move);
  return moves;
}
