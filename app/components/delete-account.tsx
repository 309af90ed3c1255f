import { Form, Link } from "react-router";
import { useOneAtATime } from "../use-one-at-a-time.ts";

/** Deletes the account, after a confirmation that works without JavaScript too. */
export function DeleteAccount() {
  const { isSending, onSubmit } = useOneAtATime();
  return (
    <section className="delete-account" aria-labelledby="delete-h">
      <h2 id="delete-h">Delete this account</h2>
      <p>
        <Link to="/privacy">What this site keeps about you</Link> is deleted with the account, except as listed there.
      </p>
      <details>
        <summary>Delete my account</summary>
        <p className="small">
          Your email address, all of your sessions and what the account keeps are deleted immediately and cannot be
          restored. Players, leagues and scoring of this browser stay in it. You can sign in with the same address again
          as a new user.
        </p>
        <Form method="post" onSubmit={onSubmit}>
          <button className="btn quiet" type="submit" name="intent" value="deleteAccount" aria-disabled={isSending}>
            Yes, delete my account
          </button>
        </Form>
      </details>
    </section>
  );
}
