/** A record in an address: its text, compressed where the browser can, in letters that links may have. */

/** No record is longer; what unpacks to more is not read on. */
const MOST = 1 << 20;

/** A form of the letters: compressed, or plain. */
type Form = "z" | "t";

function toLetters(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function toBytes(letters: string): Uint8Array<ArrayBuffer> {
  const text = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

async function through(bytes: Uint8Array<ArrayBuffer>, way: TransformStream<BufferSource, Uint8Array>): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(way).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
    size += next.value.length;
    if (size > MOST) {
      await reader.cancel();
      throw new RangeError("the record is too long");
    }
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}

/** Packs a record's text. */
export async function pack(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const form: Form = "CompressionStream" in globalThis ? "z" : "t";
  return form + toLetters(form === "z" ? await through(bytes, new CompressionStream("deflate-raw")) : bytes);
}

/** Unpacks a record's text; fails where the letters are none that `pack` made. */
export async function unpack(packed: string): Promise<string> {
  const bytes = toBytes(packed.slice(1));
  const decode = (some: Uint8Array) => new TextDecoder("utf-8", { fatal: true }).decode(some);
  if (packed.startsWith("t")) return decode(bytes);
  if (packed.startsWith("z")) return decode(await through(bytes, new DecompressionStream("deflate-raw")));
  throw new SyntaxError("the address is of no known form");
}

/** The address of a record. */
export async function address(text: string): Promise<string> {
  return `${location.href.replace(/#.*/, "")}#/analysis/${await pack(text)}`;
}
