import { useId, useLayoutEffect, useRef, useState } from "react";
import { Form } from "react-router";

import { type EffectLine, pointsUnder } from "../../domain/scoring/effect-line.ts";
import { isFirstDownKey } from "../../domain/scoring/first-down-keys.ts";
import { partWords } from "../../domain/scoring/part-words.ts";
import { ruleMeasure } from "../../domain/scoring/rule-measure.ts";
import { RULE_GROUPS, SCORED_KEYS } from "../../domain/scoring/scored-keys.ts";
import { formatLedgerChange, formatLedgerPoints, formatRule } from "../../domain/words/ledger-points.ts";
import { useIsHydrated } from "../use-is-hydrated.ts";

interface RuleFormProps {
  /** The page's path, and what of its query stays. */
  page: string;
  query: string | undefined;
  /** What each key is worth now; 0 where it is not there. */
  points: ReadonlyMap<string, number>;
  effects: readonly EffectLine[];
}

/** A press of the stepper; rules a yard are worth hundredths. */
const STEP = 0.5;
const YARD_STEP = 0.01;
const LARGEST_OF_YARDS = 0.2;

/** Any rule by hand. While it is chosen and changed, real lines show what it does to them; without script they do when it is applied. */
export function RuleForm({ page, query, points, effects }: RuleFormProps) {
  const isHydrated = useIsHydrated();
  const effectId = useId();
  const [key, setKey] = useState(SCORED_KEYS[0]?.key ?? "");
  const [typed, setTyped] = useState<string | null>(null);
  const chosen = useRef<HTMLSelectElement>(null);
  const written = useRef<HTMLInputElement>(null);
  // A reader may have chosen and typed before the scripts came.
  useLayoutEffect(() => {
    if (isHydrated || chosen.current === null || written.current === null) return;
    setKey(chosen.current.value);
    if (written.current.value !== "") setTyped(written.current.value);
  }, [isHydrated]);
  const now = points.get(key) ?? 0;
  const value = typed === null || typed.trim() === "" ? now : Number(typed);
  const by = Math.abs(now) > 0 && Math.abs(now) < LARGEST_OF_YARDS ? YARD_STEP : STEP;
  const step = (steps: number) => setTyped(String(Math.round((value + steps * by) * 1e6) / 1e6));
  return (
    <Form action={page} preventScrollReset onSubmit={() => setTyped(null)}>
      {[...new URLSearchParams(query)].map(([name, kept]) => (
        <input key={name} type="hidden" name={name} value={kept} />
      ))}
      <label>
        Rule
        <select
          ref={chosen}
          name="key"
          defaultValue={key}
          onChange={({ currentTarget }) => {
            setKey(currentTarget.value);
            setTyped(null);
          }}
        >
          {RULE_GROUPS.map(([group, keys]) => (
            <optgroup key={group} label={group}>
              {keys.map((one) => (
                <option key={one.key} value={one.key}>
                  {one.name}, now {formatRule(points.get(one.key) ?? 0)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <div className="stepper">
        <label>
          Points
          <input
            ref={written}
            name="points"
            type="number"
            step="any"
            min={-1000}
            max={1000}
            required
            inputMode="decimal"
            value={typed ?? (isHydrated ? String(now) : "")}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            onFocus={({ currentTarget }) => currentTarget.select()}
            aria-describedby={effects.length === 0 ? undefined : effectId}
          />
        </label>
        {isHydrated ? (
          <>
            <button className="btn quiet" type="button" aria-label="Less" onClick={() => step(-1)}>
              −
            </button>
            <button className="btn quiet" type="button" aria-label="More" onClick={() => step(1)}>
              +
            </button>
          </>
        ) : null}
      </div>
      <button className="btn" type="submit">
        Apply rule
      </button>
      {isHydrated && effects.length > 0 ? (
        <output className="effect" id={effectId}>
          {effects.map((line) => (
            <Effect key={line.name} line={line} ruleKey={key} more={Number.isNaN(value) ? 0 : value - now} />
          ))}
        </output>
      ) : null}
      {isFirstDownKey(key) ? <p className="small">{FIRST_DOWNS}</p> : null}
    </Form>
  );
}

/** Where a reader would miss first downs. */
export const FIRST_DOWNS =
  "First downs as Sleeper counts them: a play that scores a touchdown is none here, though box scores and game logs have it as one.";

/** How often a line has what a rule counts: `26 pass attempts`. */
function timesWords(key: string, times: number): string {
  const item = ruleMeasure(key);
  return item === null ? String(times) : partWords({ item, times: Math.round(times * 100) / 100 });
}

function Effect({ line, ruleKey, more }: { line: EffectLine; ruleKey: string; more: number }) {
  const before = pointsUnder(line, ruleKey, 0);
  const after = pointsUnder(line, ruleKey, more);
  const change = Math.round((after - before) * 100) / 100;
  const times = line.times[ruleKey] ?? 0;
  return (
    <span>
      {line.name} <b>{formatLedgerPoints(after)}</b>{" "}
      {times === 0 ? "has none of it" : change === 0 ? `has ${timesWords(ruleKey, times)}` : formatLedgerChange(change)}
    </span>
  );
}
