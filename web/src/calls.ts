import type * as bingwa from "./wasm/bingwa.js";
import type * as known from "./wasm/known.js";
import type * as player from "./wasm/player.js";

/** What the rules answer. */
export type Rules = Pick<
  typeof bingwa,
  | "games"
  | "parse"
  | "legalMoves"
  | "play"
  | "explain"
  | "game"
>;

/** What reads and writes records, and sets positions up. */
export type Records = Pick<typeof player, "readRecords" | "writeRecord" | "draft" | "setUp">;

/** What thinks, and tells on the way what it has found. */
export type Player = Pick<typeof player, "search" | "analyse" | "puzzleAnswer">;

/** What is proven of a game's last position. */
export type Known = ReturnType<typeof known.known>;

/** What is told on the way. */
export type Progress = bingwa.Finding | bingwa.Analysis;

export interface Call {
  id: number;
  name: string;
  args: unknown[];
  /** Whether what is found on the way is told. */
  watched: boolean;
}

export type Answer =
  | { ready: true }
  /** The lock that the worker holds for as long as it lives. */
  | { alive: string }
  | { id: number; value: unknown }
  | { id: number; fault: bingwa.Fault }
  | { id: number; progress: Progress }
  | { crash: string };
