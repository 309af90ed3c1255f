import type { ReactNode } from "react";

import type { LedgerCard } from "../../domain/scoring/ledger-card.ts";
import { formatLedgerPoints } from "../../domain/words/ledger-points.ts";
import { LedgerTable } from "../components/ledger-table.tsx";

interface LedgerCardContentProps {
  card: LedgerCard;
  /** The address of the page that has all of it. */
  page: string;
  onClose(): void;
}

/** What the card of a figure shows: whose points they are, under which rules, and each play with its share. */
export function LedgerCardContent({ card, page, onClose }: LedgerCardContentProps) {
  const { name, total, difference, scoringName, rows, at } = card;
  const { pathname } = new URL(page);
  const game = pathname.slice(0, pathname.indexOf("/points/"));
  return (
    <div>
      <div className="slug">
        <h2 id="ledger-card-h">
          Why {formatLedgerPoints(total)}? {name}, {scoringName}
        </h2>
        <button type="button" className="btn quiet" aria-label="Close" onClick={onClose}>
          ×
        </button>
      </div>
      {difference === null ? null : <p className="differs">{difference}</p>}
      <LedgerTable
        rows={rows}
        total={total}
        scoringName={scoringName}
        placeOf={(play) => `${game}?${new URLSearchParams(at === null ? { play } : { at })}#play-${play}`}
        link={PlainLink}
      />
      <p className="acts">
        <a className="btn quiet" href={page}>
          Other scoring, and points over the game
        </a>
      </p>
    </div>
  );
}

/** The card stands outside of the page's own links. */
function PlainLink({ to, children }: { to: string; children: ReactNode }) {
  return <a href={to}>{children}</a>;
}
