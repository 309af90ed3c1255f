import { answerLogin, loadLoginPage } from "../../server/pages/login-page.server.ts";
import { AccountDeleted } from "../components/account-deleted.tsx";
import { AgainForm } from "../components/again-form.tsx";
import { CodeForm } from "../components/code-form.tsx";
import { EmailForm } from "../components/email-form.tsx";
import { PageShell } from "../components/page-shell.tsx";
import { ServerCodeForm } from "../components/server-code-form.tsx";
import { SignedIn } from "../components/signed-in.tsx";
import { useStepFocus } from "../use-step-focus.ts";
import type { Route } from "./+types/login";

export { noStore as headers } from "../no-store.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  return loadLoginPage(context, request);
}

export function action({ context, request }: Route.ActionArgs) {
  return answerLogin(context, request);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: `${loaderData?.email ? "Your account" : "Sign in"} - Pickle Six` },
    { name: "robots", content: "noindex" },
  ];
}

type Step = "account" | "deleted" | "again" | "email" | "code" | "server";

/** Somebody who is signed in sees the account, unless a fresh code was asked for. */
function stepOf({ email, again, wantsServerCode }: Route.ComponentProps["loaderData"], answered?: Step): Step {
  if (answered === "deleted") return answered;
  if (email === null) return answered ?? (wantsServerCode ? "server" : "email");
  if (!again) return "account";
  return answered === "code" ? answered : "again";
}

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const { email, isAdministrator, codePlace, places, keeps } = loaderData;
  const isMailed = codePlace === "mail";
  const step = stepOf(loaderData, actionData?.step);
  useStepFocus(step);
  return (
    <PageShell skipTo="form" sources={[]} current="account">
      <div className="wrap account">
        {step === "deleted" ? (
          <AccountDeleted />
        ) : email !== null && step === "account" ? (
          <SignedIn {...{ email, isAdministrator, places, keeps }} answer={actionData} />
        ) : actionData !== undefined && step === "code" ? (
          <CodeForm answer={actionData} />
        ) : email !== null && step === "again" ? (
          <AgainForm email={email} answer={actionData} isMailed={isMailed} />
        ) : step === "server" ? (
          <ServerCodeForm answer={actionData} />
        ) : (
          <EmailForm answer={actionData} isMailed={isMailed} />
        )}
      </div>
    </PageShell>
  );
}
