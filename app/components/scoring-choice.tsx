import { Link } from "react-router";

import { platformKeyName } from "../../domain/scoring/platforms/platform-measures.ts";
import { PRESETS } from "../../domain/scoring/presets.ts";
import type { EffectLine } from "../../domain/scoring/effect-line.ts";
import { isFirstDownKey } from "../../domain/scoring/first-down-keys.ts";
import { SCORED_KEYS } from "../../domain/scoring/scored-keys.ts";
import { type AskedScoring, OWN, SCORING_CHOICE_ID, scoringText } from "../../domain/scoring/scoring-address.ts";
import type { ScoringHead } from "../../domain/scoring/scoring-head.ts";
import { formatLedgerPoints, formatRule } from "../../domain/words/ledger-points.ts";
import { OwnScoring } from "./own-scoring.tsx";
import { LeagueForm } from "./league-form.tsx";
import { PlatformForm } from "./platform-form.tsx";
import { FIRST_DOWNS, RuleForm } from "./rule-form.tsx";

type RulesAnswer =
  | ({ kind: "league" } & Exclude<Parameters<typeof LeagueForm>[0]["answer"], undefined>)
  | ({ kind: "platform" } & Exclude<Parameters<typeof PlatformForm>[0]["answer"], undefined>);

interface ScoringChoiceProps {
  head: Pick<ScoringHead, "asked" | "rules" | "uncounted" | "kept">;
  /** The page under rules, as `scoringText` writes them. */
  pathOf(scoring: string): string;
  /** The page is not under these rules yet; they are where a change begins. */
  isOpen?: boolean;
  /** Real lines that show what a rule does to them while it is changed. */
  effects?: readonly EffectLine[];
  /** His total under each of the usual formats. */
  totals?: Record<string, number>;
  /** What the form of a league or of pasted settings came to, where it was sent. */
  answer: RulesAnswer | undefined;
}

/** Which rules count: the usual formats as links, and any rule by hand. All of it is in the address, so that a link carries it. */
export function ScoringChoice({ head, pathOf, isOpen = false, effects = [], totals, answer }: ScoringChoiceProps) {
  const { asked, rules, uncounted, kept } = head;
  const changes = asked.preset === OWN ? [] : Object.keys(asked.changes);
  const [page = "", query] = pathOf(scoringText(asked)).split("?");
  const points = new Map(rules.map((rule) => [rule.key, rule.points]));
  return (
    <div className="scoring-choice" id={SCORING_CHOICE_ID}>
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
        {rules.some(({ key }) => isFirstDownKey(key)) ? ` ${FIRST_DOWNS}` : ""}
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
        <RuleForm page={page} query={query} points={points} effects={effects} />
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
