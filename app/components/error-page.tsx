import { Link } from "react-router";

import { PageShell } from "./page-shell.tsx";

interface ErrorPageProps {
  title: string;
  /** What happened and what to do. */
  text: string;
}

/** A page for what could not be shown: says what happened, what to do, and offers the two ways on. */
export function ErrorPage({ title, text }: ErrorPageProps) {
  return (
    <PageShell skipTo="message" sources={[]}>
      <div className="wrap lost">
        <h1>{title}</h1>
        <p>{text}</p>
        <p className="acts">
          <Link className="btn" to="/stats">
            This week’s scores
          </Link>
          <Link className="btn quiet" to="/players">
            Find a player
          </Link>
        </p>
      </div>
    </PageShell>
  );
}
