import { isAtNeutralSite } from "../../../facts/is-at-neutral-site.ts";
import { matches } from "../../../words/matches.ts";
import { unmasked } from "../../name-mask.ts";
import type { Fact } from "../../../facts/fact.ts";
import type { Finding } from "../../cited-fault.ts";
import { idsOf, type Reading } from "../../reading.ts";
import { placesOf } from "../clause/places-of.ts";
import { NEVER_TOLD } from "./never-told.ts";
import type { OtherwiseRule } from "./otherwise-rule.ts";
import { TRIES } from "./tries.ts";
import { alternatives } from "../../../words/alternatives.ts";

const TRIED = /\b(?:went for it|tried|attempted|got (?:stuffed|stopped|inside)|reached|failed)\b/;
const DENIED = /\b(?:not|never|no|none|neither|nor|without)\b|n't\b/;
const IS_BACK = new RegExp(
  String.raw`\b(?:${alternatives`
      (?:is|was|were|got) (?:back\b(?! up| to back| to the)|(?:out there|on the field)\b) | returned\b(?! (?:an?|the|it|\d))
      (?:came|went|checked) back in\b | re-?entered\b | (?:stayed|remained) in\b(?! front) | (?:played|carried) on\b
      (?:was able to|could) (?:continue|return|go on)\b | kept playing\b
    `})`,
);
/** Who may be back: not the one a play was by or against, nor the team he is of. */
const SUBJECT = /(?<!\b(?:of|for|against|by|with|from) (?:the )?)[@#](?!')|\b(?:he|they|it|we|you)\b/gi;
/** What goes on with the one who was hurt, past all who stand between. */
const GOES_ON = /,|\b(?:but|and|then)\b/;
const WHEN = /\b(?:as|when|while) (?:the )?$/;
const WIPED_OUT =
  /\b(?:wiped out|erased|cancell?ed|undid|overcame|negated) (?:the|a|that|@'s|#'s) (?:\S+ ){0,4}(?:lead|edge|advantage|deficit)\b.*\b(?:had (?:given|put|built|staked)|gave|put)\b/;

const STOPPED =
  /\b(?:stopped|stuffed|denied|stonewalled|repelled|rebuffed|thwarted|foiled|turned (?:away|back|aside)|came up short|fell short|turned (?:it|the ball) over)\b/;
const ON_FOURTH = new RegExp(
  alternatives`
    \b(?:${alternatives`
      stopp(?:ed|ing) | stuff(?:ed|ing) | denied | denying | stonewall\w+ | thwart\w+ | turn(?:ed|ing) (?:#|them|it) (?:away|back|aside)
      held | failed | came up short | stops? | stands?
    `})\b[^,.;]{0,30} fourth[- ]
    \bfourth[- ](?:down|and-\d+) (?:stops?|stands?)\b | \b(?:stop|turnover|over) on downs\b
  `,
);
/** What counted was neither taken back nor undone. */
const TAKEN_BACK =
  /\b(?:touchdown|score|field goal|kick|catch|run|pass|return|it|that|this|@)\b(?: [\w-]+){0,2} (?:(?:was|were|got|being|had been|wound up)(?: \w+ly)? )?(?:wiped|nullified|negated|called back|overturned|annulled|taken off|erased|disallowed)\b/;
/** Up to what the payoff came after. */
const PAYOFF =
  /\b(?:payoff|dividend|reward|return) (?:was|came in|came as)\b(?<what>(?:(?! (?:after|off|from|following)\b)[^;:])*)/;
const WON_BALL = /\b(?:fumbles?|interceptions?|picks?|turnovers?|takeaways?|stops?|blocks?|miss(?:es)?)\b/;
const ONCE =
  /\b(?<won>victory|win|wins|won|triumph\w*|success)\b[^,;]*\bonce\b|\b(?:defeat|loss|losses|lost)\b[^,;]*\bonce\b|\bonce (?:won|lost)\b/;

const AT_HOME =
  /\b(?:hosts?|hosted|hosting|visit(?:s|ed|ing|ors?)?|welcom(?:e|es|ed|ing)|(?:at|back) home|on the road|home[- ]field|(?:home|road) (?:team|side|crowd|fans|win|loss|victory|defeat|opener))\b/;
const OF_OTHER_GAMES: ReadonlySet<Fact["kind"]> = new Set<Fact["kind"]>([
  "form",
  "lastGame",
  "record",
  "streak",
  "mean",
  "seasonHigh",
]);

const RECOVERED_BY_HIMSELF =
  /\b(?:fell on|recovered|pounced on|covered|scooped up|picked up|grabbed|came up with) (?:it|the ball|the fumble|the loose ball) himself\b/;

const ALL_THE_WAY =
  /\b(?:ran|took|brought|carried|returned|raced|went|taken|returning|taking|running) [^,;]*\b(?:(?:to|into) the end zone|all the way(?! (?:to|down)\b)|to the house|the distance)\b/;
const OUTDID =
  /@[^@,;]* (?:outscored|outgained|outdid|outpointed|edged|beat|topped|bested|nipped) @[^@;]*? (?<one>\d+(?:\.\d+)?)(?: [A-Za-z-]+){0,3} to (?<two>\d+(?:\.\d+)?)/;

/** What a clause says of what it cites as if it had ended otherwise. */
export const OTHERWISE: readonly OtherwiseRule[] = [
  ...NEVER_TOLD,
  ...TRIES,
  {
    says: STOPPED,
    isSo: ({ cited, pool, text }) =>
      !cited.some(({ kind }) => kind === "conversion") || pool.some(endsADrive) || DENIED.test(text),
    instead: "It was converted. Say so.",
    examples: ["were stopped on fourth-and-1"],
  },
  {
    says: ON_FOURTH,
    isSo: ({ cited, index }) => {
      const drives = index.ofKind("drive");
      const ended = cited.filter(({ kind }) => kind === "drive");
      return (
        ended.length < cited.length ||
        ended.some((drive) => [drive, drives[drives.indexOf(drive) - 1]].some((one) => one?.marks.includes("downs")))
      );
    },
    instead: "That drive did not end on downs. Say how it ended.",
    examples: ["stuffed # on fourth down"],
  },
  {
    says: TAKEN_BACK,
    isSo: ({ cited }) =>
      !cited.some(({ kind }) => kind === "score") ||
      !cited.every(({ of, kind }) => of.length < 2 && kind !== "comeback"),
    instead: "It counted. Leave that out.",
    examples: ["@'s touchdown was wiped out"],
  },
  {
    says: PAYOFF,
    isSo: ({ cited }, { groups }) =>
      !cited.some(({ kind }) => kind === "ledTo") || !WON_BALL.test(groups?.["what"] ?? ""),
    instead: "The payoff is the score. Say what it led to.",
    examples: ["the payoff was @'s fumble"],
  },
  {
    says: ALL_THE_WAY,
    isSo: ({ cited }) =>
      !cited.some(({ kind }) => kind === "turnover") || cited.some(({ marks }) => marks.includes("touchdown")),
    instead: "It was not brought back for a score. Say how far.",
    examples: ["ran the pick back all the way"],
  },
  {
    says: AT_HOME,
    isSo: ({ cited, index }) => !isAtNeutralSite(index) || cited.some(({ kind }) => OF_OTHER_GAMES.has(kind)),
    instead: "The game is at a neutral site: nobody is at home, and nobody visits. Leave it out.",
    examples: ["# hosted #"],
  },
  {
    says: RECOVERED_BY_HIMSELF,
    isSo: ({ cited }) =>
      !cited.some(({ roles }) => roles.forcedBy !== undefined) ||
      cited.some(({ roles }) => roles.forcedBy !== undefined && roles.forcedBy === roles.recoveredBy),
    instead: "Somebody else recovered it. Say who did.",
    examples: ["forced a fumble and fell on it himself"],
  },
  {
    says: /\b(?:just |only )?once(?=[.;]|$)/,
    isSo: ({ cited: [first, ...more], text }) =>
      /\b(?:each|apiece|both|either)\b/.test(text) ||
      more.length === 0 ||
      matches(text, /\bonce\b/g).length === more.length + 1 ||
      first === undefined ||
      first.at === null ||
      more.some(({ kind, team, at }) => at === null || kind !== first.kind || team !== first.team),
    instead: "Several are cited. Say how many.",
    examples: ["turned it over on downs once"],
  },
  {
    says: OUTDID,
    isSo: (_reading, { groups }) => Number(groups?.["one"]) > Number(groups?.["two"]),
    instead: "The figure of who has more comes first.",
    examples: ["@ outscored @ by 6.6, 24.8 points to 18.2"],
  },
  {
    says: ONCE,
    isSo: ({ cited }, { groups }) =>
      cited.every(
        ({ kind, values: { wins, losses } }) =>
          kind !== "record" || (groups?.["won"] === undefined && wins !== 1 ? losses : wins) === 1,
      ),
    instead: "The record has another number. Say which.",
    examples: ["tasted victory once"],
  },
];

const endsADrive = ({ kind, marks }: Fact): boolean =>
  kind === "stop" || kind === "miss" || kind === "turnover" || (kind === "drive" && !marks.includes("touchdown"));

/** What a clause adds to what it cites: tries of a team that had none, the way back of somebody who is only said to have been hurt, a lead undone before it was there. */
export function untoldDeeds(reading: Reading): Finding[] {
  const { text, cited, index } = reading;
  const faults: Finding[] = [];
  for (const { says, isSo, instead } of OTHERWISE) {
    const found = says.exec(text);
    if (found !== null && cited.length > 0 && !isSo(reading, found))
      faults.push({ word: unmasked(found[0]), reason: `${idsOf(reading)}: ${instead}` });
  }
  const tried = TRIED.exec(text)?.[0];
  if (tried !== undefined && !DENIED.test(text) && cited.length > 0 && cited.every(({ values }) => values.of === 0))
    faults.push({ word: tried, reason: `In ${idsOf(reading)} there was not one. Say that there was none.` });
  const back = IS_BACK.exec(text);
  if (back !== null && !DENIED.test(text) && isStillOut(back, reading))
    faults.push({
      word: back[0],
      reason: `${idsOf(reading)} does not say that he came back. Cite the fact that does, or leave it out.`,
    });
  const undone = WIPED_OUT.exec(text)?.[0];
  const [act, lead, other] = cited.filter(({ at }) => at !== null);
  if (
    undone !== undefined &&
    act !== undefined &&
    lead !== undefined &&
    other === undefined &&
    index.compareTime(act, lead) < 0
  )
    faults.push({
      word: undone,
      reason: `${lead.id} came after ${act.id}: nothing of it could be undone. Tell them in their order.`,
    });
  return faults;
}

/** Whether who is said to have come back was hurt by what is told, and does nothing later in what is cited. */
function isStillOut({ index: at }: RegExpExecArray, reading: Reading): boolean {
  const { text, hits, cited, inSentence, factsBefore, index } = reading;
  const isOut = ({ kind, marks }: Fact): boolean => kind === "absence" && marks.includes("left");
  // Where nothing else is cited, nothing tells of any way back.
  if (cited.length > 0 && cited.every(isOut)) return true;
  const told = text.slice(0, at);
  const isBetween = ({ 0: who, index: from }: RegExpExecArray): boolean =>
    cited.some(isOut) &&
    GOES_ON.test(told.slice(from)) &&
    (who === "@" ? WHEN.test(told.slice(0, from)) : who.toLowerCase() !== "he");
  const last = matches(told, SUBJECT).findLast((found) => !isBetween(found));
  const named = last?.[0] === "@" ? hits[placesOf(text).indexOf(last.index)]?.players : undefined;
  if (last !== undefined && named === undefined && last[0].toLowerCase() !== "he") return false;
  const areOut = [cited, inSentence, factsBefore].map((facts) =>
    facts.filter((fact) => isOut(fact) && (named?.includes(fact.roles.player ?? "") ?? true)),
  );
  const isIn = (fact: Fact, hurt: Fact): boolean =>
    Object.values(fact.roles).includes(hurt.roles.player ?? "") &&
    (fact.marks.includes("cameIn") || index.compareTime(hurt, fact) < 0);
  return areOut.find((facts) => facts.length > 0)?.some((hurt) => !cited.some((fact) => isIn(fact, hurt))) ?? false;
}
