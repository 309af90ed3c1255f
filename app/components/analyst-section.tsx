import { useState } from "react";
import { useLocation } from "react-router";

import { carriedToAsk } from "../../domain/page/address/ask-address.ts";
import { wakeOnUse } from "../analyst/wake-on-use.ts";
import { AnalystPanel, type AnalystPanelProps, PANEL_CLASS } from "./analyst-panel.tsx";

/**
 * React leaves the server's markup alone and knows nothing of what is inside; the empty text is only a placeholder and is never written.
 * In development React warns that the two differ; the production build has no such warning.
 */
const dangerouslySetInnerHTML = { __html: "" };
const AS_WRITTEN = import.meta.env.DEV
  ? { dangerouslySetInnerHTML, suppressHydrationWarning: true }
  : { dangerouslySetInnerHTML };

/** The analyst's section. In the browser it costs next to nothing until it is used: see `wake-on-use.ts`. */
export function AnalystSection(props: AnalystPanelProps) {
  // The props that the page was first rendered with, because the server's markup shows those.
  const [wake] = useState(() => wakeOnUse(props));
  const section = { id: "analyst", "aria-labelledby": "analyst-h" };
  return import.meta.env.SSR ? (
    <section {...section}>
      <div className={PANEL_CLASS}>
        <WrittenPanel {...props} />
      </div>
    </section>
  ) : (
    <section {...section} ref={wake} {...AS_WRITTEN} />
  );
}

/** As the server writes it: only there the address says of a browser that hides scores, and of no other, that it asks for these. */
function WrittenPanel(props: AnalystPanelProps) {
  return <AnalystPanel {...props} carried={carriedToAsk(useLocation().search)} />;
}
