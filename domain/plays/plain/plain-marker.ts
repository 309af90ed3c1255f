import type { Play } from "../../game/play.ts";
import { ordinal } from "../../words/format.ts";
import type { Cast } from "./cast.ts";

/** The end of a period, and the two-minute warning. */
export function plainMarker({ type, quarterName, description }: Play): string | null {
  if (type === "TwoMinuteWarning") return "Two-minute warning";
  if (/\bend (?:of )?game\b/i.test(description)) return "Final";
  if (/\bend of regulation\b/i.test(description)) return "End of regulation";
  if (!/\bend\b/i.test(description)) return null;
  if (quarterName === "OT") return "End of overtime";
  if (quarterName === "2") return "Halftime";
  return quarterName === "4" ? "End of regulation" : `End of the ${ordinal(Number(quarterName))} quarter`;
}

/** A timeout without a team is television's, or nobody's that is known. */
export function plainTimeout({ timeoutTeam, description }: Play, _account: string, cast: Cast): string {
  if (timeoutTeam === null) return "Timeout";
  const isLostChallenge = /\bchalleng/i.test(description);
  return `Timeout, ${cast.nick(timeoutTeam)}${isLostChallenge ? ", after a lost challenge" : ""}`;
}
