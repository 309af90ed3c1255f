import { Form, Link } from "react-router";
import { useOneAtATime } from "../use-one-at-a-time.ts";

interface AgainFormProps {
  email: string;
  answer: { problem: string | null } | undefined;
  /** Whether the code comes by email; otherwise it is in the server's log. */
  isMailed: boolean;
}

/** For somebody who is signed in: a fresh code before what a browser that was left open must not do. */
export function AgainForm({ email, answer, isMailed }: AgainFormProps) {
  const { isSending, onSubmit } = useOneAtATime();
  const problem = answer?.problem ?? null;
  return (
    <>
      <h1>Confirm it’s you</h1>
      <p>
        You signed in more than an hour ago, so this needs a fresh code.{" "}
        {isMailed ? (
          <>
            We’ll email one to <b>{email}</b>,
          </>
        ) : (
          <>
            One for <b>{email}</b> will be in the server’s log; enter it here. We’ll
          </>
        )}{" "}
        then bring you back to press the button again.
      </p>
      {problem === null ? null : (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <Form method="post" className="acts" onSubmit={onSubmit}>
        <input type="hidden" name="intent" value="send" />
        <input type="hidden" name="email" value={email} />
        <button className="btn" type="submit" aria-disabled={isSending}>
          {isMailed ? "Email me a code" : "Get a code"}
        </button>
        <Link className="btn quiet" to="/login">
          Not now
        </Link>
      </Form>
    </>
  );
}
