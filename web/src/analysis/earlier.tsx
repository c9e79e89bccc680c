import { useSignal } from "@preact/signals";
import { textId } from "../games.js";
import { figures, t } from "../texts.js";
import { earlier, forgetEarlier, MOST, type Earlier } from "./keep.js";
import { GameTree } from "./tree.js";

/** A day and its hour. */
function when(day: Date): string {
  const [own, ...others] = figures();
  // What stands in for a language that the browser doesn't know must not bring its words.
  const words = Intl.DateTimeFormat.supportedLocalesOf(own).length > 0 || others.length === 0;
  const wanted = words ? { dateStyle: "medium", timeStyle: "short" } as const
    : { year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(figures(), wanted).format(day);
}

/** What an earlier analysis is called: its game, how long it is, and when it was put away. */
function title({ record, date }: Earlier): string {
  const values = { game: t(`game-${textId(record.rules)}`), plies: new GameTree(record).main().length - 1 };
  const day = new Date(date);
  if (Number.isNaN(day.getTime())) return t("earlier", values);
  return t("earlier-at", { when: when(day), what: t("earlier", values) });
}

/** The games that were analysed before this one, to be opened again or deleted. */
export function EarlierOnes({ open }: { open: (one: Earlier) => void }) {
  const sure = useSignal<Earlier | undefined>(undefined);
  if (earlier.value.length === 0) return null;
  return (
    <section class="earlier">
      <h2>{t("earlier-title")}</h2>
      <p>{t("earlier-about", { most: MOST })}</p>
      <ul>
        {earlier.value.map((one, place) => (
          <li key={place}>
            <button type="button" class="wide" onClick={() => open(one)}>{title(one)}</button>
            {sure.value === one ? (
              <p class="row sure" role="alertdialog" aria-label={t("earlier-sure")}>
                <span>{t("earlier-sure")}</span>
                <button type="button" onClick={() => forgetEarlier(one)}>{t("earlier-delete-yes")}</button>
                <button type="button" onClick={() => { sure.value = undefined; }}>{t("no")}</button>
              </p>
            ) : <button type="button" onClick={() => { sure.value = one; }}>{t("earlier-delete")}</button>}
          </li>
        ))}
      </ul>
    </section>
  );
}
