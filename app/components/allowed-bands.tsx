import type { DefenseBands } from "../../domain/scoring/defense-bands.ts";

const STATES = { gone: ", gone", here: ", now", ahead: "" } as const;

/** The ranges of points allowed: where a defense stands, what has gone, and what is still ahead of it. */
export function AllowedBands({ defense: { nick, allowed, worth, bands } }: { defense: DefenseBands }) {
  return (
    <div>
      <p className="small">
        <b>{nick}</b>, {allowed} allowed: {worth}
      </p>
      <ol className="bands" aria-label={`Points for what the ${nick} allow`}>
        {bands.map(({ range, points, state }) => (
          <li key={range} className={state}>
            <b>{points}</b>
            <span className="vh"> for </span>
            {range}
            <span className="vh">{STATES[state]}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
