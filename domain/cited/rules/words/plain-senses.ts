import { matches } from "../../../words/matches.ts";
import type { Fact } from "../../../facts/fact.ts";
import type { Finding } from "../../cited-fault.ts";
import { type Reading, relatedOf } from "../../reading.ts";
import { isOnDrive } from "../numbers/is-figure-beside.ts";

/** Words of two senses where what stands around them leaves the plain one: what they are said with is for other rules to hold. */
export const PLAIN_SENSES: readonly {
  says: RegExp;
  /** What has to be cited for it to be the plain one. */
  isSo?: (reading: Reading) => boolean;
  examples: readonly string[];
}[] = [
  {
    // Of a score, and of nobody who walked off.
    says: /\b(?:left|leaving|leaves)(?= (?:the game|it|things|the (?:score|total)|matters) (?:tied|even|level|knotted|all square|scoreless|at \d|(?:[\d.]+ points? |just |well )?(?:under|over|above|below|short of|shy of) (?:its|the|that|their|a)\b))/g,
    examples: ["left the game under its total", "left it tied at 23"],
  },
  {
    says: /\bstraight(?= (?:the other way|back|past|through|down (?:the (?:field|middle))|ahead|to the end zone|into the end zone|up the middle|home)\b)/g,
    examples: ["took it straight the other way"],
  },
  {
    says: /\bleft(?= (?:town |the (?:day|night|game|field) )?at \d+-\d+)/g,
    isSo: ({ cited }) => cited.some(({ kind }) => kind === "record"),
    examples: ["came in at 2-8 and left at 3-8"],
  },
  {
    says: /(?<=(?<!\bonly )\bone of (?:(?:the )?#(?:'s?)?|the|their|its) (?:third-down )?)conversions\b|(?<=(?<!\b(?:from|without|not|never) )\bmov(?:e|ed|ing) the )chains\b/g,
    isSo: ({ cited, hits }) =>
      cited.some(
        ({ kind, marks, team: whose, values: { yards = 0, distance = Infinity } }) =>
          kind === "play" &&
          marks.includes("thirdDown") &&
          yards >= distance &&
          hits.every(({ team }) => team === null || team === whose),
      ),
    examples: ["one of their conversions was a 34-yard catch on third-and-11"],
  },
  {
    says: /(?<=\b(?:either|neither|both|each|the|that|those)(?: of (?:the|those))? )(?:takeaway|giveaway|turnover)s?\b/g,
    // The drives that followed them came to nothing.
    isSo: ({ cited, factsBefore, text, index }) => {
      const won = factsBefore.filter(({ kind }) => kind === "turnover");
      const isNext = (one: Fact): boolean =>
        index.ofKind("drive").find((drive) => drive.team === one.team && index.compareTime(one, drive) < 0) ===
        cited.find((drive) => drive.team === one.team && index.compareTime(one, drive) < 0);
      return /\b(?:not|neither|never|nothing)\b/.test(text) && won.length > 0 && won.every(isNext);
    },
    examples: ["could not turn either takeaway into points"],
  },
  {
    says: /(?<=\b(?:a|the|their|its|that) (?:[a-z]+-quarter )?drive )alive\b/g,
    isSo: ({ cited, factsBefore, text }) =>
      /^(?:that|it|this)\b/.test(text) &&
      cited.some((drive) => factsBefore.some((one) => one.kind === "conversion" && isOnDrive(one, drive))),
    examples: ["that kept a drive alive"],
  },
  {
    // Of a sack that nobody shared.
    says: /(?<=\b(?:got|earned|received|took) (?:the |full )?)credit(?= for (?:the|that|a) sack\b|[,.;]|$)/g,
    isSo: ({ cited }) => cited.some(({ marks, roles }) => marks.includes("sack") && roles.alsoSackedBy === undefined),
    examples: ["got the credit"],
  },
  {
    // Of two rows of downs.
    says: /(?<=\b(?:third|fourth) downs? (?:went|was|were|looked) (?:(?:far|much|even|a lot|somewhat|clearly) )?)(?:better|worse)\b/g,
    isSo: ({ cited: [own], factsBefore, text, index }) => {
      const rows = factsBefore.flatMap((fact) => [fact, ...relatedOf(fact, index)]);
      const told = rows.find(({ id, kind, team }) => kind === "team" && team === own?.team && id.endsWith("Downs"));
      const isOf = own?.marks.some((mark) => mark === (text.includes("third down") ? "thirdDowns" : "fourthDowns"));
      const rate = (row: Fact | undefined): number => (row?.values.made ?? NaN) / (row?.values.of ?? NaN);
      const gap = rate(own) - rate(told);
      return isOf === true && (text.includes("worse") ? gap < 0 : gap > 0);
    },
    examples: ["fourth down went far better"],
  },
  {
    says: /\bright(?= after )/g,
    isSo: ({ cited }) => {
      const lead = cited.find(({ kind }) => kind === "largestLead");
      return cited.some(
        ({ kind, team, values }) => kind === "score" && team === lead?.team && values.margin === lead.values.margin,
      );
    },
    examples: ["led by as many as 10, right after @'s field goal"],
  },
];

/** Such words need nobody to vouch for them. */
export function plainSenses(reading: Reading): Finding[] {
  for (const { says, isSo } of PLAIN_SENSES)
    if (isSo?.(reading) !== false)
      for (const { 0: said, index: at } of matches(reading.text, says)) reading.borne.push([at, at + said.length]);
  return [];
}
