import { useSignal } from "@preact/signals";
import type { ComponentType, VNode } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { t } from "./texts.js";
import { entitle } from "./title.js";

/** A screen that is fetched when it is first shown; until then the one before it stays as it was. */
export function Later<N extends string, P extends object>({ load, name, values }: {
  load: () => Promise<Record<N, ComponentType<P>>>;
  name: N;
  values: P;
}) {
  const screen = useSignal<{ Made: ComponentType<P>; of: N } | undefined>(undefined);
  const failed = useSignal(false);
  const shown = useRef<VNode>(null);
  useEffect(() => {
    let wanted = true;
    failed.value = false;
    load().then(
      (module) => { if (wanted) screen.value = { Made: module[name], of: name }; },
      () => { if (wanted) failed.value = true; },
    );
    return () => { wanted = false; };
  }, [name]);
  const { Made, of } = screen.value ?? {};
  useLayoutEffect(entitle, [Made]);
  if (Made && of === name) shown.current = <Made {...values} />;
  if (shown.current && !failed.value) return shown.current;
  return <p role="status">{t(failed.value ? "not-fetched" : "loading")}</p>;
}
