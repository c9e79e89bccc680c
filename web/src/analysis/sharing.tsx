import { useSignal } from "@preact/signals";
import { records } from "../bingwa.js";
import { troubleText } from "../fault.js";
import { download, png } from "../files.js";
import { textId } from "../games.js";
import { t } from "../texts.js";
import { address } from "./share.js";
import type { Study } from "./study.js";

/** Copies a text; a page that came over a plain line is not let near what is copied, and so fails. */
async function copied(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

/** Copies a picture as SVG: as a picture where the browser lets it, and as its text for editors of texts; what was copied is told. */
async function copiedSvg(picture: string): Promise<"svg-copied" | "svg-text-copied"> {
  const type = "image/svg+xml";
  // Browsers that know this type are younger than this question.
  const known = "ClipboardItem" in globalThis && (ClipboardItem as Partial<typeof ClipboardItem>).supports?.(type);
  if (!known) {
    await copied(picture);
    return "svg-text-copied";
  }
  const forms = [type, "text/plain"].map((form) => [form, new Blob([picture], { type: form })] as const);
  await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(forms))]);
  return "svg-copied";
}

/** Takes the game elsewhere: as a record, a link, a picture. */
export function Sharing({ study, picture }: { study: Study; picture: () => string }) {
  const said = useSignal("");
  const link = useSignal("");
  const name = textId(study.tree.facts.rules);
  const record = () => records.call("writeRecord", study.tree.record(), "bao");
  const copy = async (text: string, done: string) => {
    said.value = await copied(text).then(() => t(done), () => t("not-copied"));
  };
  const guard = (work: () => Promise<void>) => () => {
    said.value = "";
    work().catch(async (error: unknown) => {
      said.value = t("failed", { why: await troubleText(error) });
    });
  };
  return (
    <section class="sharing">
      <h2>{t("share-title")}</h2>
      <div class="row">
        <button type="button" onClick={guard(async () => {
          link.value = await address(await record());
          await copy(link.value, "link-copied");
        })}>{t("share-link")}</button>
        <button type="button" onClick={guard(async () => copy(await record(), "record-copied"))}>{t("copy-record")}</button>
        <button type="button" onClick={guard(async () => download(await record(), "text/plain", `${name}.bao`))}>{t("record")}</button>
        <button type="button" onClick={() => download(picture(), "image/svg+xml", `${name}.svg`)}>{t("save-svg")}</button>
        <button type="button" onClick={guard(async () => {
          download(await drawn(picture()), "image/png", `${name}.png`);
        })}>{t("save-png")}</button>
        {"ClipboardItem" in globalThis && (
          <button type="button" onClick={guard(async () => {
            // The drawing is given as a promise: some browsers copy only while a button is being pressed.
            const item = new ClipboardItem({ "image/png": drawn(picture()) });
            said.value = await navigator.clipboard.write([item]).then(() => t("picture-copied"), () => t("picture-not-copied"));
          })}>{t("copy-png")}</button>
        )}
        <button type="button" onClick={guard(async () => {
          said.value = await copiedSvg(picture()).then(t, () => t("picture-not-copied"));
        })}>{t("copy-svg")}</button>
        <a class="button" href={editorAddress(study)}>{t("edit-position")}</a>
      </div>
      <p role="status">{said.value}</p>
      {link.value && (
        <label>
          <span>{t("link-title")}</span>
          <input type="text" readOnly dir="ltr" value={link.value} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </section>
  );
}

/** A picture as a PNG file. */
async function drawn(picture: string): Promise<Blob> {
  const made = await png(picture);
  if (!made) throw new Error("the picture can't be drawn");
  return made;
}

/** Where the position that is shown can be changed. */
function editorAddress(study: Study): string {
  const text = study.view.value?.board.text ?? "";
  return `#/editor/${encodeURIComponent(study.tree.facts.rules)}/${encodeURIComponent(text)}`;
}
