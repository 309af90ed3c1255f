import { formatMoment } from "../../domain/format-moment.ts";
import { trustedHtml } from "../trusted-html.ts";
import { LocalTime } from "./local-time.tsx";

interface StoryProps {
  id: "preview" | "recap";
  heading: string;
  createdAt: string;
  /** Made safe when it was stored. */
  html: string;
}

/** A preview or recap written by AI, with the time at which it was generated. */
export function Story({ id, heading, createdAt, html }: StoryProps) {
  return (
    <article className="written" id={id} aria-labelledby={`${id}-h`}>
      <div className="slug">
        <h2 id={`${id}-h`}>{heading}</h2>
        <p className="small">
          Written by AI, generated <LocalTime at={createdAt} format={formatMoment} />
        </p>
      </div>
      {/* oxlint-disable-next-line react/no-danger -- safe-markdown.ts alone writes this text, and strips all that could run */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />
    </article>
  );
}
