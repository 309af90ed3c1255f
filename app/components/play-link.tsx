import type { ReactNode } from "react";
import { Link } from "react-router";

import { useGameView } from "../use-game-view.ts";

interface PlayLinkProps {
  playId: string;
  /** Whether the list shows the play under the reader's filter. */
  isShown: boolean;
  /** Where what it holds is drawn. */
  label?: string;
  children: ReactNode;
}

/** Leads to a play in the list below. A filter that would hide the play is left. */
export function PlayLink({ playId, isShown, label, children }: PlayLinkProps) {
  const { searchWith } = useGameView();
  const hash = `#play-${playId}`;
  // The browser's own jump, where possible, also marks the play as the target.
  return isShown ? (
    <a href={hash} aria-label={label}>
      {children}
    </a>
  ) : (
    <Link to={{ search: searchWith({ plays: "all", play: null }), hash }} replace aria-label={label}>
      {children}
    </Link>
  );
}
