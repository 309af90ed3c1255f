import { surnameOf } from "../../../facts/people-of.ts";
import { unmasked } from "../../name-mask.ts";
import type { Fact } from "../../../facts/fact.ts";
import type { Finding } from "../../cited-fault.ts";
import type { Reading } from "../../reading.ts";
import { placesOf } from "../clause/places-of.ts";
import { comesOf, WON_BALL } from "../clause/comes-of.ts";
import { deedsOf, doersOf } from "../clause/deed-spots.ts";
import { CAUSES } from "./led-to-others.ts";
import { alternatives } from "../../../words/alternatives.ts";

const CHANCE =
  "(?:chance|opportunity|opening|shot|look|crack|try|attempt|drive|possession|series|march|trip|kick|field goal|touchdown|td|score|one|points|run|catch|lead)";
/** What was told before, or was asked for. */
const IT = `(?:it(?!s|'s)|(?:that|those)(?: (?:[\\w-]+ ){0,2}?${CHANCE})?|the (?:drive|kick|field goal|touchdown|score|opportunity|chance|opening))`;
const END = "(?=[,.;:]|$| (?:by|with|on|when|after|from|off|thanks|at|in|via|because)\\b)";
const GAP = "(?<gap>[^,.;]{0,50}? )";
const GAVE =
  "(?:put|giv(?:es?|en|ing)|gave|hand(?:s|ed|ing)|g[eo]t(?:ten|ting)?|earn(?:s|ed|ing)|won|bought|granted|afforded|provid(?:es|ed|ing)|creat(?:es|ed|ing)|offered|presented|had|have|has|owed?)";
const START =
  "(?:start|beg[au]n|beginn|kick|jump-?start|trigger|spark|fuel|produc|creat|caus|spawn|ignit|key|brought|yield|prompt|open|set|mad)(?:s|t?ed|ing|e)?";

