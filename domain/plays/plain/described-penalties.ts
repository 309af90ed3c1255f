import { canonicalTeamCode } from "../../game/team-code.ts";
import { matches } from "../../words/matches.ts";
import { type LeaguePenalty, leaguePenalties } from "../penalties.ts";
import type { Cast } from "./cast.ts";

/** A penalty as a description has it: credits hold none. */
export interface DescribedPenalty {
  /** In small letters: `defensive pass interference`. */
  name: string;
  /** The player in a sentence's words, or the team: `the Bears`. */
  on: string;
  yards: number | null;
  outcome: LeaguePenalty["outcome"];
}

/** `Penalty on Chicago, Offensive Holding (Graham Purifoy): 10 yards`, `... (Graham Purifoy), declined`. */
const TOLD = /\bPenalty on ([^,.]+), ([^,(]+) \(([^)]+)\)(?:: (\d+) yards?|, (declined))/g;
/** `Chicago committed 42 yard penalty (Pass Interference)` */
const COMMITTED = /(?:^|\. )([A-Z][^.,]*?) committed (\d+) yard penalty \(([^)]+)\)/g;
/** `Offsetting penalties: Dallas, Face Mask (Kofi Orlov), and Denver, Clipping (Luka Umeh).` */
const OFFSETTING = "Offsetting penalties: ";
const OFFSET = /([A-Z][^,]*), ([^,(]+) \(([^)]+)\)/g;

/** The penalties of a description's final account, in its order; superseded ones are none. */
export function describedPenalties(account: string, cast: Cast): DescribedPenalty[] {
  if (!/penalt/i.test(account)) return [];
  return [
    ...leaguePenalties(account).map(({ code, player, jersey, name, yards, outcome }) => {
      const team = canonicalTeamCode(code);
      const role = name === "Intentional Grounding" ? "passer" : undefined;
      const on = player === null ? cast.team(team ?? code) : cast.named(`${jersey ?? ""}-${player}`, team, role);
      return penalty(name, on, yards, outcome);
    }),
    ...matches(account, TOLD).map(([, , name = "", who = "", yards, declined]) =>
      penalty(name, cast.named(who, null), number(yards), declined === undefined ? "enforced" : "declined"),
    ),
    ...matches(account, COMMITTED).map(([, place = "", yards, name = ""]) =>
      penalty(name, cast.teamAt(place), number(yards), "enforced"),
    ),
    ...(account.startsWith(OFFSETTING) ? matches(account.slice(OFFSETTING.length), OFFSET) : []).map(
      ([, , name = "", who = ""]) => penalty(name, cast.named(who, null), null, "offsetting"),
    ),
  ];
}

function number(digits: string | undefined): number | null {
  return digits === undefined ? null : Number(digits);
}

function penalty(
  name: string,
  on: string,
  yards: number | null,
  outcome: DescribedPenalty["outcome"],
): DescribedPenalty {
  const plain = name
    .toLowerCase()
    .replace(/^(?:offensive |defensive )?too many men on field$/, "too many men on the field");
  return { name: plain, on: on.trim(), yards, outcome };
}
