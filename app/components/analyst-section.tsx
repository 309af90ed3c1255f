import { useState } from "react";

import { wakeOnUse } from "../analyst/wake-on-use.ts";
import { AnalystPanel, type AnalystPanelProps } from "./analyst-panel.tsx";

/** React leaves what the server wrote as it is, and knows nothing of what is inside. */
const AS_WRITTEN = { __html: "" };

/** The analyst's section. In the browser it costs next to nothing until it is used: see `wake-on-use.ts`. */
export function AnalystSection(props: AnalystPanelProps) {
  // What the page began with: the server's markup is of that.
  const [wake] = useState(() => wakeOnUse(props));
  const section = { id: "analyst", "aria-labelledby": "analyst-h" };
  return import.meta.env.SSR ? (
    <section {...section}>
      <AnalystPanel {...props} />
    </section>
  ) : (
    // oxlint-disable-next-line react/no-danger -- nothing is written: the text is empty, and stands for what the server wrote
    <section {...section} ref={wake} dangerouslySetInnerHTML={AS_WRITTEN} suppressHydrationWarning />
  );
}
