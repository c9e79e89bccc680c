/** Every clause by its permanent id, in parts, as a reader looks for them. */

export interface Part {
  /** Completes the name of its heading. */
  name: "board" | "moves" | "namua" | "mtaji" | "on" | "takasia" | "end" | "common";
  clauses: string[];
}

/** The clauses that all games share. */
const COMMON: Part = { name: "common", clauses: numbered("COM", 1, 2, 3, 4, 5, 6, 7, 8) };

const PARTS: Record<string, Part[]> = {
  kiswahili: [
    { name: "board", clauses: numbered("KIS", 1, 2, 3, 4, 5) },
    { name: "moves", clauses: numbered("KIS", 6) },
    { name: "namua", clauses: numbered("KIS", 10, 11, 12, 13, 14) },
    { name: "mtaji", clauses: numbered("KIS", 20, 21, 22, 23) },
    { name: "on", clauses: numbered("KIS", 30, 31, 32, 33) },
    { name: "takasia", clauses: numbered("KIS", 40, 41, 42, 43, 44) },
    { name: "end", clauses: numbered("KIS", 50, 51) },
  ],
  kujifunza: [
    { name: "board", clauses: numbered("KUJ", 1) },
    { name: "moves", clauses: numbered("KUJ", 2, 3, 4, 5) },
    { name: "on", clauses: numbered("KUJ", 6, 7, 8) },
    { name: "end", clauses: numbered("KUJ", 9) },
  ],
  kigogo: [
    { name: "board", clauses: numbered("KIG", 1) },
    { name: "moves", clauses: numbered("KIG", 2, 3) },
    { name: "on", clauses: numbered("KIG", 4, 5, 6) },
    { name: "end", clauses: numbered("KIG", 7, 8) },
  ],
  kimasai: [
    { name: "board", clauses: numbered("KIM", 1) },
    { name: "moves", clauses: numbered("KIM", 2, 3) },
    { name: "end", clauses: numbered("KIM", 4, 5) },
  ],
  kingulu: [
    { name: "board", clauses: numbered("KIN", 1) },
    { name: "moves", clauses: numbered("KIN", 2) },
    { name: "on", clauses: numbered("KIN", 3, 4, 5, 6) },
    { name: "end", clauses: numbered("KIN", 7, 8) },
  ],
};

function numbered(game: string, ...numbers: number[]): string[] {
  return numbers.map((number) => `${game}-${number}`);
}

/** The parts of a game's rules, what all games share at the end. */
export function parts(game: string): Part[] {
  return [...(PARTS[game] ?? []), COMMON];
}

/** The clauses of a game in order. */
export function clausesOf(game: string): string[] {
  return parts(game).flatMap((part) => part.clauses);
}

/** Every clause of every game once. */
export function allClauses(): string[] {
  return [...new Set(Object.keys(PARTS).flatMap(clausesOf))];
}
