/** Whether what is kept as a game can be one: all that can be told without the rules. */
import type { Kept, Who } from "./game.js";
import { games } from "./games.js";
import { ofSix } from "./of-six.js";
import type { Doubt } from "./store.js";
import { areTimes } from "./times.js";
import type { GameText } from "./wasm/bingwa.js";

function isWho(value: unknown): value is Who {
  return value === "person" || value === "perfect" || (Number.isInteger(value) && (value as number) >= 1);
}

function isSeat(value: unknown): value is "S" | "N" {
  return value === "S" || value === "N";
}

/** Whether a value is a list of texts. */
export function areTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === "string");
}

/** The game that a text names and where it starts, if it names one. */
export function facts({ rules, start }: { rules?: unknown; start?: unknown }, doubt: Doubt): Omit<GameText, "moves"> | undefined {
  if (!games.some((info) => info.rules === rules)) doubt("rules", rules);
  else if (start !== undefined && typeof start !== "string") doubt("start", start);
  else return { rules: rules as string, ...(start !== undefined && { start }) };
  return undefined;
}

/**
 * A kept game of a form that is known, without what makes no sense in it; nothing where that is what
 * makes it a game. Whether its moves are legal the rules will say.
 */
export function check(value: unknown, doubt: Doubt): Kept | undefined {
  const kept = (value ?? {}) as Partial<Record<keyof Kept, unknown>>;
  const { version, text, south, north, resigned, late, over, clock, seed, viewer, opposite } = kept;
  if ((version !== 1 && version !== 2) || typeof text !== "object" || text === null) {
    doubt("form");
    return undefined;
  }
  const game = facts(text, doubt);
  if (!game) return undefined;
  const { moves } = text as Partial<GameText>;
  const best = games.find((info) => info.rules === game.rules)!.levels;
  if (!areTexts(moves)) doubt("moves", moves);
  else if (!isWho(south) || !isWho(north)) doubt("who", isWho(south) ? north : south);
  else {
    const today = (who: Who) => {
      // The first version had six levels.
      const level = typeof who === "number" && version === 1 ? ofSix(who) : who;
      if (typeof level !== "number" || level <= best) return level;
      doubt("level", level);
      return best;
    };
    const sound = <T>(what: string, found: unknown, is: (found: unknown) => found is T): T | undefined => {
      if (found === undefined || is(found)) return found;
      doubt(what, found);
      return undefined;
    };
    const gone = sound("resigned", resigned, isSeat);
    const slow = sound("late", late, isSeat);
    const times = sound("clock", clock, areTimes);
    return {
      version: 2,
      text: { ...game, moves },
      south: today(south),
      north: today(north),
      seed: Number(seed) || 1,
      ...(gone && { resigned: gone }),
      ...(slow && { late: slow }),
      ...(over === true && { over }),
      ...(times && { clock: times }),
      ...(isSeat(viewer) && { viewer }),
      ...(opposite === true && { opposite }),
    };
  }
  return undefined;
}
