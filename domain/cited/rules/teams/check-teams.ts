import { matches } from "../../../words/matches.ts";
import type { Fact } from "../../../facts/fact.ts";
import type { Finding } from "../../cited-fault.ts";
import { factWords } from "../../fact-words.ts";
import { idsOf, type Reading } from "../../reading.ts";
import { leadAtScore, marginOf } from "../clause/lead-at-score.ts";
import { placesOf } from "../clause/places-of.ts";
import { otherTeamActs } from "./other-team-acts.ts";
import { otherTeamCited } from "./other-team-cited.ts";
import { opponentSwapped, rowsSwapped } from "./check-rows.ts";
import { heldToOthers } from "../season/held-to-others.ts";
import { ONE_TEAM_DEEDS } from "./one-team-deeds.ts";
import { own, type TeamRule, theirs } from "./team-rule.ts";
import { BEAT, LOST, MOVED, WON } from "./team-verbs.ts";

const ADVERB = String.raw`(?: \w+ly| _+| also| then| never| had| have)?`;

/** Whether a team won what the fact tells; of an earlier game only the team that it is about is known to have a side. */
function wonBy({ kind, id, team, marks, values }: Fact, who: string): boolean | null {
  if (team === null || marks.includes("tie") || (kind === "form" && values.week === undefined)) return null;
  if (kind === "streak") return team === who ? marks.includes("winning") : null;
  if (kind === "result" || kind === "stage" || kind === "deciding" || id === "spread:result") return team === who;
  if ((kind !== "lastGame" && kind !== "form") || (team !== who && !marks.includes("headToHead"))) return null;
  return marks.includes("win") === (team === who);
}

/** Whether the person who made a play is of a team: a return is told under who kicked as well. */
function playerTeam({ roles, team }: Fact, who: string, index: Reading["index"]): boolean | null {
  const player = roles.returner ?? roles.receiver ?? roles.rusher ?? roles.sackedBy;
  const of = player === undefined ? team : (index.people.get(player)?.team ?? team);
  return of === null ? null : of === who;
}

// An idiom may have blanked the verb.
const GAVE = "_+|left|leaving|leaves|handed|handing|gave|giving|staked|staking|spotted";
const HELD =
  "held|owned|enjoyed|carried|brought|built|opened|took|had|grabbed|claimed|seized|nursed|sat on|clung to|clinging to";
const LEAD = "lead|edge|advantage|cushion";
/** Kinds that put the score on the board, or tell it. */
const SCORED: ReadonlySet<Fact["kind"]> = new Set<Fact["kind"]>([
  "score",
  "break",
  "result",
  "goAhead",
  "deciding",
  "run",
]);

const LESS_IS_BETTER: ReadonlySet<Fact["marks"][number]> = new Set<Fact["marks"][number]>([
  "turnovers",
  "penalties",
  "penaltyYards",
]);
const BETTER_WITH_MORE: ReadonlySet<Fact["marks"][number]> = new Set<Fact["marks"][number]>([
  "totalYards",
  "passingYards",
  "rushingYards",
  "firstDowns",
  "possession",
]);

/** Whether a team was favored, by what is cited of the spread. */
function isFavorite({ kind, marks, team, id }: Fact, who: string, { index }: Reading): boolean | null {
  const favorite = id === "spread" ? team : index.byId("spread")?.team;
  return kind === "betting" &&
    (id === "spread" || marks.includes("spread")) &&
    favorite !== undefined &&
    favorite !== null
    ? favorite === who
    : null;
}

