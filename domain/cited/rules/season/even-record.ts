import { unmasked } from "../../name-mask.ts";
import { matches } from "../../../words/matches.ts";
import type { Fact } from "../../../facts/fact.ts";
import type { Finding } from "../../cited-fault.ts";
import type { Reading } from "../../reading.ts";
import { alternatives } from "../../../words/alternatives.ts";

const MARK = String.raw`(?:\.500|the \.500 mark|even)`;
const MOVED =
  "(?:climbed|moved|got|pulled|jumped|rose|went|edged|inched|back|(?:lifted|pushed|put|moved|carried|brought|sent|took|vaulted|nudged) #|fell|dropped|slipped|sank|slid|(?:dropped|sent|knocked|left|moved|dragged) #)";

/** Where a record stands by a word for it, and where it stood before the game that it counts. */
export const EVEN_RECORDS: readonly {
  says: RegExp;
  isSo: (wins: number, losses: number) => boolean;
  examples: readonly string[];
}[] = [
  {
    says: new RegExp(
      String.raw`\b(?:(?:back )?to (?:exactly )?\.500\b|(?:back )?to (?:an )?even(?: (?:record|mark|footing))?\b|(?:evened|squared|leveled)(?: up| out)? (?:(?:their|its|the|#'s) (?:record|mark)|(?:up )?at(?= \d+-\d+))\b)`,
      "g",
    ),
    isSo: (wins, losses) => wins === losses,
    examples: ["dropped to .500", "evened their record"],
  },
  {
    says: new RegExp(String.raw`\b${MOVED} (?:back )?(?:above|over) ${MARK}`, "g"),
    isSo: (wins, losses) => wins > losses && wins - 1 <= losses,
    examples: ["back above .500"],
  },
  {
    says: new RegExp(String.raw`\b${MOVED} (?:back )?(?:below|under) ${MARK}`, "g"),
    isSo: (wins, losses) => losses > wins && losses - 1 <= wins,
    examples: ["fell below .500"],
  },
  {
    says: /\b(?:bounced back|rebounded|recovered|rallied|came back|coming|responded|fresh) (?:from|off|after) (?:a|an|the|their|its|that) (?:[\w-]+ ){0,3}(?:loss|defeat|setback)\b/g,
    isSo: (_wins, losses) => losses > 0,
    examples: ["bounced back from a loss in their opener"],
  },
];

/** On which side of even a record is, whenever that was. */
const SIDES: readonly (readonly [says: RegExp, isSo: (wins: number, losses: number) => boolean])[] = [
  [
    /\bwinning (?:record|mark)\b|\b(?:above|over|north of) \.500\b|\bmore wins than losses\b/,
    (wins, losses) => wins > losses,
  ],
  [
    /\blosing (?:record|mark)\b|\b(?:below|under|south of) \.500\b|\bmore losses than wins\b/,
    (wins, losses) => wins < losses,
  ],
  [/\bat (?:exactly )?\.500\b|\b(?:an even|a \.500) (?:record|mark|team)\b/, (wins, losses) => wins === losses],
];
const ARRIVED = new RegExp(
  String.raw`\b(?:${alternatives`
      arriv(?:ed|ing) | (?:came|come|coming|went|gone|going|walked|headed) in(?:to)? | enter(?:ed|ing)
      (?:started|began|opened) the (?:day|night|game|week) | had been
      before (?:the|this|that|it|kickoff|facing|playing|beating|losing|\w+day)\b | beforehand
    `})`,
);
const KEPT = /\b(?:kept|keeps|keeping|stay(?:ed|ing)|remain(?:ed|ing)) (?:# )?(?=above|over|below|under|at|with)/;
const AT_THEN = /^[^,;.\d]{0,40}?(?<!\b(?:to|won|lost) )(\d+)-(\d+)(?!-?\d)/;
const AT_BEFORE = /(?<![\d-])(\d+)-(\d+) $/;

/** "Had come in with a winning record", "arrived at 3-8": of what stood before the game, the record less what the game added. */
function standing({ text, cited, hits, index, borne }: Reading): Finding[] {
  const [winner] = index.ofKind("result");
  const all = cited.filter(({ kind }) => kind === "record");
  const named = all.filter(({ team }) => hits.some((hit) => hit.team !== null && hit.team === team));
  const arrived = ARRIVED.exec(text);
  const behind = arrived === null ? "" : text.slice(arrived.index);
  const counted = AT_THEN.exec(behind) ?? AT_BEFORE.exec(text.slice(0, arrived?.index ?? 0));
  const stood = ({ team, values: { wins = 0, losses = 0 } }: Fact): [wins: number, losses: number] => {
    if (winner === undefined || winner.marks.includes("tie")) return [wins, losses];
    return winner.team === team ? [wins - 1, losses] : [wins, losses - 1];
  };
  const hold = (found: RegExpExecArray | null, isSo: (wins: number, losses: number) => boolean): Finding[] => {
    if (found === null) return [];
    const at = text.indexOf(found[0]);
    const isNow = arrived === null || /\bnow\b/.test(text.slice(0, at));
    const isThen = (record: Fact): boolean => {
      const { wins = 0, losses = 0 } = record.values;
      const isBefore = isSo(...stood(record));
      return KEPT.test(text) ? isBefore && isSo(wins, losses) : isNow ? isSo(wins, losses) : isBefore;
    };
    if ((named.length > 0 ? named : all).some(isThen)) {
      borne.push([at, at + found[0].length]);
      return [];
    }
    return [{ word: found[0], reason: "The record counts this game. Say what it was before it, or what it is." }];
  };
  const sides = SIDES.flatMap(([says, isSo]) => hold(says.exec(text), isSo));
  // Of two teams each record would have to be its own.
  const given = hold(
    all.length > 1 ? null : counted,
    (wins, losses) => wins === Number(counted?.[1]) && losses === Number(counted?.[2]),
  );
  return [...sides, ...given];
}

/** "Back above .500" of a team that was there before: what the record is, and what it was. */
export function evenRecord(reading: Reading): Finding[] {
  const { text, cited, borne, index } = reading;
  const records = cited.filter(({ kind }) => kind === "record");
  if (records.length === 0 || index.phase !== "over") return [];
  const said = EVEN_RECORDS.flatMap(({ says, isSo }) =>
    matches(text, says).flatMap(({ 0: said, index: at }): Finding[] => {
      const stands = ({ values: { wins = 0, losses = 0 } }: Fact): boolean => isSo(wins, losses);
      if (records.some(stands)) {
        borne.push([at, at + said.length]);
        return [];
      }
      return [{ word: unmasked(said), reason: "That is not where the record stands, or stood. Give the record." }];
    }),
  );
  return [...said, ...standing(reading)];
}
