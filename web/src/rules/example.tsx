import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { replaceAnalysis } from "../analysis/keep.js";
import { Board } from "../board-view.js";
import { ClauseLink } from "../clause-link.js";
import { textId } from "../games.js";
import { go } from "../router.js";
import { change, settings } from "../settings.js";
import { line } from "../table.js";
import { listed, t } from "../texts.js";
import { Told } from "../told.js";
import { difference } from "./difference.js";
import type { Example } from "./examples.js";
import { Trial } from "./trial.js";

/** More holes than these are counted, not named. */
const FEW = 5;

/** The moves of an example, tried on its board; on two boards side by side where readings differ. */
export function Trials({ example }: { example: Example }) {
  const trials = useRef<Trial[]>([]);
  const made = useSignal(0);
  const all = made.value === example.rules.length ? trials.current : [];
  const both = example.rules.length > 1;
  const [first] = all;
  const { moves = [], refused = [], theirs = [], line: played = [] } = example;
  const show = (index: number) => Promise.all(all.map(async (trial, reading) => {
    await trial.go([]);
    await trial.play((reading > 0 ? theirs[index] : undefined) ?? moves[index]!);
  }));
  const seen = first?.view.value?.moves ?? [];
  const next = played.length > 0 && seen.every((move, ply) => move === played[ply]) ? played[seen.length] : undefined;
  return (
    <div class="trials">
      <div class={both ? "boards both" : "boards"}>
        {example.rules.map((id) => (
          <OnBoard key={id} id={id} example={example} both={both} made={(trial) => {
            trials.current = [...trials.current.filter((each) => each.rules !== id), trial];
            made.value = trials.current.length;
          }} />
        ))}
      </div>
      {both && all.length === 2 && <Comparison trials={all} />}
      <div class="row acts">
        {moves.map((move, index) => (
          <button key={move} type="button" class="primary" onClick={() => void show(index)}>{t(both ? "rules-both" : "rules-show", { move })}</button>
        ))}
        {next !== undefined && (
          <button type="button" class="primary" onClick={() => void first?.play(next)}>{t("rules-move-next", { move: next })}</button>
        )}
        {played.length > 0 && seen.length > 0 && (
          <button type="button" onClick={() => void first?.go(seen.slice(0, -1))}>{t("rules-move-back")}</button>
        )}
        {refused.map((asked) => (
          <button key={asked} type="button" onClick={() => void first?.go([]).then(() => first.ask(asked))}>{t("rules-ask", { move: asked })}</button>
        ))}
        {seen.length > 0 && <button type="button" onClick={() => all.forEach((trial) => void trial.go([]))}>{t("rules-again")}</button>}
        <button type="button" onClick={() => {
          const start = example.start === undefined ? {} : { start: example.start };
          replaceAnalysis(line({ rules: example.rules[0]!, moves: played, ...start }));
          go("#/analysis");
        }}>{t("rules-analyse")}</button>
      </div>
      {played.length > 0 && <p class="aim" role="status">{t("rules-ply", { ply: seen.length, of: played.length })}</p>}
    </div>
  );
}

/** One board, with what is said of the move that was tried on it. */
function OnBoard({ id, example, both, made }: { id: string; example: Example; both: boolean; made: (trial: Trial) => void }) {
  const trial = useRef<Trial>(null);
  const there = useSignal(false);
  const name = t(`game-${textId(id)}`);
  useEffect(() => trial.current?.relabel(), [settings.value.locale]);
  const at = there.value ? trial.current : null;
  const said = at?.saying.value;
  return (
    <section class="on-board" aria-label={name}>
      {both && <h3>{name}</h3>}
      <Board interactive use={(element) => {
        const mine = new Trial(element, id, name, example.start);
        trial.current = mine;
        there.value = true;
        made(mine);
        element.addEventListener("bao-speed", (event) => {
          const { speed } = (event as CustomEvent<{ speed: number }>).detail;
          change({ speed: speed === Infinity ? 0 : speed });
        });
        void mine.go([]);
        return () => mine.stop();
      }}>
        <Told along said={said}>
          <p class="say" role="status">
            {said ? said.text : t("rules-try")}
            {said?.clause && <ClauseLink game={id} clause={said.clause} />}
          </p>
        </Told>
      </Board>
      {at && at.clauses.value.length > 0 && (
        <p class="at-work">
          <span>{t("rules-clauses-of")}</span>
          {at.clauses.value.map((clause) => <ClauseLink key={clause} game={id} clause={clause} />)}
        </p>
      )}
    </section>
  );
}

/** How two boards differ on which the same move was tried. */
function Comparison({ trials }: { trials: Trial[] }) {
  const views = trials.flatMap((trial) => trial.view.value ?? []);
  const [one, other] = views;
  if (!one || !other || one.moves.length + other.moves.length === 0) return null;
  const told = () => {
    if (one.moves.length !== other.moves.length) {
      return t("rules-one-only", { move: one.moves.at(-1) ?? other.moves.at(-1) ?? "" });
    }
    const { holes, houses, takasia } = difference(one, other);
    if (holes.length > FEW) return t("rules-differ-many", { count: holes.length });
    if (holes.length > 0) return t("rules-differ", { holes: listed(holes, "conjunction") });
    if (houses) return t("rules-differ-house");
    return t(takasia ? "rules-differ-takasia" : "rules-same");
  };
  return <p class="compared" role="status"><b>{told()}</b></p>;
}
