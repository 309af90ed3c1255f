import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

import type { Correction } from "../../domain/game/correction.ts";
import { correctionSentence } from "../../domain/corrections/correction-words.ts";
import { formatClock } from "../../domain/words/format.ts";
import { formatBeside } from "../../domain/words/format-moment.ts";
import { quarterLabel } from "../../domain/plays/play-card.ts";
import type { ShownPlay } from "../../domain/game/play.ts";
import { LocalTime } from "./local-time.tsx";

interface CorrectionsNoteProps {
  corrections: Correction[];
  plays: ShownPlay[];
  /** Of the game: on its day the hour is enough. */
  kickoff: string | null;
}

/** What was shown and has since been corrected at the source, newest first. */
export default function CorrectionsNote({ corrections, plays, kickoff }: CorrectionsNoteProps) {
  const { hash } = useLocation();
  const list = useRef<HTMLDetailsElement>(null);
  // Who comes by its address wants to read it.
  useEffect(() => {
    if (hash === "#corrections" && list.current !== null) list.current.open = true;
  }, [hash]);
  const clocks = new Map(plays.map((play) => [play.playId, clockOf(play)]));
  return (
    <details className="differ corrections" id="corrections" ref={list}>
      <summary>
        {corrections.length === 1 ? "1 correction" : `${corrections.length} corrections`} since this was first shown
      </summary>
      <ul>
        {corrections.toReversed().map((correction, index) => (
          // Corrections are only ever appended, so a number from the end is a stable key.
          <li key={corrections.length - index}>
            {correctionSentence(correction, clocks.get(correction.playId ?? "") ?? null)}{" "}
            <LocalTime at={correction.at} format={(iso, clock) => formatBeside(iso, kickoff, clock)} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** `Q2 4:13` */
function clockOf({ quarterName, timeRemainingMinutes, timeRemainingSeconds }: ShownPlay): string {
  return `${quarterLabel(quarterName)} ${formatClock(timeRemainingMinutes, timeRemainingSeconds)}`.trim();
}
