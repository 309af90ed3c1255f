import { answerLogin, loadLoginPage } from "../../server/pages/login-page.server.ts";
import { CodeForm } from "../components/code-form.tsx";
import { EmailForm } from "../components/email-form.tsx";
import { PageShell } from "../components/page-shell.tsx";
import { ServerCodeForm } from "../components/server-code-form.tsx";
import { SignedIn } from "../components/signed-in.tsx";
import { useFocusOnNewStep } from "../focus-new-step.ts";
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

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const { email, isAdministrator, wantsServerCode, places } = loaderData;
  const step = email !== null ? "signed in" : (actionData?.step ?? (wantsServerCode ? "server" : "email"));
  useFocusOnNewStep(step);
  return (
    <PageShell skipTo="form" sources={[]} current="account">
      <div className="wrap account">
        {email !== null ? (
          <SignedIn email={email} isAdministrator={isAdministrator} places={places} />
        ) : actionData !== undefined && step === "code" ? (
          <CodeForm answer={actionData} />
        ) : step === "server" ? (
          <ServerCodeForm answer={actionData} />
        ) : (
          <EmailForm answer={actionData} />
        )}
      </div>
    </PageShell>
  );
}
