import { formatInteger } from "../../domain/words/format.ts";
import { formatMoment } from "../../domain/words/format-moment.ts";
import type { ProviderName } from "../../domain/game/game-snapshot.ts";
import { LocalTime } from "./local-time.tsx";

export interface IngestStateProps {
  provider: ProviderName;
  isLeader: boolean;
  phase: string;
  nextAt: string | null;
  callsThisMonth: number;
  callsAllowed: number;
  isScrambled: boolean;
}

const NAMES: Readonly<Record<ProviderName, string>> = {
  nflverse: "nflverse",
  sportsdataio: "SportsDataIO",
  demo: "the simulator",
  replay: "a replay",
};

/** The provider, what the ingest is doing, when it polls next, and how many of the month's calls are used. */
export function IngestState(state: IngestStateProps) {
  const { provider, isLeader, phase, nextAt, isScrambled } = state;
  return (
    <>
      {isScrambled ? (
        <p className="msg no">Free trial: the provider alters its figures on purpose. Pages that show them say so.</p>
      ) : null}
      <dl className="facts">
        <div>
          <dt>Provider</dt>
          <dd>{NAMES[provider]}</dd>
        </div>
        <div>
          <dt>Now</dt>
          <dd>{phase}</dd>
        </div>
        <div>
          <dt>Next poll</dt>
          <dd>{nextAt === null ? "None scheduled here" : <LocalTime at={nextAt} format={formatMoment} />}</dd>
        </div>
        <div>
          <dt>Leader</dt>
          <dd>{isLeader ? "This process" : "Another process, or none; this one is on standby"}</dd>
        </div>
        <Quota {...state} />
      </dl>
    </>
  );
}

function Quota({ callsThisMonth, callsAllowed }: Pick<IngestStateProps, "callsThisMonth" | "callsAllowed">) {
  const calls = formatInteger(callsThisMonth);
  return (
    <div>
      <dt id="quota">Calls this month</dt>
      <dd>
        {callsAllowed === 0 ? (
          `${calls}, no limit`
        ) : (
          <>
            {calls} of {formatInteger(callsAllowed)}, {share(callsThisMonth / callsAllowed)}
            <meter
              aria-labelledby="quota"
              min={0}
              max={callsAllowed}
              low={callsAllowed * 0.75}
              high={callsAllowed * 0.9}
              optimum={0}
              value={callsThisMonth}
            />
          </>
        )}
      </dd>
    </div>
  );
}

/** Rounded down: 100 % is said only when nothing is left. */
function share(part: number): string {
  return part > 0 && part < 0.01 ? "less than 1%" : `${Math.floor(part * 100)}%`;
}
