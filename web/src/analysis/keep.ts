/** The game that is analysed, kept on this device along with the one before it. */
import { load, save } from "../store.js";
import type { RecordText, TreeMove } from "../wasm/bingwa.js";

function isMove(value: unknown, place: number): value is TreeMove {
  const move = value as Partial<TreeMove> | null;
  const after = move?.after;
  return (
    typeof move?.text === "string" &&
    typeof move.comment === "string" &&
    Array.isArray(move.nags) &&
    (after === undefined || (Number.isInteger(after) && after >= 0 && after < place))
  );
}

/** A kept record of a form that is known; whether its moves are legal the rules will say. */
export function check(value: unknown): RecordText | undefined {
  const { version, record } = (value ?? {}) as { version?: number; record?: Partial<RecordText> };
  const known =
    version === 1 &&
    typeof record?.rules === "string" &&
    typeof record.comment === "string" &&
    Array.isArray(record.moves) &&
    record.moves.every(isMove);
  return known ? ({ ...record, tags: record.tags ?? {} } as RecordText) : undefined;
}

/** The game that is analysed. */
export function keptAnalysis(): RecordText | undefined {
  return load("analysis", check);
}

/** The game that was analysed before. */
export function earlierAnalysis(): RecordText | undefined {
  return load("analysis-before", check);
}

/** Keeps the game that is analysed. */
export function keepAnalysis(record: RecordText): void {
  save("analysis", { version: 1, record });
}

/** Puts another game in the place of the one that is analysed, which can be had back. */
export function replaceAnalysis(record: RecordText): void {
  const before = keptAnalysis();
  if (before && before.moves.length > 0 && JSON.stringify(before) !== JSON.stringify(record)) {
    save("analysis-before", { version: 1, record: before });
  }
  keepAnalysis(record);
}