/** What a team does in a clause, and which facts may say so. */
export const TEAM_RULES: readonly TeamRule[] = [
  {
    says: new RegExp(
      String.raw`#${ADVERB} (?:${BEAT}|${WON})\b|(?:win|victory|triumph|upset) for #|(?:fell|lost|bowed|succumbed) to #|(?:beaten|${BEAT}) by #|#'s? (?:win|victory|triumph|rout)\b`,
      "g",
    ),
    holds: (fact, who) => wonBy(fact, who),
    examples: ["# beat the Bears", "a win for #", "# routed them", "fell to #"],
  },
  {
    says: new RegExp(
      String.raw`#${ADVERB} (?:${LOST})|(?:${BEAT}|(?:win|victory|triumph|upset|rout) (?:over|of|against)) #|(?:loss|defeat|setback) for #|#'s? (?:loss|defeat|setback)\b`,
      "g",
    ),
    holds: (fact, who) => {
      const won = wonBy(fact, who);
      return won === null ? null : !won;
    },
    examples: ["# fell", "beat #", "a 27-20 win over #", "# were routed"],
  },
  {
    says: /# (?:has |have |had )?(?:improved|improves?|climbed|rose|moved) to \d/g,
    holds: (fact, who, { index }) =>
      fact.kind === "record" && fact.team === who ? !/fell to/.test(factWords(fact, index).said) : null,
    examples: ["# improved to 7-1"],
  },
  {
    says: /# (?:has |have |had )?(?:fell|falls?|fallen|dropped|drops?|slipped|slid|slides?|sank) to \d/g,
    holds: (fact, who, { index }) =>
      fact.kind === "record" && fact.team === who ? !/improved to/.test(factWords(fact, index).said) : null,
    examples: ["# fell to 3-7"],
  },
  {
    says: /(?:loss|defeat|setback) (?:to|against) #|# (?:have|had) won\b|#'s? (?:[\w-]+ )?winning streak/g,
    holds: (fact, who) =>
      fact.kind === "streak" ? fact.team === who && fact.marks.includes("winning") : wonBy(fact, who),
    examples: ["a loss to #", "# have won three straight"],
  },
  {
    says: /# (?:have|had) (?:lost|dropped)\b|#'s? (?:[\w-]+ )?(?:losing streak|skid|slide)/g,
    holds: ({ kind, team, marks }, who) => (kind === "streak" ? team === who && marks.includes("losing") : null),
    examples: ["# have lost three straight"],
  },
  {
    says: /#(?:'s?)? [^#@]*?\b(?:against|fac(?:e|es|ing)|meets?|solve|draw) (?:a|an|the|one)\b[^#]*?(?:(?:defense|offense|team|unit|side|group) (?:that|which|who|allowing|averaging)|(?<=one) (?:that|which))/g,
    holds: ({ kind, team }, who) => (kind === "mean" ? team !== who : null),
    examples: ["# face a defense that has allowed 24.5 points"],
  },
  {
    says: new RegExp(
      String.raw`#${ADVERB} (?:led|lead\b|(?:went|gone) (?:up|ahead)|(?:took|grabbed|seized|claimed) (?:the|a|an) (?:[\w-]+ )?lead|(?:were|was|are|jumped|got) (?:out )?(?:up|ahead|in front)|had a \d+-point lead)|#${ADVERB} (?:went|headed|walked|trotted|entered|reached)(?: [a-z]+){1,5} (?:up|ahead|leading|in front)(?= (?:by )?\d|[,.;]|$)|#,? (?:up|ahead) |(?:^|[:;] )#,? (?=\d+-\d+\b)|# (?:were|did|had),? (?=\d+-\d+)|(?:put|gave|giving|putting) # (?:a (?=\d)|the lead|up|ahead|in front|back)|#'s? (?:\d+-\d+ |largest )?lead|(?:${GAVE}) # (?:with |to |out to )?(?:a|an|the) (?:[\w-]+ ){0,3}(?:${LEAD})|#${ADVERB} (?:${HELD}) (?:a|an|the) (?:[\w-]+ ){0,3}(?:${LEAD})\b|\d-\d+(?: lead)? (?:for |in favor of )?#(?=[,.;]|$| (?:lead|edge|advantage|with|when|after|at|by|before|through|(?:heading|going) in(?:to)?|entering|in the|late|early)\b)`,
      "g",
    ),
    holds: (fact, who, reading, found) => {
      if (fact.kind === "largestLead" || fact.kind === "neverTrailed") return fact.team === who;
      const told = leadAtScore(fact, who, reading, found);
      if (told !== null) return told;
      if (fact.kind === "neverLed" || fact.kind === "comeback") return null;
      const [before, after] = [marginOf(fact, who, reading, "before"), marginOf(fact, who, reading, "after")];
      if (before === null || after === null) return null;
      if (SCORED.has(fact.kind)) return after > 0;
      return Math.max(before, after) > 0 ? true : Math.max(before, after) < 0 ? false : null;
    },
    examples: ["# led 17-10", "putting # ahead", "left # with a 6-0 lead", "made it 20-15 #"],
  },
  {
    says: new RegExp(
      String.raw`#${ADVERB} (?:trailed|fell behind|were down|came back|rallied|never led(?! by more))|#${ADVERB} (?:went|headed|walked|trotted|entered|reached)(?: [a-z]+){1,5} (?:down|behind|trailing)(?= (?:by )?\d|[,.;]|$)|#,? (?:down|trailing) |#'s? (?:comeback|rally|deficit)|(?:${GAVE}|put|putting) # (?:down|behind|in (?:a|an) (?:[\w-]+ ){0,2}(?:hole|deficit))|# (?:faced|stared at|wiped out|erased) (?:a|an) (?:[\w-]+ ){0,2}(?:hole|deficit)`,
      "g",
    ),
    holds: (fact, who, reading) => {
      if (fact.kind === "comeback" || fact.kind === "neverLed") return fact.team === who;
      if (fact.kind === "largestLead") return fact.team !== who;
      if (fact.kind === "neverTrailed" || fact.kind === "result") return null;
      const [before, after] = [marginOf(fact, who, reading, "before"), marginOf(fact, who, reading, "after")];
      return before === null || after === null ? null : before < 0 || after < 0;
    },
    examples: ["# trailed by 14", "# came back", "left # in a 14-0 hole"],
  },
  {
    says: /\b(?:gave|giving|got|gets) # (?:a|an|the) (?:\d+-\d+ )?tie\b|\bpull(?:ed|ing) # (?:even|level)\b/g,
    holds: own("score", "tying"),
    examples: ["gave # a 7-7 tie"],
  },
  {
    says: /# (?:went|were|was|are|stayed|remained) (?:scoreless|shut out|blanked|held scoreless)|# (?:did not|failed to|never) score/g,
    holds: ({ kind, team, marks }, who) => (kind === "quarter" ? team === who && marks.includes("scoreless") : null),
    examples: ["# went scoreless"],
  },
  { says: /# never trailed/g, holds: own("neverTrailed"), examples: ["# never trailed"] },
  {
    says: new RegExp(String.raw`#${ADVERB} (?:${MOVED})\b|#'s? (?:opening|first|only|final|last|\d+-play) `, "g"),
    // Whose possession a sack ended is the other team's.
    holds: (fact, who, { text }) =>
      fact.kind === "play" && fact.marks.includes("sack")
        ? null
        : fact.kind === "quarter" && fact.marks.includes("scoreless") && !/\bnot\b|\bno\b|\bnever\b/.test(text)
          ? false
          : own("score", "drive", "run", "quarter", "inARow", "count", "twoPoint", "play", "conversion")(fact, who),
    examples: ["# drove 75 yards", "# scored 17 straight points"],
  },
  {
    says: new RegExp(
      String.raw`#${ADVERB} (?:converted|picked (?:it|one) up|moved the chains|got (?:it|the yard|the first down))\b`,
      "g",
    ),
    holds: (fact) => (fact.kind === "stop" ? false : fact.kind === "conversion" ? true : null),
    examples: ["# converted on fourth-and-1"],
  },
  {
    says: new RegExp(
      String.raw`#${ADVERB} (?:tried|attempted|went for|lined up for|sent) (?:an|the|their|its) onside`,
      "g",
    ),
    holds: (fact, who) => (fact.marks.includes("onsideKick") ? fact.team === who : null),
    examples: ["# tried an onside kick"],
  },
  {
    says: /\b(?:gem|play|effort|gift|job|work|takeaway|takeaways|interception|block|stop|stand|sack|recovery) (?:by|from) #/g,
    holds: own("turnover", "stop", "block"),
    examples: ["a special-teams gem by #"],
  },
  {
    says: /# (?:survived|overcame) (?!#)/g,
    holds: ({ kind, team }, who, { index }) =>
      kind === "comeback"
        ? team === who
        : kind === "compare" || kind === "team"
          ? index.ofKind("result")[0]?.team === who
          : null,
    examples: ["# survived five turnovers"],
  },
  {
    says: new RegExp(
      String.raw`#${ADVERB} (?:intercepted|recovered|pounced on|forced|stopped|stuffed|took (?:over|the ball)|came (?:away|up) with(?! (?:nothing|no\b|empty|zero|just|only|\d|three|six|seven))|got the ball|blocked|sacked)|#'s? (?:defense|stop\b|sack\b|interceptions?)|(?:stopped|blocked|recovered|intercepted) by #`,
      "g",
    ),
    holds: (fact, who) => {
      if (fact.kind === "play" && fact.marks.includes("onsideKick"))
        return fact.marks.includes("good") === (fact.team === who);
      return own("turnover", "stop", "block", "play")(fact, who);
    },
    examples: ["# stopped them on fourth down", "#'s defense"],
  },
  {
    says: new RegExp(
      String.raw`#${ADVERB} (?:turned it over|turned the ball over on downs|lost a fumble|(?:gave|coughed) (?:(?:it|the ball) (?:away|up)|up the ball)|fumbled|(?:was|were|got) (?:stopped|stuffed|denied|stonewalled|thwarted|foiled|turned (?:away|back|aside)))|(?:stopped|stuffed|denied) #`,
      "g",
    ),
    holds: (fact, who) => own("drive", "twoPoint")(fact, who) ?? theirs("turnover", "stop", "block")(fact, who),
    examples: ["stopped #", "# were stopped"],
  },
  {
    // "A Commander": the one that the fact is about is of that team.
    says: /\b(?:an?|another|the (?:best|top|only|lone|other|leading|highest-scoring)) #(?!'|s\b| (?:\w+ing|\d))/g,
    holds: (fact, who, { index }) => {
      const player = fact.roles.player ?? fact.roles.scorer;
      return player === undefined ? null : index.people.get(player)?.team === who;
    },
    examples: ["the best #", "was a #"],
  },
  {
    says: new RegExp(
      String.raw`#${ADVERB} (?:(?:held|kept|had|possessed|controlled) (?:the ball|it|possession|the clock) longer|(?:hogged|monopolized|sat on|camped on) (?:the ball|it|possession|the clock))`,
      "g",
    ),
    // A comparison brings the rows of both along.
    holds: (fact, who, { cited }) =>
      fact.marks.includes("possession") && (fact.kind === "compare" || (fact.kind === "team" && cited.includes(fact)))
        ? fact.team === who
        : null,
    examples: ["# kept the ball longer", "# hogged the ball"],
  },
  {
    says: new RegExp(
      String.raw`#${ADVERB} (?:outgained|outrushed|outran|outpassed|outthrew|outscored|had the edge)`,
      "g",
    ),
    holds: own("compare"),
    examples: ["# outgained"],
  },
  {
    says: new RegExp(String.raw`#${ADVERB} (?:won|beat|ruled|owned|controlled|dominated|dictated|monopolized)\b`, "g"),
    // More of these is better; of turnovers, penalties and the like it is not.
    holds: ({ kind, marks, team }, who) =>
      kind === "compare" && team !== null && marks.some((mark) => BETTER_WITH_MORE.has(mark)) ? team === who : null,
    examples: ["# ruled the ground"],
  },
  {
    says: /# (?:(?:was|were|did|looked|fared) )(?:\w+ )?(?<way>better|worse)\b/g,
    holds: ({ kind, marks, of }, who, { index }, { groups }) => {
      const isLess = marks.some((mark) => LESS_IS_BETTER.has(mark));
      const rate = (id: string): [string | null, number] => {
        const fact = index.byId(id);
        const { made, of: tries, ...rest } = fact?.values ?? {};
        return [
          fact?.team ?? null,
          made === undefined ? (Object.values(rest)[0] ?? 0) : made / Math.max(1, tries ?? 1),
        ];
      };
      if (kind !== "compare") return null;
      const [one, two] = of.map(rate);
      if (one === undefined || two === undefined || one[1] === two[1]) return false;
      const isMore = (one[1] > two[1] ? one[0] : two[0]) === who;
      const isBetter = isMore !== isLess;
      return isBetter === (groups?.["way"] === "better");
    },
    examples: ["# was better there"],
  },
  {
    says: /(?:outgained|outrushed|outran|outpassed|outthrew) #|# (?:was|were|got|being) (?:outgained|outrushed|outpassed)/g,
    holds: theirs("compare"),
    examples: ["outgained #", "# were outgained"],
  },
  {
    says: /\b(?:hurt|burned|stung|sank|cost|doomed|haunted) #/g,
    holds: (fact, who) =>
      theirs("score", "turnover", "stop", "block", "conversion")(fact, who) ??
      (fact.kind === "miss" || fact.marks.includes("penaltyYards") ? fact.team === who : null),
    examples: ["hurt #"],
  },
  {
    says: /\b(?:an?|another|one|its|the \w+) (?:[\w-]+ )?# (?:drive|possession|series|march)\b/g,
    holds: (fact, who) =>
      own("score", "drive", "conversion", "play", "twoPoint")(fact, who) ??
      theirs("turnover", "stop", "block")(fact, who),
    examples: ["kept a # drive going", "killed a promising # drive"],
  },
  {
    says: /\b(?:gave|giving|give) # (?:a|some|the) (?:\w+ )?(?:lift|boost|spark|jolt|life|charge)|\blift(?:ed|ing) #|\b(?:spark|boost|propell?)(?:ed|ing) #/g,
    holds: (fact, who, { index }) => {
      const team = own("score", "conversion", "play", "line", "fantasy", "turnover", "stop", "block")(fact, who);
      return fact.kind === "play" ? playerTeam(fact, who, index) : team;
    },
    examples: ["gave # a lift"],
  },
  {
    says: /\b(?:among|of) #'s? (?:receivers|rushers|runners|backs|passers|players|pass-catchers|defenders|tight ends)/g,
    holds: own("line", "rank", "fantasy", "usage"),
    examples: ["among #'s receivers"],
  },
  {
    says: /# took (?:that|the first|the last|the other|the earlier|this) (?:one|game|meeting|matchup)/g,
    holds: (fact, who) => wonBy(fact, who),
    examples: ["# took that one"],
  },
  {
    says: /of #'s? \d+/g,
    holds: own("usage"),
    examples: ["of #'s 31 targets"],
  },
  {
    says: /#'s? (?:two-point|failed two-point|onside)|two-point (?:try|attempt|conversion|pass|run) (?:by|from|of) #/g,
    holds: (fact, who) => own("twoPoint")(fact, who) ?? (fact.marks.includes("onsideKick") ? fact.team === who : null),
    examples: ["#'s two-point try failed"],
  },
  {
    says: /#(?: (?:are|is|were|was|had been|have been|being|came in|went (?:in|off)|closed|kicked off|enter(?:ed|s)?)|,)? (?:as )?(?:favored|(?:an? |the )?(?:\S+-point )?(?:favorites?|chalk)\b)|favored #|\b(?:had|have|made|likes?|liked|sees?|saw|rated?) # (?:by|as) (?!\S*(?:under)?dog)|# (?:were |was |are )?(?:laying|giving) (?=\d)/g,
    holds: (fact, who, reading) => isFavorite(fact, who, reading),
    examples: ["# were favored", "#, favored by 3.5, host"],
  },
  {
    says: /#(?: (?:are|is|were|was|being|came in|went (?:in|off)|closed|kicked off|enter(?:ed|s)?)|,)? (?:as )?(?:(?:an? |the )?(?:\S+-point )?(?:under)?dogs?\b|(?:getting|given|catching) (?=\d))/g,
    holds: (fact, who, reading) => {
      const favored = isFavorite(fact, who, reading);
      return favored === null ? null : !favored;
    },
    examples: ["#, 3.5-point underdogs, host"],
  },
];

const LOSES = new RegExp(
  String.raw`\b(?:${LOST}|loss|defeat|los(?:e|ers?|ing)|beaten|short|despite|against|over|past)\b|(?:${BEAT}) #`,
);

/** A clause that has the final score and names one team is of the winner, but for words of a loss. */
function loserAlone({ text, hits, cited }: Reading): Finding[] {
  const [result] = cited;
  const teams = new Set(hits.flatMap(({ team }) => team ?? []));
  const [only] = teams;
  if (cited.length !== 1 || result?.kind !== "result" || result.team === null || teams.size !== 1) return [];
  if (
    only === result.team ||
    !/\d-\d/.test(text) ||
    LOSES.test(text) ||
    /\b\w+ing (?:by |past |over )?(?:the )?#/.test(text) ||
    /# (?:were|was|are|got|fell|lost)\b/.test(text)
  )
    return [];
  const word = hits.find(({ team }) => team === only)?.written ?? "";
  return [{ word, reason: `The ${word} lost (${result.id}). Say that they did, or name the winner.` }];
}

/** Every team does in the clause what it does in a cited fact. */
export function checkTeams(reading: Reading): Finding[] {
  const { text, hits, pool, part } = reading;
  if (part.ids.length === 0) return [];
  const places = placesOf(text);
  const faults = [...TEAM_RULES, ...ONE_TEAM_DEEDS].flatMap(({ says, holds }) =>
    matches(text, says).flatMap((found): Finding[] => {
      const hit = hits[places.indexOf(found.index + found[0].indexOf("#"))];
      const team = hit?.team;
      if (hit === undefined || team === undefined || team === null) return [];
      const answers = pool.map((fact) => holds(fact, team, reading, found)).filter((answer) => answer !== null);
      if (answers.length === 0 || answers.includes(true)) return [];
      const word = found[0].replace("#", hit.written).replaceAll(/[@#]/g, "…");
      return [
        { word, reason: `"${word}" is not so in ${idsOf(reading)}: there it is the other team. Name the right one.` },
      ];
    }),
  );
  return faults.length > 0
    ? faults
    : [
        ...otherTeamCited(reading),
        ...otherTeamActs(reading),
        ...rowsSwapped(reading),
        ...opponentSwapped(reading),
        ...heldToOthers(reading),
        ...loserAlone(reading),
      ];
}
