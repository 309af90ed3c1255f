import { Link } from "react-router";

import { changeLeagues } from "../../server/pages/change-leagues.server.ts";
import { loadMyLeagues } from "../../server/pages/my-leagues-page.server.ts";
import type { LeaguesAnswer, TypedTeam } from "../../domain/my-players/leagues-page.ts";
import { ChooseTeams } from "../components/choose-teams.tsx";
import { KeptList } from "../components/kept-list.tsx";
import { MissingOrBroken } from "../components/error-page.tsx";
import { PageShell } from "../components/page-shell.tsx";
import { PasteQuestions } from "../components/paste-questions.tsx";
import { WaysIn } from "../components/ways-in.tsx";
import { useStepFocus } from "../use-step-focus.ts";
import type { Route } from "./+types/my-leagues";

export { noStore as headers } from "../no-store.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  return loadMyLeagues(context, request);
}

export function action({ context, request }: Route.ActionArgs) {
  return changeLeagues(context, request);
}

export function meta() {
  return [{ title: "My leagues - Pickle Six" }, { name: "robots", content: "noindex" }];
}

export default function MyLeaguesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { leagues, starred, ownScoring, sources } = loaderData;
  const note = actionData === undefined ? loaderData.note : actionData.step === "removed" ? actionData.note : null;
  // One more league's forms begin empty.
  const list = `list ${leagues.length}`;
  const asked = actionData?.step === "questions" ? textOf(actionData.typed) : null;
  // One removal after another is another step each: the button that was pressed is gone.
  useStepFocus(
    asked ??
      (note === null ? (editedIn(actionData) ?? actionData?.step ?? list) : `${note.words} ${note.undo?.value ?? ""}`),
  );
  return (
    <PageShell skipTo="leagues" sources={sources} current="mine">
      <div className="wrap my-leagues">
        <h1>My leagues</h1>
        {actionData?.step === "choose" ? <ChooseTeams answer={actionData} /> : null}
        {actionData?.step === "choose" ? (
          <p>
            <Link to="/my/leagues">Back without adding anything</Link>
          </p>
        ) : actionData?.step === "questions" ? (
          <PasteQuestions key={asked} answer={actionData} ownScoring={ownScoring} />
        ) : (
          <>
            <KeptList leagues={leagues} starred={starred} note={note} answer={actionData} />
            <WaysIn key={list} answer={actionData} hasLeagues={leagues.length > 0} ownScoring={ownScoring} />
          </>
        )}
        <p className="small">
          Kept in a cookie of this browser, for 400 days after the last change. Lineups from{" "}
          <a href="https://sleeper.com">Sleeper</a>, which learns neither who you are nor your network address.{" "}
          <Link to="/privacy">What this site keeps</Link>
        </p>
      </div>
    </PageShell>
  );
}

/** One team after another is another step each. */
function editedIn(answer: LeaguesAnswer | undefined): string | null {
  return answer?.step === "back" && answer.typed.replaces !== "" ? `edit ${answer.typed.replaces}` : null;
}

/** Another text has other questions, which no answer to the ones before belongs to. */
function textOf({ starters, bench }: TypedTeam): string {
  return `questions ${starters}\n\n${bench}`;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <MissingOrBroken error={error} />;
}
