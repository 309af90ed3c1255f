import { useState } from "react";

import { wakeOnUse } from "../analyst/wake-on-use.ts";
import { AnalystPanel, type AnalystPanelProps, PANEL_CLASS } from "./analyst-panel.tsx";

/**
 * React leaves what the server wrote as it is, and knows nothing of what is inside: the empty text stands for that, and is not written.
 * In development React says that they differ; the built one has no such word, and no page pays for the answer to it.
 */
const dangerouslySetInnerHTML = { __html: "" };
const AS_WRITTEN = import.meta.env.DEV
  ? { dangerouslySetInnerHTML, suppressHydrationWarning: true }
  : { dangerouslySetInnerHTML };

/** The analyst's section. In the browser it costs next to nothing until it is used: see `wake-on-use.ts`. */
export function AnalystSection(props: AnalystPanelProps) {
  // What the page began with: the server's markup is of that.
  const [wake] = useState(() => wakeOnUse(props));
  const section = { id: "analyst", "aria-labelledby": "analyst-h" };
  return import.meta.env.SSR ? (
    <section {...section}>
      <div className={PANEL_CLASS}>
        <AnalystPanel {...props} />
      </div>
    </section>
  ) : (
    <section {...section} ref={wake} {...AS_WRITTEN} />
  );
}
