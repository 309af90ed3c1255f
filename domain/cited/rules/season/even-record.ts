import { unmasked } from "../../name-mask.ts";
import { matches } from "../../../words/matches.ts";
import type { Fact } from "../../../facts/fact.ts";
import type { Finding } from "../../cited-fault.ts";
import type { Reading } from "../../reading.ts";

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
      String.raw`\b(?:(?:back )?(?:to|at) (?:exactly )?\.500\b|(?:back )?to (?:an )?even(?: (?:record|mark|footing))?\b|an even (?:record|mark)\b|(?:evened|squared|leveled) (?:their|its|the|#'s) (?:record|mark)\b)`,
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

const ARRIVED =
  /\b(?:arrived|came in|come in|entered|went in|started the (?:day|night)|began the (?:day|night))(?: at| with a)? (?<wins>\d+)-(?<losses>\d+)(?!-?\d)/g;

/** "Had arrived at 3-8" of a team that fell to 3-9: the record less the game that it counts. */
function arrivedAt({ text, cited, index, borne }: Reading): Finding[] {
  const [winner] = index.ofKind("result");
  const records = cited.filter(({ kind }) => kind === "record");
  return matches(text, ARRIVED).flatMap(({ 0: said, index: at, groups = {} }): Finding[] => {
    const isSo = records.some(({ team, values: { wins = 0, losses = 0 } }) => {
      const hasWon = winner?.team === team;
      return (
        Number(groups["wins"]) === wins - (hasWon ? 1 : 0) && Number(groups["losses"]) === losses - (hasWon ? 0 : 1)
      );
    });
    if (isSo) borne.push([at, at + said.length]);
    return isSo || winner?.marks.includes("tie") === true
      ? []
      : [{ word: said, reason: "The record counts this game. Say what it was before it, or what it is." }];
  });
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
  return [...said, ...arrivedAt(reading)];
}
