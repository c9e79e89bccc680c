import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect, useLayoutEffect } from "preact/hooks";
import { t } from "./texts.js";
import { entitle } from "./title.js";

/** A screen that is fetched when it is first shown. */
export function Later<N extends string, P extends object>({ load, name, values }: {
  load: () => Promise<Record<N, ComponentType<P>>>;
  name: N;
  values: P;
}) {
  const screen = useSignal<{ Made: ComponentType<P> } | undefined>(undefined);
  const failed = useSignal(false);
  useEffect(() => {
    load().then((module) => { screen.value = { Made: module[name] }; }, () => { failed.value = true; });
  }, [name]);
  const { Made } = screen.value ?? {};
  useLayoutEffect(entitle, [Made]);
  if (Made) return <Made {...values} />;
  return <p role="status">{t(failed.value ? "not-fetched" : "loading")}</p>;
}
