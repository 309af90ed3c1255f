import { Form, Link } from "react-router";
import { formatMoment } from "../../domain/format-moment.ts";
import { LocalTime } from "./local-time.tsx";

interface SignedInProps {
  email: string;
  isAdministrator: boolean;
  places: { isCurrent: boolean; browser: string; address: string; signedInAt: string }[];
}

/** Who is signed in, where, and the ways out. */
export function SignedIn({ email, isAdministrator, places }: SignedInProps) {
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
      <h2>Where you are signed in</h2>
      <ul className="places">
        {places.map(({ isCurrent, browser, address, signedInAt }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two browsers can have everything in common that is shown
          <li key={index}>
            <b>{browser}</b>
            {isCurrent ? ", this one" : null}
            <span className="small">
              {address === "" ? "" : `${address}, `}
              since <LocalTime at={signedInAt} format={formatMoment} />
            </span>
          </li>
        ))}
      </ul>
      <Form method="post" action="/logout" className="acts">
        <button className="btn" type="submit">
          Sign out
        </button>
        <button className="btn quiet" type="submit" name="intent" value="everywhere">
          Sign out everywhere
        </button>
      </Form>
    </>
  );
}
