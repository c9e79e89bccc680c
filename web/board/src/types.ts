/** A player, by the side of the board where he sits. */
export type Seat = "S" | "N";

/** A hole and what it holds. */
export interface HoleState {
  /** Its name from its owner's seat: `A5`, `b3`. */
  name: string;
  seeds: number;
  /** Drawn square, with its state by shape and word. */
  house?: "functional" | "dormant" | "lost";
  reserved?: boolean;
  takasia?: boolean;
}

/** What stands on the board. */
export interface BoardPosition {
  /** Rows of each player. */
  rows: number;
  /** Holes of a row. */
  columns: number;
  /** Every hole from the top left, row by row, as South sees the board: North's rows come first. */
  holes: HoleState[];
  turn: Seat;
  /** Seeds beside the board, South's and North's. */
  hand: [number, number];
  /** What those are. Without it nothing is shown. */
  hand_is?: "reserve" | "store" | "won";
  /** A word for each player's stage. */
  stages?: [string, string];
}

/** One thing that happens in a move, with all that it changes. */
export interface Step {
  kind:
    | "place"
    | "lift"
    | "tax"
    | "drop"
    | "capture"
    | "enter"
    | "take"
    | "won"
    | "house"
    | "house-lost"
    | "reserve"
    | "bring"
    | "end"
    | "takasia";
  hole?: string;
  from?: string;
  seeds: number;
  seat?: Seat;
  safari?: boolean;
  clause?: string;
  /** The holes that it changes, as they are after it. */
  changes: HoleState[];
  hand?: [number, number];
  turn?: Seat;
  stages?: [string, string];
}

/** A move, from the board before it to the board after it. */
export interface PlayedMove {
  text: string;
  before: BoardPosition;
  steps: Step[];
  after: BoardPosition;
}

/** Something that a player chooses after the hole. */
export type Choice =
  | { kind: "direction"; hole: string }
  | { kind: "kichwa"; hole: string }
  | { kind: "house"; hole: string; safari: boolean };

/** A move that may be made. */
export interface LegalMove {
  text: string;
  hole: string;
  choices: Choice[];
  /** Where the first lap ends. */
  lands: string;
  /** Seeds captured in all. */
  captures: number;
  /** The board after it. */
  after: BoardPosition;
}

/** An arrow drawn over the board. */
export interface Arrow {
  from: string;
  to: string;
  /** It tells of a danger, and is drawn as one. */
  threat?: boolean;
}

/** Whose hole a name means: South's are written in capitals. */
export function seatOf(hole: string): Seat {
  return hole < "a" ? "S" : "N";
}

/** The row of a hole: what the names of its holes have in common. */
export function rowOf(hole: string): string {
  return hole.replace(/\d+$/, "");
}

/** The place of a seat in pairs such as `hand`. */
export function seatIndex(seat: Seat): 0 | 1 {
  return seat === "S" ? 0 : 1;
}
