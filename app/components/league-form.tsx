import { Form } from "react-router";

import { LeagueField } from "./league-field.tsx";

interface LeagueFormProps {
  answer: { pasted: string; problem: string | null; leagues: { leagueId: string; name: string }[] } | undefined;
}

/** A Sleeper league's rules by its link or by a user name. The rules are then in the address. */
export function LeagueForm({ answer }: LeagueFormProps) {
  const leagues = answer?.leagues ?? [];
  return (
    <details className="rules" open={answer !== undefined}>
      <summary>My Sleeper league</summary>
      <Form method="post" preventScrollReset>
        <LeagueField pasted={answer?.pasted} isWrong={!!answer?.problem} describedBy="league-problem" />
        <button className="btn" type="submit">
          Use its rules
        </button>
      </Form>
      <output id="league-problem" className="small">
        {answer?.problem ?? (leagues.length > 0 ? "Which league?" : "")}
      </output>
      {leagues.length === 0 ? null : (
        <Form method="post" preventScrollReset>
          {leagues.map(({ leagueId, name }) => (
            <button key={leagueId} className="btn quiet" type="submit" name="league" value={leagueId}>
              {name}
            </button>
          ))}
        </Form>
      )}
    </details>
  );
}
