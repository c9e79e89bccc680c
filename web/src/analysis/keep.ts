/** The game that is analysed, kept on this device along with those before it. */
import { facts } from "../check.js";
import { following, forget, load, raw, save, setAside, tell, type Doubt } from "../store.js";
import type { RecordText, TreeMove } from "../wasm/bingwa.js";

function isMove(value: unknown, place: number): value is TreeMove {
  const move = value as Partial<TreeMove> | null;
  const after = move?.after;
  return (
    typeof move?.text === "string" &&
    typeof move.comment === "string" &&
    Array.isArray(move.nags) &&
    move.nags.every((nag) => Number.isInteger(nag) && nag >= 0 && nag <= 255) &&
    (after === undefined || (Number.isInteger(after) && after >= 0 && after < place))
  );
}

/** A record without what makes no sense in it, of a form that is known; whether its moves are legal the rules will say. */
export function check(value: unknown, doubt: Doubt): RecordText | undefined {
  const { version, record } = (value ?? {}) as { version?: number; record?: Partial<Record<keyof RecordText, unknown>> | null };
  if (version !== 1 || typeof record !== "object" || record === null) {
    doubt("form");
    return undefined;
  }
  const { moves, tags } = record;
  const game = facts(record, doubt);
  if (!game) return undefined;
  if (!Array.isArray(moves)) {
    doubt("moves", moves);
    return undefined;
  }
  const bad = moves.findIndex((move, place) => !isMove(move, place));
  if (bad >= 0) doubt("moves", moves[bad]);
  const text = (found: unknown) => {
    if (found === undefined || typeof found === "string") return found;
    doubt("part", found);
    return undefined;
  };
  const said = Object.entries(tags ?? {}).filter(([, found]) => text(found) !== undefined) as [string, string][];
  const [comment, result, termination] = [text(record.comment), text(record.result), text(record.termination)];
  return {
    ...game,
    comment: comment ?? "",
    moves: (bad < 0 ? moves : moves.slice(0, bad)) as TreeMove[],
    tags: Object.fromEntries(said),
    ...(result !== undefined && { result }),
    ...(termination !== undefined && { termination }),
  };
}

/** An analysis as it is kept: by its number all tabs know whether they look into the same one. */
interface Kept {
  record: RecordText;
  number: number;
}

function checkKept(value: unknown, doubt: Doubt): Kept | undefined {
  const record = check(value, doubt);
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

/** By which number the game that is analysed is known, once it is kept. */
export function keptNumber(): number | undefined {
  return seen.kept?.number;
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

/** A game that was analysed before, and when it was put away. */
export interface Earlier {
  record: RecordText;
  date: string;
}

/** So many are kept; the oldest goes when one more comes. */
export const MOST = 10;

function checkEarlier(value: unknown, doubt: Doubt): Earlier[] | undefined {
  const { version, analyses } = (value ?? {}) as { version?: number; analyses?: unknown };
  if (version !== 1 || !Array.isArray(analyses)) return undefined;
  return analyses.slice(0, MOST).flatMap((each) => {
    const { record: found, date } = (each ?? {}) as { record?: unknown; date?: unknown };
    const record = check({ version: 1, record: found }, doubt);
    return record ? [{ record, date: typeof date === "string" ? date : "" }] : [];
  });
}

function loadEarlier(): readonly Earlier[] {
  const list = load("analyses", checkEarlier) ?? [];
  // Before there was a list there was one.
  const only = load("analysis-before", check);
  return only ? withOne(list, { record: only, date: "" }) : list;
}

/** The games that were analysed before, the last one first. */
export const earlier = following("analyses", loadEarlier);

function same(one: RecordText, other: RecordText): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The earlier analyses with one more, which stands there once. */
export function withOne(list: readonly Earlier[], one: Earlier): readonly Earlier[] {
  return [one, ...list.filter(({ record }) => !same(record, one.record))].slice(0, MOST);
}

function keepEarlier(list: readonly Earlier[]): void {
  earlier.value = list;
  save("analyses", { version: 1, analyses: list });
  forget("analysis-before");
}

/** Deletes an earlier analysis. */
export function forgetEarlier({ record }: Earlier): void {
  keepEarlier(loadEarlier().filter((each) => !same(each.record, record)));
}

/** Keeps the game that is analysed. */
export function keepAnalysis(record: RecordText): void {
  write(record, seen.kept?.number ?? chance());
}

/** Puts another game in the place of the one that is analysed, which joins those before it. */
export function replaceAnalysis(record: RecordText): void {
  const before = keptAnalysis();
  const list = loadEarlier().filter((each) => !same(each.record, record));
  const more = before && before.moves.length > 0 && !same(before, record);
  keepEarlier(more ? withOne(list, { record: before, date: new Date().toISOString() }) : list);
  write(record, chance());
}

/** The rules refuse a move of the kept analysis: it is set aside as it was, and goes on with what is left of it. */
export function mendAnalysis(part: RecordText | undefined, why: string): void {
  setAside("analysis", raw("analysis") ?? "");
  if (part) keepAnalysis(part);
  tell({ name: "analysis", what: part ? "move" : "illegal", found: why, moves: part?.moves.length ?? 0 });
}
