import { Link } from "react-router";

/** What is said once, after an account was deleted. */
export function AccountDeleted() {
  return (
    <>
      <h1>Your account is deleted</h1>
      <p>
        Your email address and every place where you were signed in are gone. <Link to="/privacy">What is kept</Link>{" "}
        for a while says what stays in the record of sign-ins, without your address.
      </p>
      <p className="acts">
        <Link className="btn" to="/stats">
          This week’s scores
        </Link>
      </p>
    </>
  );
}
