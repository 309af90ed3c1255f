import type { ReactNode } from "react";

import type { ProviderName } from "../../domain/game/game-snapshot.ts";
import { Foot } from "./foot.tsx";
import { Masthead, type SiteSection } from "./masthead.tsx";

interface PageShellProps {
  /** Ends the skip link "Skip to the ...". */
  skipTo: string;
  /** Whose data the page shows; decides the credit at the foot and the banner of simulated games. */
  sources: ProviderName[];
  current?: SiteSection;
  children: ReactNode;
}

/** What every page has around its own content. */
export function PageShell({ skipTo, sources, current, children }: PageShellProps) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to the {skipTo}
      </a>
      <Masthead current={current} />
      {sources.includes("demo") ? (
        <aside className="simulated" aria-label="Simulated games">
          <p className="wrap">
            <b>Simulated games: fictional players.</b> None of this happened; any likeness is chance. It is here until
            real data is imported.
          </p>
        </aside>
      ) : null}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Foot sources={sources} />
    </>
  );
}
