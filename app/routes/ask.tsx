import { Link } from "react-router";

import { answerAskPage, loadAskPage } from "../../server/pages/ask-page.server.ts";
import { ANALYST_NAME } from "../../domain/analyst/analyst-prompt.ts";
import { gamePhase } from "../../domain/game/game-state.ts";
import { matchupNicks } from "../../domain/game/matchup.ts";
import { weekName } from "../../domain/game/week-name.ts";
import { answerRow, questionRow } from "../analyst/answer-words.ts";
import { AnalystTranscript } from "../components/analyst-transcript.tsx";
import { AskForm } from "../components/ask-form.tsx";
import { MissingOrBroken } from "../components/error-page.tsx";
import { PageShell } from "../components/page-shell.tsx";
import type { Route } from "./+types/ask";

export { noStore as headers } from "../no-store.ts";

export function loader({ context, params, request }: Route.LoaderArgs) {
  return loadAskPage(context, params.gameKey, request);
}

export function action({ context, params, request }: Route.ActionArgs) {
  return answerAskPage(context, params.gameKey, request);
}

export function meta() {
  return [{ title: `Ask ${ANALYST_NAME} - Pickle Six` }, { name: "robots", content: "noindex, nofollow" }];
}

export default function AskPage({ loaderData, actionData }: Route.ComponentProps) {
  const { game, at, carried, back, sources, model } = loaderData;
  const asked = actionData ?? loaderData.asked;
  const phase = gamePhase(game);
  return (
    <PageShell skipTo="answer" sources={sources}>
      <div className="wrap ask-page" data-phase={phase}>
        <p className="small">
          <Link to={back}>
            {matchupNicks(game)}, {weekName(game.seasonType, game.week)}, {game.season}
          </Link>
        </p>
        <h1>Ask {ANALYST_NAME}</h1>
        {asked === null ? null : (
          <AnalystTranscript rows={[questionRow("question", asked.question), answerRow("answer", asked.answer)]} />
        )}
        <AskForm
          gameKey={game.gameKey}
          at={at ?? undefined}
          carried={carried}
          phases={[phase]}
          {...(asked?.answer.error ? { typed: asked.question } : {})}
        />
        <p className="small">
          {model === null
            ? `${ANALYST_NAME} answers from this game’s stats.`
            : `Suggested questions are answered from this game’s stats; typed ones by AI (${model}) for those who may use it.`}
        </p>
      </div>
    </PageShell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <MissingOrBroken error={error} />;
}
