import { Form, Link } from "react-router";
import { answerLogout, loadLogoutPage } from "../../server/pages/logout-page.server.ts";
import { PageShell } from "../components/page-shell.tsx";
import { useStepFocus } from "../use-step-focus.ts";
import type { Route } from "./+types/logout";

export { noStore as headers } from "../no-store.ts";

export function loader({ context }: Route.LoaderArgs) {
  return loadLogoutPage(context);
}

export function action({ context, request }: Route.ActionArgs) {
  return answerLogout(context, request);
}

export function meta() {
  return [{ title: "Sign out - Pickle Six" }, { name: "robots", content: "noindex" }];
}

export default function LogoutPage({ loaderData, actionData }: Route.ComponentProps) {
  const isOut = actionData !== undefined || loaderData.email === null;
  useStepFocus(isOut ? "signed out" : "signed in");
  return (
    <PageShell skipTo="form" sources={[]} current="account">
      <div className="wrap account">
        <h1>{isOut ? "You are signed out" : "Sign out"}</h1>
        {isOut ? (
          <>
            <p>
              {actionData?.isEverywhere === true
                ? "On this browser and every other one."
                : "On this browser. Scores, box scores and plays are open to everyone."}
            </p>
            <p className="acts">
              <Link className="btn" to="/stats">
                This week’s scores
              </Link>
              <Link className="btn quiet" to="/login">
                Sign in
              </Link>
            </p>
          </>
        ) : (
          <>
            <p>
              You are signed in as <b>{loaderData.email}</b>.
            </p>
            <Form method="post" className="acts">
              <button className="btn" type="submit">
                Sign out
              </button>
              <button className="btn quiet" type="submit" name="intent" value="everywhere">
                Sign out everywhere
              </button>
            </Form>
          </>
        )}
      </div>
    </PageShell>
  );
}
