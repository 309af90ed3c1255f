import { useEffect, useState } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";

import { AnalystPanel, type AnalystPanelProps } from "../components/analyst-panel.tsx";
import { isSignedIn } from "./is-signed-in.ts";
import { prepareVoice } from "../voice/prepare-voice.ts";

/**
 * Takes the panel over that the server rendered, or makes it where there is none. `onAwake` is called when a press on it does
 * something: React takes the markup over a moment later. `use` is what woke it. Returns what ends it.
 */
export function openAnalyst(section: Element, props: AnalystPanelProps, onAwake: () => void, use?: Event): () => void {
  // The page was left while this was loaded.
  if (!section.isConnected) return () => {};
  // Whoever presses Start waits for nothing else.
  if (use?.type === "pointerdown" && (use.target as Element).closest(".voice button") !== null)
    prepareVoice().catch(() => undefined);
  const panel = <AwakePanel {...props} onAwake={onAwake} />;
  let root: Root;
  if (section.firstChild === null) {
    root = createRoot(section);
    root.render(panel);
  } else {
    root = hydrateRoot(section, panel);
  }
  return () => root.unmount();
}

function AwakePanel({ onAwake, ...props }: AnalystPanelProps & { onAwake: () => void }) {
  const [isAuthenticated, setAuthenticated] = useState<boolean | null>(null);
  useEffect(onAwake, [onAwake]);
  useEffect(() => {
    const leaving = new AbortController();
    void isSignedIn(leaving.signal).then((is) => {
      if (!leaving.signal.aborted) setAuthenticated(is);
    });
    return () => leaving.abort();
  }, []);
  return <AnalystPanel {...props} isAuthenticated={isAuthenticated} />;
}
