import { Link } from "react-router";

/** What is said once, after an account was deleted. */
export function AccountDeleted() {
  return (
    <>
      <h1>Your account is deleted</h1>
      <p>
        Your email address and all of your sessions are gone. <Link to="/privacy">Privacy</Link> says what stays in the
        audit log for a while, without your address.
      </p>
      <p className="acts">
        <Link className="btn" to="/stats">
          This week’s scores
        </Link>
      </p>
    </>
  );
}
