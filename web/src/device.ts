/** All that the app keeps on this device: taken away as a file, brought back, deleted. */
import { download } from "./files.js";
import { forget, names, raw, write } from "./store.js";

/** A file is read no further. */
const MOST = 16 << 20;

/** What a file of kept things looks like; a later form gets another number. */
interface Kept {
  bingwa: 1;
  kept: Record<string, string>;
}

/** Gives a person all that is kept, as a file. */
export function take(): void {
  const kept = Object.fromEntries(names().map((name) => [name, raw(name) ?? ""]));
  const day = new Date().toISOString().slice(0, 10);
  const file: Kept = { bingwa: 1, kept };
  download(JSON.stringify(file, undefined, 1), "application/json", `bingwa-${day}.json`);
}

/** The things in a file that was taken; nothing where the text is no such file. */
export function read(text: string): Record<string, string> | undefined {
  try {
    const file = JSON.parse(text) as Partial<Kept> | null;
    const kept = file?.bingwa === 1 ? file.kept : undefined;
    if (typeof kept !== "object") return undefined;
    const known = Object.entries(kept).every(([name, value]) => /^[a-z.-]{1,40}$/.test(name) && typeof value === "string");
    return known ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Puts the things of a file in the place of what is kept: whether it is one that can be read. */
export async function bring(file: File): Promise<boolean> {
  const kept = file.size > MOST ? undefined : read(await file.text());
  if (!kept) return false;
  drop();
  for (const [name, value] of Object.entries(kept)) write(name, value);
  return true;
}

/** Deletes all that is kept. */
export function drop(): void {
  for (const name of names()) forget(name);
}
