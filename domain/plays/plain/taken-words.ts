import { possessive } from "../../words/possessive.ts";
import { yardBefore, yards } from "../../words/yard-words.ts";
import type { Cast } from "./cast.ts";
import { plainText } from "./plain-text.ts";

/** `15-P.Mahomes`, `14-A.St. Brown`, `11-M.Pittman Jr.`: as far as what follows him needs. */
const WHO = String.raw`(\d+-[A-Z][A-Za-z'-]*\.\s?[A-Z][\w'.-]*(?: [A-Z][\w'.-]*){0,2}?)`;
const BEFORE = String.raw`^(?:\([^()]*\) )*(?:[^.]*\.[^.]* reported in as eligible\. )*`;
const SPOT = String.raw`(?:(?:[A-Z]{2,3} )?-?\d+)`;
/** Where it ended, and how far it was. */
const GAIN = String.raw`(?: (?:pushed ob|ran ob))?(?: (?:to|at) ${SPOT})? for (?:(-?\d+) yards?|no gain)(, TOUCHDOWN NULLIFIED by Penalty)?`;
/** Who made the tackle, who hurried the passer, who was hurt: left out. */
const AFTER = String.raw`(?: \([^()]*\))?(?: \[[^[\]]*\])?(?:\. (?:\*\* Injury Update: [^.]*\.[^.]*|[A-Z]{2,3}-\d+-[^.]*\.[^.]* was injured during the play|Penalty on [^,]+, [^,]+, (?:declined|offsetting)))*\.?$`;
const PASS = String.raw`pass(?: (?:short|deep))?(?: (?:left|right|middle))?`;

const RUN = new RegExp(
  `${BEFORE}${WHO}( scrambles)?(?: (?:left|right)(?: (?:end|tackle|guard))?| up the middle| middle)${GAIN}${AFTER}`,
);
const CATCH = new RegExp(`${BEFORE}${WHO} ${PASS} to ${WHO}${GAIN}${AFTER}`);
const MISSED = new RegExp(
  `${BEFORE}${WHO} pass incomplete(?: (?:short|deep))?(?: (?:left|right|middle))?(?: (?:to|intended for) ${WHO})?${AFTER}`,
);
const SACK = new RegExp(`${BEFORE}${WHO} sacked(?: (?:ob )?at ${SPOT})? for (-\\d+) yards?${AFTER}`);
const PICK = new RegExp(
  `${BEFORE}${WHO} ${PASS}(?: (?:to|intended for) ${WHO})? INTERCEPTED by ${WHO}(?: \\([^()]*\\))?(?: \\[[^[\\]]*\\])? at ${SPOT}\\. \\d+-[A-Z][\\w'. -]*?${GAIN}${AFTER}`,
);
const KICK = new RegExp(
  `${BEFORE}${WHO} (\\d+) yard field goal is (GOOD|No Good)\\b(?!.*(?:BLOCKED|REVERSED|FUMBLES))`,
);

/**
 * What a flag took back, from the source's words of it: `Patrick Mahomes' 4-yard touchdown pass to Marquise Brown`. No credit says who had a part in what did
 * not stand. Null of what is written in any other way, as everything with a fumble or a lateral is: then the source's words stand.
 */
export function takenWords(
  action: string,
  { team, opponent }: { team: string | null; opponent: string | null },
  cast: Cast,
): string | null {
  const name = (who: string, whose = team): string => plainText(cast.named(who, whose));
  const [ran, runner = "", scrambled, runYards, runScore] = RUN.exec(action) ?? [];
  if (ran !== undefined)
    return `${possessive(name(runner))} ${gained(runYards, scrambled === undefined ? "run" : "scramble", runScore)}`;
  const [caught, passer = "", receiver = "", passYards, passScore] = CATCH.exec(action) ?? [];
  if (caught !== undefined)
    return `${possessive(name(passer))} ${gained(passYards, "pass", passScore, ` to ${name(receiver)}`)}`;
  const [fell, thrower = "", target] = MISSED.exec(action) ?? [];
  if (fell !== undefined)
    return `${possessive(name(thrower))} incomplete pass${target === undefined ? "" : ` for ${name(target)}`}`;
  const [sacked, quarterback = "", lost = ""] = SACK.exec(action) ?? [];
  if (sacked !== undefined) return `a sack of ${name(quarterback)} for a loss of ${-Number(lost)}`;
  const [kicked, kicker = "", distance = "", how] = KICK.exec(action) ?? [];
  if (kicked !== undefined)
    return `${possessive(name(kicker))} ${how === "GOOD" ? "good" : "missed"} ${distance}-yard field goal`;
  const [picked, from = "", wanted, by = "", back, backScore] = PICK.exec(action) ?? [];
  if (picked === undefined) return null;
  const pass = `${possessive(name(from))} pass${wanted === undefined ? "" : ` for ${name(wanted)}`}`;
  const far = Number(back ?? 0);
  const returned = far > 0 ? `, returned ${yards(far)}${backScore === undefined ? "" : " for a touchdown"}` : "";
  return `${possessive(name(by, opponent))} interception of ${pass}${returned}`;
}

/** `4-yard touchdown pass to Brown`, `run for a loss of 2` */
function gained(yards: string | undefined, deed: string, score: string | undefined, to = ""): string {
  const far = Number(yards ?? 0);
  const what = `${score === undefined ? "" : "touchdown "}${deed}${to}`;
  if (far > 0) return `${yardBefore(far)}${what}`;
  return `${what} ${far === 0 ? "for no gain" : `for a loss of ${-far}`}`;
}
