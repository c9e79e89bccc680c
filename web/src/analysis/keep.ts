/** The game that is analysed, kept on this device along with the one before it. */
import { load, raw, save } from "../store.js";
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

/** An analysis as it is kept: by its number all tabs know whether they look into the same one. */
interface Kept {
  record: RecordText;
  number: number;
}

function checkKept(value: unknown): Kept | undefined {
  const record = check(value);
  return record && { record, number: Number((value as { number?: number }).number) || 0 };
}

/** What this tab last read or wrote. */
let seen: { text: string | undefined; kept: Kept | undefined } = { text: undefined, kept: undefined };

function chance(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]!;
}

function see(): void {
  seen = { text: raw("analysis"), kept: load("analysis", checkKept) };
}

function write(record: RecordText, number: number): void {
  save("analysis", { version: 1, record, number });
  see();
}

/** The game that is analysed. */
export function keptAnalysis(): RecordText | undefined {
  see();
  return seen.kept?.record;
}

/** What another tab has made of the kept analysis. */
export interface Elsewhere {
  record: RecordText;
  /** What it was made from: what this tab last read or wrote. */
  before: RecordText;
}

/** What another tab has done since this one last read or wrote: gone on with the game, or begun another. */
export function elsewhere(): Elsewhere | "another" | undefined {
  if (raw("analysis") === seen.text) return undefined;
  const [now, before] = [load("analysis", checkKept), seen.kept];
  if (!now) return undefined;
  return now.number === before?.number ? { record: now.record, before: before.record } : "another";
}

/** The game that was analysed before. */
export function earlierAnalysis(): RecordText | undefined {
  return load("analysis-before", check);
}

/** Keeps the game that is analysed. */
export function keepAnalysis(record: RecordText): void {
  write(record, seen.kept?.number ?? chance());
}

/** Puts another game in the place of the one that is analysed, which can be had back. */
export function replaceAnalysis(record: RecordText): void {
  const before = keptAnalysis();
  if (before && before.moves.length > 0 && JSON.stringify(before) !== JSON.stringify(record)) {
    save("analysis-before", { version: 1, record: before });
  }
  write(record, chance());
}
