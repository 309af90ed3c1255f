import { canonicalTeamCode } from "../../game/team.ts";
import { matches } from "../../words/matches.ts";
import type { Cast } from "./cast.ts";

/** A penalty as a description has it: credits hold none. */
export interface ToldPenalty {
  /** In small letters: `defensive pass interference`. */
  name: string;
  /** The player in a sentence's words, or the team's place. */
  on: string;
  yards: number | null;
  outcome: "enforced" | "declined" | "offsetting";
}

/** `PENALTY on WAS-25-B.St-Juste, Defensive Pass Interference, 11 yards, enforced at CHI 43`; the league writes a declined one small. */
const LEAGUE =
  /\b(?:PENALTY|Penalty) on ([A-Z]{2,3})(?:-\d+-([^,]+))?, ([^,]+), (?:(\d+) yards?, )?(enforced|declined|offsetting)\b/g;
/** `Penalty on Chicago, Offensive Holding (Graham Purifoy): 10 yards`, `... (Graham Purifoy), declined`. */
const TOLD = /\bPenalty on ([^,.]+), ([^,(]+) \(([^)]+)\)(?:: (\d+) yards?|, (declined))/g;
/** `Chicago committed 42 yard penalty (Pass Interference)` */
const COMMITTED = /(?:^|\. )([A-Z][^.,]*?) committed (\d+) yard penalty \(([^)]+)\)/g;
/** `Offsetting penalties: Dallas, Face Mask (Kofi Orlov), and Denver, Clipping (Luka Umeh).` */
const OFFSETTING = /(?<=^Offsetting penalties: .*)([A-Z][^,:]*), ([^,(]+) \(([^)]+)\)/g;

/** The penalties of a description's final account, in its order; superseded ones are none. */
export function toldPenalties(account: string, cast: Cast): ToldPenalty[] {
  if (!/penalt/i.test(account)) return [];
  return [
    ...matches(account, LEAGUE).map(([, code = "", who, name = "", yards, outcome = "enforced"]) => {
      const team = canonicalTeamCode(code);
      return told(name, who === undefined ? cast.place(team ?? code) : cast.told(who, team), yards, outcome);
    }),
    ...matches(account, TOLD).map(([, , name = "", who = "", yards, declined = "enforced"]) =>
      told(name, cast.told(who, null), yards, declined),
    ),
    ...matches(account, COMMITTED).map(([, place = "", yards, name = ""]) => told(name, place, yards, "enforced")),
    ...matches(account, OFFSETTING).map(([, , name = "", who = ""]) =>
      told(name, cast.told(who, null), undefined, "offsetting"),
    ),
  ];
}

function told(name: string, on: string, yards: string | undefined, outcome: string): ToldPenalty {
  return {
    name: name
      .replaceAll(/[{}]/g, "")
      .toLowerCase()
      .replace(/^(?:offensive |defensive )?too many men on field$/, "too many men on the field"),
    on: on.replaceAll(/^\s+|\s+$/g, ""),
    yards: yards === undefined ? null : Number(yards),
    outcome: outcome === "declined" || outcome === "offsetting" ? outcome : "enforced",
  };
}
