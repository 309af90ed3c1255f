import { isRouteErrorResponse, Link } from "react-router";

import { PageShell } from "./page-shell.tsx";

interface ErrorPageProps {
  title: string;
  /** What happened and what to do. */
  text: string;
  /** A way on that is nearer than the two for everyone. */
  way?: { to: string; label: string };
}

/** A page for what could not be shown: says what happened, what to do, and offers the two ways on. */
export function ErrorPage({ title, text, way = { to: "/stats", label: "This week’s scores" } }: ErrorPageProps) {
  return (
    <PageShell skipTo="message" sources={[]}>
      <div className="wrap lost">
        <h1>{title}</h1>
        <p>{text}</p>
        <p className="acts">
          <Link className="btn" to={way.to}>
            {way.label}
          </Link>
          <Link className="btn quiet" to="/players">
            Find a player
          </Link>
        </p>
      </div>
    </PageShell>
  );
}

interface MissingOrBrokenProps {
  error: unknown;
  /** What to say of an address that leads to nothing; without it the server's answer has the words. */
  missing?: ErrorPageProps;
  /** What to say when the fault is ours. */
  broken?: ErrorPageProps;
}

const BROKEN = {
  title: "Something went wrong on our end",
  text: "The page could not be loaded. Try again in a minute.",
};

/** The page of a route's error: a 404 of the route's own, a refusal in its own words, or something that went wrong. */
export function MissingOrBroken({ error, missing, broken = BROKEN }: MissingOrBrokenProps) {
  if (isRouteErrorResponse(error) && error.status === 403) {
    return <ErrorPage title="Admins only" text={String(error.data)} />;
  }
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return <ErrorPage {...(isMissing ? (missing ?? (error.data as ErrorPageProps)) : broken)} />;
}
