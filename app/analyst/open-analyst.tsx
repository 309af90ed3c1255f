import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";

import { carriedToAsk } from "../../domain/page/address/ask-address.ts";
import { AnalystPanel, type AnalystPanelProps, PANEL_CLASS } from "../components/analyst-panel.tsx";
import { prepareVoice } from "../voice/prepare-voice.ts";
import { isSignedIn } from "./is-signed-in.ts";

/**
 * Takes the panel over that the server rendered, or makes it where there is none. `onAwake` is called when a press on it does
 * something. `use` is what woke it. Returns what ends it.
 */
export function openAnalyst(section: Element, props: AnalystPanelProps, onAwake: () => void, use?: Event): () => void {
  // The page was left while this was loaded.
  if (!section.isConnected) return () => {};
  // The beginning of a press of Start, and no mere visit of the keyboard: the voice need not wait for the markup.
  if (use && use.type !== "focusin" && (use.target as Element).closest(".voice")) prepareVoice().catch(() => undefined);
  // Not in the section itself, which is the page's own element: React wants a tree's container for that tree alone.
  const { firstElementChild: written } = section;
  // What the server wrote knows whether this browser hides scores; without it the address says at least what was asked for.
  const asking = written?.querySelector("form.ask")?.getAttribute("action") ?? location.search;
  const panel = <AwakePanel {...props} carried={carriedToAsk(new URL(asking, location.href).search)} />;
  // At once: somebody has pressed something.
  const root = flushSync((): Root => {
    if (written !== null) return hydrateRoot(written, panel);
    const place = Object.assign(document.createElement("div"), { className: PANEL_CLASS });
    const made = createRoot(section.appendChild(place));
    made.render(panel);
    return made;
  });
  onAwake();
  return () => root.unmount();
}

function AwakePanel(props: AnalystPanelProps) {
  const [isAuthenticated, setAuthenticated] = useState<boolean | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    void isSignedIn(leaving.signal).then((is) => {
      if (!leaving.signal.aborted) setAuthenticated(is);
    });
    return () => leaving.abort();
  }, []);
  return <AnalystPanel {...props} isAuthenticated={isAuthenticated} />;
}