const says = (words: string): RegExp => new RegExp(String.raw`\b(?:${words})`, "id");
/** How what was told before is said to have come of what a clause tells. */
export const CAUSED: readonly { says: RegExp; examples: readonly string[] }[] = [
  {
    says: says(
      `(?:was|were|is|lay|stood) (?:the (?:reason|cause|source|root|start|key|spark|play) (?:for|of|to|behind) ${IT}|behind ${IT}${END}|(?:what|why|how|the reason) ${GAP}?(?:${IT}|there|${CHANCE})${END})|(?:turn|convert|parlay|transform|spun|spin|flip|cash)\\w* ${GAP}into ${IT}${END}`,
    ),
    examples: ["was what got # there", "turned the stop into that score"],
  },
  {
    says: says(
      `${GAVE}(?! it (?:to|back|there)) ${GAP}?(?:(?:to thank |(?:the|a|an) (?:chance|shot|look|opportunity|crack) )?(?:for|to|at|of|toward|before|ahead of) ${IT}|(?:(?:that|this) (?:[\\w-]+ )?(?:chance|opportunity|opening|shot|look|short field)|the (?:chance|opportunity|opening))|in (?:position|range|business)|there)${END}|had (?:given|handed|gott?en|got|won|earned|taken) ${GAP}?the ball\\b|(?:was|were) (?:there|in (?:position|range|business)) (?=because|thanks|after|on|from|off|due)|the (?:ball|(?:short )?field|field position|possession) (?:that )?(?:they|#) (?:needed|used)|owe[ds]? ${IT} to\\b`,
    ),
    examples: ["gave # the ball for it", "put # in position for it", "# got that chance by"],
  },
  {
    says: says(
      `(?:le(?:d|ading) to|set(?:ting)? up|te(?:ed|eing) up|(?:brought|bringing) about|le(?:d|ading) the way to) ${IT}${END}|(?:set(?:ting)?|te(?:ed|eing)) (?:${IT}|#|@|them|him) up${END}|(?:made|making) (?:for )?${IT}(?: possible)?${END}|made ${IT} possible|(?:brought|got|set|kicked) ${IT} (?:about|going|started|off|in motion)`,
    ),
    examples: ["led to that kick", "made it possible", "got that drive going"],
  },
  {
    says: says(
      `(?:pav|clear|open)(?:ed|ing) the (?:way|door|path)(?: (?:for|to) ${IT})?${END}|set(?:ting)? the (?:stage|table)(?: for ${IT})?${END}`,
    ),
    examples: ["paved the way for it", "opened the door"],
  },
  { says: says(`${START}(?: off)? ${IT}${END}`), examples: ["started that drive"] },
  {
    says: /^(?:but |and )?(?:it|that|this|(?:that|this|the) (?:[\w-]+ )?(?:drive|possession|march|series|touchdown|field goal|kick|score|one|chance|opportunity))(?: all)? (?:came|began|started|grew|stemmed|followed|resulted|opened|originated|arose|was (?:born|made possible|set up|possible|the (?:result|product))|(?:goes|went|can be traced) back)(?=\W)(?<gap>[^,.;@#]{0,30}?) ?\b(?:off|from|with|out of|of|because of|thanks to|by|when|courtesy of|via|to|after|following)\b/di,
    examples: ["that drive began with", "it came off"],
  },
];
/** Of a ball that was won: the drive itself is cited with it. */
const GAVE_BALL = new RegExp(
  alternatives`
    \b(?:g[ai]v(?:en?|ing)|got|hand(?:ed|ing)|won|earned|set up|brought) [^,.;]{0,30}?(?:\b(?:ball|possession|drive|field position)\b|\bit (?:to (?:@|#|them)|there|back)\b)
    \b(?:got|took|had|regained) (?:the ball|it|possession|over)\b[^,.;]{0,40}? (?:on|after|from|by|off|thanks to|when|with)\b
    \bput (?:#|them) in business\b | \btook over\b[^,.;]{0,30} because of\b
    \b(?:began|started|opened|set up|came)\b[^,.;]{0,30}? (?:with|on|after|by|from|when|following|off)\b[^,.;]{0,30}\b(?:${alternatives`
      intercept\w* | pick\w* | fumble\w* | turnover | takeaway | recover\w* | stop\w* | block\w* | miss\w*
    `})
  `,
);
const BALL_FOR = /\bball (?:for|before|ahead of) (?:it|that|them)\b/i;
const THAT_DRIVE = /^\W*(?:that|this|the) (?:[\w-]+ )?(?:drive|possession|march|series)\b/i;
const ENDS = /\b(?:ended|ending|finish\w*|stall\w*|died|nothing|no points|empty)\b/;
const UNTIL = /\b(?:end|until|only to|before)\b/;
const DENIED = /\b(?:not|never|hardly|nothing|nor)\b[^,.;]{0,15}$/i;
const AHEAD = /\b(?:then|next|later|another|again)\b/i;

/** "His interception gave them the ball for it": what gave a drive its ball, or a score that was told or asked for, is what came right before, whether it is cited or not. */
export function toldCause(reading: Reading): Finding[] {
  const { written, cited, factsBefore, before, beside, index, borne, hits, textAfter } = reading;
  const caused = CAUSED.map((form) => form.says.exec(written)).find((one) => one !== null) ?? null;
  const said = caused ?? GAVE_BALL.exec(written);
  const isThatDrive = THAT_DRIVE.test(written);
  const isOfIt = caused !== null || isThatDrive || BALL_FOR.test(written);
  const sources = sourcesOf(reading, isOfIt);
  const isTold = (fact: Fact): boolean =>
    fact.kind === "drive"
      ? fact.marks.includes("punt") && /\bpunt/.test(written)
      : CAUSES.some(([words, isOf]) => words.test(written) && isOf(fact));
  const won = sources.length > 0 ? sources : index.ofKind(...WON_BALL, "drive").filter(isTold);
  const drives = cited.filter((fact) => fact.kind === "drive" && (caused === null || !isTold(fact)));
  const earlier = [...new Set(beside.before ? before : factsBefore)];
  const scores = isOfIt ? deedsOf(earlier, reading).filter(({ kind }) => kind === "score") : [];
  const driven = earlier.filter(({ kind }) => kind === "drive");
  const told = scores.length === 0 || (isThatDrive && driven.length === 1) ? driven : scores;
  const asked = caused !== null && earlier.length === 0 ? askedScores(reading) : [];
  const effects = caused === null && drives.length > 0 ? [drives] : [drives, told, asked];
  const all = effects.filter(({ length }) => length > 0);
  const effect = all.at(-1)?.[0];
  const isSaid = sources.length > 0 || ((isOfIt || drives.length > 0) && CAUSES.some(([words]) => words.test(written)));
  if (said === null || !isSaid || effect === undefined || DENIED.test(written.slice(0, said.index))) return [];
  if (ENDS.test(written) || ((caused === null || isThatDrive) && UNTIL.test(written))) return [];
  // "It came from Wilson", of what was told before: it is itself.
  if (caused !== null && earlier.some((fact) => sources.includes(fact))) return [];
  // "Then it opened the door, and he scored" looks ahead.
  if (caused !== null && !/\b(?:it|that|this|those)\b/i.test(said[0]) && (textAfter !== "" || AHEAD.test(written)))
    return [];
  const whose = /\bup$/.test(said[0]) && said[0].includes("#") ? said.index + said[0].indexOf("#") : -1;
  const isOfOther = whose >= 0 && hits[placesOf(written).indexOf(whose)]?.team !== effect.team;
  const brought = (one: Fact): boolean => all.every((each) => each.some((to) => comesOf(to, one, index)));
  if (!isOfOther && (caused !== null && sources.length > 0 ? sources.every(brought) : won.some(brought))) {
    const [from, to] = said.indices?.[0] ?? [0, 0];
    const gap = said.indices?.groups?.["gap"] ?? [to, to];
    if (caused !== null && sources.length > 0) borne.push([from, gap[0]], [gap[1], to]);
    return [];
  }
  return [
    {
      word: unmasked(said[0]),
      reason: `${sources[0]?.id ?? "That"} did not bring about ${effect.id}. Say what did.`,
    },
  ];
}

/** The balls that were won, or else the plays, that a clause tells beside no score. */
function sourcesOf({ cited, index }: Reading, isOfIt: boolean): readonly Fact[] {
  const won = cited.flatMap((fact) =>
    isOfIt && fact.kind === "ledTo" ? (index.byId(fact.of[0] ?? "") ?? []) : WON_BALL.has(fact.kind) ? [fact] : [],
  );
  const isPlay = ({ kind }: Fact): boolean => kind === "play" || kind === "conversion";
  return won.length > 0 || !isOfIt || cited.some(({ kind }) => kind === "score") ? won : cited.filter(isPlay);
}

/** "What set up the 57 yarder", "how did purdys rushing td come about": the scores that a question can mean. */
function askedScores({ asked, index, textBefore }: Reading): readonly Fact[] {
  // Who asks of the Browns means no Brown.
  const words = [index.away, index.home].reduce(
    (said, { nick }) => said.replaceAll(nick.toLowerCase(), ""),
    asked.toLowerCase(),
  );
  const far = [...words.matchAll(/\b\d+(?=[- ]?(?:yd|yard))/g)].map(([yards]) => Number(yards));
  if (textBefore !== "") return [];
  const scores = index.ofKind("score");
  const ofYards = scores.filter(({ values }) =>
    [values.yards, values.kickYards].some((yards) => far.includes(yards ?? -1)),
  );
  const isNamed = (id: string): boolean => words.includes(surnameOf(index.people.get(id)?.name ?? id).toLowerCase());
  return far.length > 0 ? ofYards : scores.filter((score) => doersOf(score).some(isNamed));
}
