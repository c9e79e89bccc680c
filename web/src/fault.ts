import { Refused } from "./bingwa.js";
import { also, listed, t } from "./texts.js";
import type { Fault } from "./wasm/bingwa.js";

/** A refusal as a sentence. */
export function refusalText({ reason, hole, holes, number }: {
  reason: string;
  hole: string;
  holes: readonly string[];
  number?: number | undefined;
}): string {
  return t(`refusal-${reason}`, {
    hole,
    any: listed(holes, "disjunction"),
    all: listed(holes, "conjunction"),
    count: holes.length,
    number: number ?? 0,
  });
}

/** What is wrong with something that a person wrote: where it stands, what it says, and what should be. */
export function faultText({ what, line, ply, found, hole = "", seat, row, count = 0, number = 0, reason, names = [] }: Fault): string {
  const said = t(`fault-${what}`, {
    hole,
    seat: seat ?? "",
    row: row ?? "",
    count,
    number,
    any: listed(names, "disjunction"),
    why: reason ? refusalText({ reason, hole, holes: names, number }) : "",
  });
  const where = [
    ...(line === undefined ? [] : [t("fault-line", { line })]),
    ...(ply === undefined ? [] : [t("fault-ply", { ply })]),
    ...(found === undefined ? [] : [t("fault-found", { found })]),
  ];
  if (where.length === 0) return said;
  return t("fault-at", { where: where.reduce((first, then) => t("fault-and", { first, then })), what: said });
}

/** What went wrong, in words, which are fetched if need be. */
export async function troubleText(error: unknown): Promise<string> {
  if (!(error instanceof Refused)) return error instanceof Error ? error.message : String(error);
  await also("faults", "refusals");
  return faultText(error.fault);
}
