import { useLayoutEffect, useRef } from "react";

import type { TranscriptRow } from "../analyst/transcript-row.ts";
import { AnalystTranscript } from "./analyst-transcript.tsx";

interface AnalystConversationProps {
  label: string;
  rows: readonly TranscriptRow[];
}

/**
 * A conversation in a frame of its own, so that the field below it stays where it is. The newest question is brought to the top
 * of the frame and its answer read from there; anyone who scrolls is left where they are until the next question. It is not read
 * out as it grows: what is spoken is heard, and what is written is said once it is whole.
 */
export function AnalystConversation({ label, rows }: AnalystConversationProps) {
  const frame = useRef<HTMLDivElement>(null);
  const brought = useRef({ question: "", top: 0 });
  useLayoutEffect(() => {
    const { current: box } = frame;
    const question = rows.findLast(({ who }) => who === "you")?.id ?? "";
    if (box === null) return;
    const hasScrolled = Math.abs(box.scrollTop - brought.current.top) > 1;
    if (hasScrolled && question === brought.current.question) return;
    const turns = box.querySelectorAll<HTMLElement>(".talk, .said");
    box.scrollTop = ([...turns].at(-1)?.offsetTop ?? 0) - (turns[0]?.offsetTop ?? 0);
    const { activeElement } = document;
    // The frame has just come, above what was pressed or typed in.
    if (question !== brought.current.question && activeElement?.closest(".ask, .asks"))
      activeElement.scrollIntoView({ block: "nearest" });
    brought.current = { question, top: box.scrollTop };
  }, [rows]);
  if (rows.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who cannot reach a scrolling frame cannot read it
    <div ref={frame} className="sheet" role="log" aria-live="off" aria-label={label} tabIndex={0}>
      <AnalystTranscript rows={rows} />
    </div>
  );
}
