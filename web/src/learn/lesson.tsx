import { signal, useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { boardLabels, seatName } from "../board-labels.js";
import { Board } from "../board-view.js";
import { textId } from "../games.js";
import { change } from "../settings.js";
import { t } from "../texts.js";
import { Told } from "../told.js";
import { Desk } from "./desk.js";
import { address, LADDERS, type Lesson } from "./lessons.js";
import { finish } from "./progress.js";

/** Whether the window has room beside the board: what came of a move stands there, otherwise directly under the board. */
const wide = matchMedia("(min-width: 68rem)");
const beside = signal(wide.matches);
wide.addEventListener("change", () => { beside.value = wide.matches; });

/** A lesson: what it says, a board to do it on, and what came of it. */
export function LessonView({ game, lesson, place }: { game: string; lesson: Lesson; place: number }) {
  const desk = useRef<Desk>(null);
  const made = useSignal(false);
  const task = useRef<HTMLElement>(null);
  const from = useRef(location.hash);
  const { exercises } = lesson;
  const exercise = exercises[place]!;
  const last = place === exercises.length - 1;
  const name = t(`game-${textId(game)}`);
  // What is met now may be the last exercise; the desk lives longer than this call.
  const met = useRef<() => void>(() => undefined);
  met.current = () => {
    if (last) finish(game, lesson);
  };
  useLayoutEffect(() => {
    void desk.current?.set(exercise);
    if (from.current !== location.hash || document.activeElement?.matches("main")) task.current?.focus();
    from.current = location.hash;
    scrollTo(0, 0);
  }, [place]);
  const at = made.value ? desk.current : null;
  const state = at?.state.value ?? "busy";
  const values = { ...exercise.goal, rules: game };
  const verdict = (
    <Told along said={at?.saying.value} class="verdict">
      <p class={`say ${state}`} role="status">{at && <Say desk={at} />}</p>
      <div class="row acts">
        {state === "met" && <Onward game={game} lesson={lesson} place={place} />}
        {state === "open" && <button type="button" onClick={() => void at?.hint()}>{t("hint")}</button>}
        {state !== "open" && (
          <button type="button" class={state === "missed" ? "primary" : ""} onClick={() => void at?.set()}>{t("learn-again")}</button>
        )}
      </div>
    </Told>
  );
  return (
    <div class="lesson">
      <div class="path">
        <a href={`#/learn/${game}`}>{name}</a>
        <ol>
          {exercises.map((_, index) => (
            <li key={index}>
              <a href={address(game, lesson, index + 1)} aria-current={index === place ? "step" : undefined}
                aria-label={t("learn-step", { number: index + 1, of: exercises.length })}>
                <i aria-hidden="true" />
              </a>
            </li>
          ))}
        </ol>
      </div>
      <section class="task" ref={task} tabIndex={-1} aria-label={t("learn-step", { number: place + 1, of: exercises.length })}>
        <h1>{t(`lesson-${game}-${lesson.name}`)}</h1>
        <p>{t(`lesson-${game}-${lesson.name}-${place + 1}`)}</p>
        <p class="goal">{t(`goal-${exercise.goal.kind}`, values)}</p>
      </section>
      <Board
        interactive
        foresee
        use={(element) => {
          element.labels = boardLabels(name, seatName);
          element.addEventListener("bao-speed", (event) => {
            const { speed } = (event as CustomEvent<{ speed: number }>).detail;
            change({ speed: speed === Infinity ? 0 : speed });
          });
          const mine = new Desk(element, game, () => met.current());
          desk.current = mine;
          made.value = true;
          return () => mine.leave();
        }}
      >
        {!beside.value && verdict}
      </Board>
      {beside.value && verdict}
    </div>
  );
}

function Say({ desk }: { desk: Desk }) {
  const said = desk.saying.value;
  if (!said) return null;
  return <>{said.text}{said.clause && <span class="clause">{said.clause}</span>}</>;
}

/** To the next exercise, the next lesson, or a game of one's own. */
function Onward({ game, lesson, place }: { game: string; lesson: Lesson; place: number }) {
  const ladder = LADDERS[game]!;
  if (place + 1 < lesson.exercises.length) {
    return <a class="button primary" href={address(game, lesson, place + 2)}>{t("learn-next")}</a>;
  }
  const next = ladder[ladder.indexOf(lesson) + 1];
  return next
    ? <a class="button primary" href={address(game, next)}>{t("learn-next-lesson", { lesson: t(`lesson-${game}-${next.name}`) })}</a>
    : <a class="button primary" href={`#/new/${game}`}>{t("home-play", { game: t(`game-${textId(game)}`) })}</a>;
}
