import { Link } from "react-router";

import { platformKeyName } from "../../domain/scoring/platforms/platform-measures.ts";
import { PRESETS } from "../../domain/scoring/presets.ts";
import { RULE_GROUPS, SCORED_KEYS } from "../../domain/scoring/scored-keys.ts";
import { type AskedScoring, OWN, scoringText } from "../../domain/scoring/scoring-address.ts";
import type { ScoringHead } from "../../domain/scoring/scoring-head.ts";
import { formatLedgerPoints, formatRule } from "../../domain/words/ledger-points.ts";
import { OwnScoring } from "./own-scoring.tsx";
import { LeagueForm } from "./league-form.tsx";
import { PlatformForm } from "./platform-form.tsx";

type RulesAnswer =
  | ({ kind: "league" } & Exclude<Parameters<typeof LeagueForm>[0]["answer"], undefined>)
  | ({ kind: "platform" } & Exclude<Parameters<typeof PlatformForm>[0]["answer"], undefined>);

interface ScoringChoiceProps {
  head: Pick<ScoringHead, "asked" | "rules" | "uncounted" | "kept">;
  /** The page under rules, as `scoringText` writes them. */
  pathOf(scoring: string): string;
  /** The page is not under these rules yet; they are where a change begins. */
  isOpen?: boolean;
  /** His total under each of the usual formats. */
  totals?: Record<string, number>;
  /** What the form of a league or of pasted settings came to, where it was sent. */
  answer: RulesAnswer | undefined;
}

/** Which rules count: the usual formats as links, and any rule by hand. All of it is in the address, so that a link carries it. */
export function ScoringChoice({ head, pathOf, isOpen = false, totals, answer }: ScoringChoiceProps) {
  const { asked, rules, uncounted, kept } = head;
  const changes = asked.preset === OWN ? [] : Object.keys(asked.changes);
  const [page = "", query] = pathOf(scoringText(asked)).split("?");
  const points = new Map(rules.map((rule) => [rule.key, rule.points]));
  return (
    <div className="scoring-choice">
      <nav className="tabs scorings" aria-label="Scoring">
        <ul>
          {Object.entries(PRESETS).map(([name, { name: label }]) => (
            <li key={name}>
              <Link
                to={pathOf(name)}
                replace
                preventScrollReset
                aria-current={!isOpen && name === asked.preset && changes.length === 0 ? "true" : undefined}
              >
                {totals?.[name] === undefined ? null : <b>{formatLedgerPoints(totals[name])}</b>} {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p className="small">
        {isOpen
          ? "Choose a format, or bring your league’s rules."
          : asked.preset === OWN
            ? `Rules of a league: ${rules.length} that count.`
            : PRESETS[asked.preset].about}
        {uncounted.length === 0
          ? ""
          : ` Not counted, because the play-by-play here does not have it: ${uncounted.join(", ")}.`}
      </p>
      {changes.length === 0 ? null : (
        <ul className="changes" aria-label="Changed rules">
          {changes.map((key) => (
            <li key={key}>
              {nameOf(key)} {formatRule(asked.changes[key] ?? 0)}{" "}
              <Link to={pathOf(scoringText({ ...asked, changes: without(asked.changes, key) }))} preventScrollReset>
                Undo<span className="vh"> {nameOf(key)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {isOpen ? null : <OwnScoring scoring={scoringText(asked)} kept={kept} />}
      <LeagueForm answer={answer?.kind === "league" ? answer : undefined} />
      <PlatformForm answer={answer?.kind === "platform" ? answer : undefined} />
      <details className="rules">
        <summary>Change a rule</summary>
        <form action={page}>
          {[...new URLSearchParams(query)].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <label>
            Rule
            <select name="key">
              {RULE_GROUPS.map(([group, keys]) => (
                <optgroup key={group} label={group}>
                  {keys.map(({ key, name }) => (
                    <option key={key} value={key}>
                      {name}, now {formatRule(points.get(key) ?? 0)}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          </label>
          <label>
            Points
            <input name="points" type="number" step="any" min={-1000} max={1000} required inputMode="decimal" />
          </label>
          <button className="btn" type="submit">
            Apply rule
          </button>
        </form>
      </details>
    </div>
  );
}

function nameOf(key: string): string {
  return SCORED_KEYS.find((scored) => scored.key === key)?.name ?? platformKeyName(key) ?? key;
}

function without(changes: AskedScoring["changes"], key: string): AskedScoring["changes"] {
  return Object.fromEntries(Object.entries(changes).filter(([other]) => other !== key));
}
