/** All that the app keeps on this device: taken away as a file, brought back, deleted. */
import { download } from "./files.js";
import { damages, forget, names, raw, readAgain, write } from "./store.js";

/** A file is read no further. */
const MOST = 16 << 20;

/** What a file of kept things looks like; a later form gets another number. */
interface Kept {
  bingwa: 1;
  kept: Record<string, string>;
}

function everything(): Record<string, string> {
  return Object.fromEntries(names().map((name) => [name, raw(name) ?? ""]));
}

/** Gives a person all that is kept, as a file. */
export function take(): void {
  const day = new Date().toISOString().slice(0, 10);
  const file: Kept = { bingwa: 1, kept: everything() };
  download(JSON.stringify(file, undefined, 1), "application/json", `bingwa-${day}.json`);
}

/** The things in a file that was taken; nothing where the text is no such file. */
export function read(text: string): Record<string, string> | undefined {
  try {
    const file = JSON.parse(text) as Partial<Kept> | null;
    const kept = file?.bingwa === 1 ? file.kept : undefined;
    if (typeof kept !== "object" || Array.isArray(kept)) return undefined;
    const things = Object.entries(kept);
    const known = things.length > 0 && things.every(([name, value]) => /^[a-z\d.-]{1,40}$/.test(name) && typeof value === "string");
    return known ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Reads a file that was taken; nothing where it is none. */
export async function open(file: File): Promise<Record<string, string> | undefined> {
  return file.size > MOST ? undefined : read(await file.text());
}

/** Puts other things in the place of what is kept; where the device has no room for them all stays. */
export function bring(kept: Record<string, string>): boolean {
  const before = everything();
  drop();
  if (Object.entries(kept).every(([name, value]) => write(name, value))) return true;
  drop();
  for (const [name, value] of Object.entries(before)) write(name, value);
  readAgain();
  return false;
}

/** Deletes all that is kept. */
export function drop(): void {
  for (const name of names()) forget(name);
  damages.value = [];
}
