import { reasonOf } from "../../server/log/reason-of.ts";
import { type Finding, failure, fine, warning } from "./finding.ts";

/** Kickoffs, sessions and codes go by the clock. The header that it is compared with knows whole seconds. */
const WORTH_SAYING_MS = 5_000;
const WRONG_MS = 60_000;

/** Another clock, and when it was read by ours. */
export interface OtherClock {
  name: string;
  theirs: Date;
  ours: Date;
}

/** The clock of a web server, from the `Date` of its answer to a request without any key; null where it tells none. */
export async function webClock(url: string, now: () => Date, patience: number): Promise<OtherClock | string> {
  const before = now().getTime();
  try {
    const { headers, body } = await fetch(`${url}/`, {
      method: "HEAD",
      redirect: "manual",
      signal: AbortSignal.timeout(patience),
    });
    await body?.cancel();
    const theirs = new Date(headers.get("date") ?? "");
    const { host } = new URL(url);
    if (Number.isNaN(theirs.getTime())) return `${host} sent no valid Date header`;
    return { name: host, theirs, ours: new Date((before + now().getTime()) / 2) };
  } catch (error) {
    return `${new URL(url).host} does not answer (${reasonOf(error)})`;
  }
}

/** This machine's clock beside another; a text says why there is none. */
export function checkClock(other: OtherClock | string): Finding {
  if (typeof other === "string") return fine("clock", `could not be compared: ${other}`);
  const off = other.ours.getTime() - other.theirs.getTime();
  const size = Math.abs(off);
  const seconds = `${Math.round(size / 1000)} s ${off < 0 ? "behind" : "ahead of"} ${other.name}`;
  const advice = "turn on time synchronization (NTP)";
  if (size > WRONG_MS) return failure("clock", `${seconds}: kickoff times and sign-in codes will be wrong; ${advice}`);
  if (size > WORTH_SAYING_MS) return warning("clock", `${seconds}: ${advice}`);
  return fine("clock", `agrees with ${other.name}`);
}
