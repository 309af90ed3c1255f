import { Form, Link, useNavigation } from "react-router";

import type { LeaguesAnswer, TypedTeam } from "../../domain/my-players/leagues-page.ts";
import { LeagueField } from "./league-field.tsx";
import { PasteWay } from "./paste-way.tsx";
import { WorkingButton } from "./working-button.tsx";

type Problem = LeaguesAnswer & { step: "problem" };

interface WaysInProps {
  answer: LeaguesAnswer | undefined;
  hasLeagues: boolean;
  /** See `MyLeaguesPage`. */
  ownScoring: string | null;
}

/** The three ways to say whose players one's own are, the shortest first. */
export function WaysIn({ answer, hasLeagues, ownScoring }: WaysInProps) {
  const problem = answer?.step === "problem" ? answer : null;
  const pasteProblem = problem?.form === "paste" ? problem.problem : null;
  const { state, formData } = useNavigation();
  const typed = typedIn(answer);
  const working = state === "idle" ? null : (formData?.get("intent") ?? null);
  return (
    <>
      {hasLeagues ? <p className="caps">Add another</p> : null}
      <div className="ways-in">
        <SleeperWay problem={problem?.form === "sleeper" ? problem : null} isWorking={working === "find"} />
        <PasteWay
          key={typed?.replaces}
          title={typed === null || typed.replaces === "" ? "Paste your players" : `Edit ${typed.name}`}
          typed={typed}
          problem={pasteProblem}
          isWorking={working === "paste"}
          ownScoring={ownScoring}
        />
        <section className="way" aria-labelledby="way-stars">
          <h2 id="way-stars">Star names as you read</h2>
          <p>
            A player’s page has a star, and so has every name in a search.{" "}
            <Link to="/players">Begin with the leaders</Link>
          </p>
        </section>
      </div>
    </>
  );
}

/** What was pasted and is not kept yet. */
function typedIn(answer: LeaguesAnswer | undefined): TypedTeam | null {
  return answer?.step === "problem" || answer?.step === "back" ? answer.typed : null;
}

function SleeperWay({ problem, isWorking }: { problem: Problem | null; isWorking: boolean }) {
  return (
    <section className="way" aria-labelledby="way-sleeper">
      <h2 id="way-sleeper">Sleeper league</h2>
      <Form method="post" action="/my/leagues">
        <input type="hidden" name="intent" value="find" />
        <LeagueField pasted={problem?.pasted} isWrong={problem !== null} describedBy="sleeper-problem" />
        <output id="sleeper-problem" className="problem">
          {problem?.problem}
        </output>
        <WorkingButton isWorking={isWorking} label="Find my leagues" workingLabel="Asking Sleeper…" />
        <p className="small">Your leagues, lineups and rules are read. No password.</p>
      </Form>
    </section>
  );
}
