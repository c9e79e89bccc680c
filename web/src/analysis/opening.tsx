import { useSignal } from "@preact/signals";
import { records, Refused, rules } from "../bingwa.js";
import { faultText } from "../fault.js";
import { games, textId } from "../games.js";
import { t } from "../texts.js";
import type { RecordText } from "../wasm/bingwa.js";
import { GameTree } from "./tree.js";

/** A file is read no further. */
const MOST = 4 << 20;

/** Whether a text is a position and no record: one line of counts between strokes. */
function isPosition(text: string): boolean {
  return /^[\d!,]+(\/[\d!,]+)+ \S.*$/.test(text);
}

/** What a text holds: a record, or what stands before the fault that lost it, and what is wrong in words. */
export interface Read {
  record?: RecordText;
  before?: RecordText;
  problems: string[];
}

/** How a record is opened, along with what was wrong with it. */
type Open = (record: RecordText, problems: string[]) => void;

/** What a text is: records, each with what was wrong with it. */
export async function readText(text: string, id: string): Promise<Read[]> {
  const bare = text.trim();
  if (bare === "") return [{ problems: [t("open-nothing")] }];
  if (!isPosition(bare)) {
    const read = await records.call("readRecords", bare);
    if (read.length === 0) return [{ problems: [t("open-unknown")] }];
    return read.map(({ problems, ...found }) => ({ ...found, problems: problems.map(faultText) }));
  }
  try {
    const { text: start } = await rules.call("parse", id, bare);
    return [{ record: { rules: id, start, comment: "", moves: [], tags: {} }, problems: [] }];
  } catch (error) {
    if (error instanceof Refused) return [{ problems: [faultText(error.fault)] }];
    throw error;
  }
}

/** What the reader found wrong. */
export function Problems({ problems }: { problems: string[] }) {
  return (
    <div role="status">
      {problems.length > 0 && (
        <div class="note problems">
          <b>{t("open-problems")}</b>
          <ul>{problems.slice(0, 8).map((problem) => <li key={problem}>{problem}</li>)}</ul>
        </div>
      )}
    </div>
  );
}

/** Opens the moves before the one that can't be read, where there are any. */
export function Part({ read: { record, before, problems }, open }: { read: Read; open: Open }) {
  const moves = before && !record ? new GameTree(before).main().length - 1 : 0;
  if (!before || moves === 0) return null;
  return <p><button type="button" onClick={() => open(before, problems)}>{t("open-part", { moves })}</button></p>;
}

/** What a record is called. */
function title({ tags = {}, moves }: RecordText): string {
  return t("open-title", { south: tags.South ?? "?", north: tags.North ?? "?", date: tags.Date ?? "?", moves: moves.length });
}

/** Opens a record or a position: pasted, or from a file. What can't be read is told, and nothing is lost by it. */
export function Opening({ game, open }: { game: string; open: Open }) {
  const text = useSignal("");
  const id = useSignal(game);
  const read = useSignal<Read[]>([]);
  const take = async (given: string) => {
    read.value = await readText(given, id.value);
    const [only, ...others] = read.value;
    if (only?.record && others.length === 0) open(only.record, only.problems);
  };
  const file = async (chosen: File | undefined) => {
    if (!chosen) return;
    if (chosen.size > MOST) {
      read.value = [{ problems: [t("open-long")] }];
      return;
    }
    text.value = await chosen.text();
    await take(text.value);
  };
  const problems = read.value.flatMap((each) => each.problems);
  return (
    <form class="opening" onSubmit={(event) => { event.preventDefault(); void take(text.value); }}>
      <label>
        <span>{t("open-paste")}</span>
        <textarea rows={5} spellcheck={false} dir="ltr" value={text.value} onInput={(event) => { text.value = event.currentTarget.value; }} />
      </label>
      <label>
        <span>{t("open-rules")}</span>
        <select value={id.value} onChange={(event) => { id.value = event.currentTarget.value; }}>
          {games.map((info) => <option key={info.rules} value={info.rules}>{t(`game-${textId(info.rules)}`)}</option>)}
        </select>
      </label>
      <div class="row">
        <button type="submit" class="primary">{t("open")}</button>
        <label class="button file">
          <span>{t("open-file")}</span>
          <input type="file" accept=".bao,.txt,.json,.ndjson,text/plain" onChange={(event) => void file(event.currentTarget.files?.[0])} />
        </label>
      </div>
      <Problems problems={problems} />
      {read.value.length === 1 && <Part read={read.value[0]!} open={open} />}
      {read.value.length > 1 && (
        <ul class="records">
          {read.value.filter(({ record, before }) => record ?? before?.moves.length).slice(0, 200).map((each, index) => (
            <li key={index}>
              {each.record
                ? <button type="button" onClick={() => open(each.record!, each.problems)}>{title(each.record)}</button>
                : <>{title(each.before!)} <Part read={each} open={open} /></>}
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
