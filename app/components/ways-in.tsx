import { Form, Link, useNavigation } from "react-router";

import type { LeaguesAnswer } from "../../domain/my-players/leagues-page.ts";
import { PRESETS } from "../../domain/scoring/presets.ts";
import { LeagueField } from "./league-field.tsx";
import { WorkingButton } from "./working-button.tsx";

type Problem = LeaguesAnswer & { step: "problem" };

interface WaysInProps {
  answer: LeaguesAnswer | undefined;
  hasLeagues: boolean;
}

/** The three ways to say whose players one's own are, the shortest first. */
export function WaysIn({ answer, hasLeagues }: WaysInProps) {
  const problem = answer?.step === "problem" ? answer : null;
  const { state, formData } = useNavigation();
  const working = state === "idle" ? null : (formData?.get("intent") ?? null);
  return (
    <>
      {hasLeagues ? <p className="caps">Add another</p> : null}
      <div className="ways-in">
        <SleeperWay problem={problem?.form === "sleeper" ? problem : null} isWorking={working === "find"} />
        <PasteWay problem={problem?.form === "paste" ? problem : null} isWorking={working === "paste"} />
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

function PasteWay({ problem, isWorking }: { problem: Problem | null; isWorking: boolean }) {
  const typed = problem?.typed ?? null;
  return (
    <section className="way" aria-labelledby="way-paste">
      <h2 id="way-paste">Paste your players</h2>
      <Form method="post" action="/my/leagues">
        <input type="hidden" name="intent" value="paste" />
        <label>
          Starters, one a line or with commas; any app’s list works
          <textarea
            name="starters"
            rows={4}
            maxLength={10_000}
            spellCheck={false}
            placeholder="Josh Allen BUF, Jacobs, Gibbs, Chiefs D"
            defaultValue={typed?.starters}
            aria-invalid={problem === null ? undefined : true}
            aria-describedby="paste-problem"
          />
        </label>
        <label>
          Bench, if you like
          <textarea name="bench" rows={2} maxLength={10_000} spellCheck={false} defaultValue={typed?.bench} />
        </label>
        <div className="two">
          <label>
            Name of the team
            <input name="name" maxLength={40} autoComplete="off" defaultValue={typed?.name} placeholder="My team" />
          </label>
          <label>
            Scoring
            <select name="scoring" defaultValue={typed?.scoring ?? "ppr"}>
              {Object.entries(PRESETS).map(([name, { name: label }]) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        </div>
        <output id="paste-problem" className="problem">
          {problem?.problem}
        </output>
        <WorkingButton isWorking={isWorking} label="Read names" workingLabel="Reading…" />
      </Form>
    </section>
  );
}
