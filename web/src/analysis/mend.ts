/** What of a record the rules let stand. */
import { records, Refused, rules } from "../bingwa.js";
import { troubleText } from "../fault.js";
import { games } from "../games.js";
import type { RecordText, TreeMove } from "../wasm/bingwa.js";

/** A record with the moves of which the rules say that they are legal, and nothing of how it ended. */
async function legalPart({ rules: id, start, comment = "", moves, tags = {} }: RecordText): Promise<RecordText> {
  const begin = start ?? games.find((info) => info.rules === id)!.start.text;
  // Where each move of the record leads, and its place among those that stay.
  const reached = new Map<number | undefined, { position: string; place: number | undefined }>([[undefined, { position: begin, place: undefined }]]);
  const legal: TreeMove[] = [];
  for (const [index, { after, ...move }] of moves.entries()) {
    const from = reached.get(after);
    if (!from) continue;
    try {
      const played = await rules.call("play", id, from.position, move.text);
      reached.set(index, { position: played.after.text, place: legal.length });
      legal.push({ ...move, ...(from.place !== undefined && { after: from.place }) });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }
  return { rules: id, ...(start !== undefined && { start }), comment, moves: legal, tags };
}

async function refusal(record: RecordText): Promise<string | undefined> {
  try {
    await records.call("writeRecord", record, "bao");
    return undefined;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return troubleText(error);
  }
}

/** A record as it can be shown: whole, or what is legal of it, along with what is wrong with the rest. */
export async function mended(record: RecordText): Promise<{ record: RecordText | undefined; why?: string }> {
  const why = await refusal(record);
  if (why === undefined) return { record };
  const part = await legalPart(record);
  return { record: (await refusal(part)) === undefined && part.moves.length > 0 ? part : undefined, why };
}
