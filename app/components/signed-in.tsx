import { useEffect, useRef } from "react";
import { Form, Link } from "react-router";
import { formatMoment } from "../../domain/words/format-moment.ts";
import type { AccountKeep } from "../../domain/my-players/account-keep.ts";
import { AccountKeeps } from "./account-keeps.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { LocalTime } from "./local-time.tsx";

interface Place {
  id: string;
  isCurrent: boolean;
  browser: string;
  address: string;
  signedInAt: string;
}

interface SignedInProps {
  email: string;
  isAdministrator: boolean;
  places: Place[];
  keeps: readonly AccountKeep[];
  /** What a form of this page was answered; undefined before there is an answer. */
  answer: { note: string | null } | undefined;
}

/** Who is signed in, where, and the ways out. */
export function SignedIn({ email, isAdministrator, places, keeps, answer }: SignedInProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const count = places.length;
  const shown = useRef(count);
  useEffect(() => {
    // The button that was pressed has gone with its session.
    if (shown.current !== count && document.activeElement === document.body) heading.current?.focus();
    shown.current = count;
  }, [count]);
  return (
    <>
      <h1>Your account</h1>
      <p>
        You are signed in as <b>{email}</b>.
      </p>
      {isAdministrator ? (
        <p>
          You are the administrator: <Link to="/admin">ingest, stories, voice and chat</Link>. Every game’s page has
          ADMIN_TOOLS for you.
        </p>
      ) : null}
      <Form method="post" action="/logout" className="acts">
        <button className="btn" type="submit">
          Sign out
        </button>
        <button className="btn quiet" type="submit" name="intent" value="everywhere">
          Sign out everywhere
        </button>
      </Form>
      <AccountKeeps keeps={keeps} />
      <h2 ref={heading} tabIndex={-1}>
        Where you are signed in
      </h2>
      <ul className="places">
        {places.map((place) => (
          <PlaceItem key={place.id} place={place} />
        ))}
      </ul>
      <div className="acts">
        {places.length > 1 ? (
          <Form method="post" preventScrollReset>
            <button className="btn quiet" type="submit" name="intent" value="endOthers">
              Sign out everywhere else
            </button>
          </Form>
        ) : null}
        <output className="note">{answer?.note}</output>
      </div>
      <DeleteAccount />
    </>
  );
}

function PlaceItem({ place: { id, isCurrent, browser, address, signedInAt } }: { place: Place }) {
  return (
    <li>
      <span>
        <b>{browser}</b>
        {isCurrent ? ", this one" : null}
        <span className="small">
          {address === "" ? "" : `${address}, `}
          since <LocalTime at={signedInAt} format={formatMoment} />
        </span>
      </span>
      {isCurrent ? null : (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="endSession" />
          <input type="hidden" name="session" value={id} />
          <button
            className="btn quiet"
            type="submit"
            aria-label={`Sign out ${browser}${address === "" ? "" : ` at ${address}`}`}
          >
            Sign out
          </button>
        </Form>
      )}
    </li>
  );
}
