import type * as bingwa from "./wasm/bingwa.js";

/** The functions that may be called in the worker. */
export type Name =
  | "games"
  | "parse"
  | "legalMoves"
  | "completions"
  | "play"
  | "explain"
  | "game"
  | "search"
  | "readRecords"
  | "writeRecord";

/** What a function is given; a search's progress is told by messages. */
export type Arguments<N extends Name> = N extends "search"
  ? [game: bingwa.GameText, how: bingwa.Search]
  : Parameters<(typeof bingwa)[N]>;

export type Result<N extends Name> = ReturnType<(typeof bingwa)[N]>;

export interface Call {
  id: number;
  name: Name;
  args: unknown[];
}

export type Answer =
  | { ready: true }
  | { id: number; value: unknown }
  | { id: number; fault: bingwa.Fault }
  | { id: number; progress: bingwa.Finding }
  | { crash: string };
