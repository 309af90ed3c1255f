import type { ProviderError } from "../../providers/provider.ts";
import { DELTA_COVERS_MS, FASTEST_MS } from "../plan/pace.ts";
import type { IngestPlan } from "../plan/plan-ingest.ts";

const STOPPED: Partial<Record<ProviderError["kind"], string>> = {
  unauthorized: "The provider rejects the key; check SPORTSDATAIO_KEY and what the subscription includes",
  "rate-limited": "Waiting: the provider's rate limit",
};

/** What the ingest is about, in words for an administrator. */
export function phaseWords(plan: IngestPlan | null, stopped: ProviderError["kind"] | null, now: number): string {
  if (stopped !== null) return STOPPED[stopped] ?? "Waiting after a failure";
  if (plan === null) return "Starting";
  const { live, pace, nextKickoff, task, at } = plan;
  if (task === null && at !== null) return "The month's calls are used up; polling resumes next month";
  if (live > 0) {
    const games = live === 1 ? "1 game is on" : `${live} games are on`;
    return `${games}; polling every ${durationText(pace.interval)}${slowWords(pace.interval)}`;
  }
  const next =
    nextKickoff === null ? "no upcoming game is known" : `the next kickoff is in ${durationText(nextKickoff - now)}`;
  return `No game is on; ${next}`;
}

function slowWords(interval: number): string {
  if (interval <= FASTEST_MS * 1.5) return "";
  const what = interval > DELTA_COVERS_MS ? ", scores only between full polls" : "";
  return `, slower so that the month's calls last${what}`;
}

/** `45 seconds`, `12 minutes`, `5 hours`, `3 days`. */
export function durationText(milliseconds: number): string {
  const seconds = Math.max(1, Math.round(milliseconds / 1000));
  const [count, unit] =
    seconds < 120
      ? [seconds, "second"]
      : seconds < 7200
        ? [Math.round(seconds / 60), "minute"]
        : seconds < 172_800
          ? [Math.round(seconds / 3600), "hour"]
          : [Math.round(seconds / 86_400), "day"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
