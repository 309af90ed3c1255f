import { Form } from "react-router";

import type { TypedTeam } from "../../domain/my-players/leagues-page.ts";
import { isPreset, PRESETS } from "../../domain/scoring/presets.ts";
import { WorkingButton } from "./working-button.tsx";

interface PasteWayProps {
  title: string;
  /** What the fields begin with. */
  typed: TypedTeam | null;
  /** Why nothing was read. */
  problem: string | null;
  isWorking: boolean;
  /** See `MyLeaguesPage`. */
  ownScoring: string | null;
}

/** A team as a pasted text, before it is read and where it is corrected. */
export function PasteWay({ title, typed, problem, isWorking, ownScoring }: PasteWayProps) {
  const isEdited = typed !== null && typed.replaces !== "";
  const isOther = isEdited && !isPreset(typed.scoring) && typed.scoring !== ownScoring;
  return (
    <section className="way" aria-labelledby="way-paste">
      <h2 id="way-paste" tabIndex={-1} data-step={isEdited ? "" : undefined}>
        {title}
      </h2>
      <Form method="post" action="/my/leagues">
        <input type="hidden" name="intent" value="paste" />
        <input type="hidden" name="replaces" value={typed?.replaces} />
        <label>
          Starters, one a line or with commas; any app’s list works
          <textarea
            name="starters"
            rows={4}
            maxLength={10_000}
            spellCheck={false}
            placeholder="Josh Allen, Jacobs GB, Gibbs DET, Chiefs D"
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
            <select name="scoring" defaultValue={typed?.scoring ?? ownScoring ?? "ppr"}>
              {ownScoring === null ? null : <option value={ownScoring}>Mine (MY)</option>}
              {isOther ? <option value={typed.scoring}>As it is</option> : null}
              {Object.entries(PRESETS).map(([name, { name: label }]) =>
                name === ownScoring ? null : (
                  <option key={name} value={name}>
                    {label}
                  </option>
                ),
              )}
            </select>
          </label>
        </div>
        <output id="paste-problem" className="problem">
          {problem}
        </output>
        <WorkingButton isWorking={isWorking} label="Read names" workingLabel="Reading…" />
      </Form>
    </section>
  );
}
