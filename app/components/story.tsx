import { type MouseEvent, useMemo } from "react";
import { useNavigate } from "react-router";

import { formatMoment } from "../../domain/words/format-moment.ts";
import { useGameView } from "../use-game-view.ts";
import { trustedHtml } from "../trusted-html.ts";
import { LocalTime } from "./local-time.tsx";

interface StoryProps {
  id: "preview" | "recap";
  heading: string;
  createdAt: string;
  /** Made safe when it was stored, with its receipts. */
  html: string;
  /** Null where it was written without one. */
  model: string | null;
}

/** A preview or recap, with who wrote it and when. Its claims are links to their receipts, which stand after it. */
export function Story({ id, heading, createdAt, html, model }: StoryProps) {
  const { searchWith } = useGameView();
  const navigate = useNavigate();
  // The same object as long as the text is the same: another would write the text again, and fold away what a reader has opened.
  const markup = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a:not([target])");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void import("../receipts/follow-receipt.ts").then(
      ({ followReceipt }) => followReceipt(link, { searchWith, navigate }),
      // Without the code it is the ordinary link that it looks like.
      () => location.assign(link.href),
    );
  };
  return (
    <article className="written" id={id} aria-labelledby={`${id}-h`}>
      <div className="slug">
        <h2 id={`${id}-h`}>{heading}</h2>
        <p className="small">
          {model === null ? "Written from the stats" : `Written by AI (${model})`},{" "}
          <LocalTime at={createdAt} format={formatMoment} />
        </p>
      </div>
      {/* oxlint-disable-next-line react/no-danger, jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- story-html.ts alone writes this text, and strips all that could run; what is pressed, by key too, are the links inside */}
      <div className="prose" onClick={onClick} dangerouslySetInnerHTML={markup} />
      {/* Boxes, so that both work without script: the style sheet reads them. */}
      <p className="reading">
        {id === "recap" ? (
          <label className="unfold">
            <input className="vh" type="checkbox" /> <b>Read how it went</b>
          </label>
        ) : null}{" "}
        {html.includes('class="claim"') ? (
          <label className="marks">
            <input className="vh" type="checkbox" /> <b>Mark the facts</b>
          </label>
        ) : null}
      </p>
    </article>
  );
}
