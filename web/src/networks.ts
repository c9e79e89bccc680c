/**
 * The networks by which games are judged. Each is a file of its own, fetched when its game is first
 * thought about; without it the player goes on by weights.
 */
const FILES = import.meta.glob<string>("../../data/networks/*.network", { query: "?url", import: "default", eager: true });

/** Whoever waits longer for a network begins without it, in milliseconds. */
const PATIENCE = 10_000;

const fetched = new Map<string, Uint8Array>();

/** The network of a game, whose readings share one; nothing where there is none, or it can't be had. */
export async function networkOf(rules: string): Promise<Uint8Array | undefined> {
  const file = FILES[`../../data/networks/${rules.split("/")[0]!}.network`];
  if (!file) return undefined;
  try {
    return fetched.get(file) ?? (await fetchFrom(file));
  } catch {
    return undefined;
  }
}

async function fetchFrom(file: string): Promise<Uint8Array> {
  const answered = await fetch(file, { signal: AbortSignal.timeout(PATIENCE) });
  if (!answered.ok) throw new Error(`${file}: ${answered.status}`);
  const network = new Uint8Array(await answered.arrayBuffer());
  fetched.set(file, network);
  return network;
}
