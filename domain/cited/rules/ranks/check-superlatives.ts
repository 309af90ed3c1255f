import { unmasked } from "../../name-mask.ts";
import { matches } from "../../../words/matches.ts";
import type { Fact } from "../../../facts/fact.ts";
import { nthWords } from "../../../facts/wording/number-words.ts";
import type { Finding } from "../../cited-fault.ts";
import { SOUGHT } from "../numbers/check-numbers.ts";
import { isEarlierGame } from "../clause/last-games.ts";
import { claimedUnits } from "./claimed-units.ts";
import { isLargestOfLeads, isLeadAtItsLargest } from "../leads/is-lead-at-its-largest.ts";
import { isOfUnit } from "../clause/is-of-unit.ts";
import { deniedLeads, isOfLeader } from "./is-of-leader.ts";
import { isLongestKick, isLongestOfThem, isLongestOwn } from "./longest-of.ts";
import { isOnlyChange, isOnlyOfBoth, isOnlyTeam } from "../clause/only-of-both.ts";
import { placesOf } from "../clause/places-of.ts";
import { isAllOrNone } from "../clause/shares.ts";
import { areAllPoints, isLastOfThose } from "./points-told.ts";
import { isFirst } from "./is-first.ts";
import { isEdgeOfRun, isRunAtEdge } from "./is-run-at-edge.ts";
import { isOneOfRow } from "./one-of-row.ts";
import { topsPoints } from "./tops-points.ts";
import { idsOf, isBorne, type Reading, saysItself } from "../../reading.ts";

interface SuperlativeRule {
  says: RegExp;
  needs: string;
  holds: (fact: Fact, reading: Reading, found: RegExpExecArray) => boolean;
  examples: readonly string[];
}

const isRank = (fact: Fact, reading: Reading): boolean => fact.kind === "rank" && isOfUnit(fact, reading);

/** A rank in what the clause says that somebody leads in. */
function isRankOfIt(fact: Fact, reading: Reading, found: RegExpExecArray): boolean {
  const units = claimedUnits(reading, found);
  return isRank(fact, reading) && (units.length === 0 || units.some((unit) => fact.values[unit] !== undefined));
}

/** A rank of the game, or of the team that is named or meant. */
function isInScope({ marks, team }: Fact, { text, hits }: Reading, { 0: said, index: at }: RegExpExecArray): boolean {
  // "The most on the Dolphins", "the Dolphins' leading receiver": whose is told behind it or before it.
  const before = /#'s? $/.exec(text.slice(0, at))?.index;
  const behind = OF_TEAM.exec(text.slice(at))?.[0].length;
  const own = said.includes("#") ? said.indexOf("#") : (behind ?? 0) - 1;
  const place = before ?? (own < 0 ? -1 : at + own);
  const whose = hits[placesOf(text).indexOf(place)];
  if (whose !== undefined) return whose.team === team;
  return (marks.includes("ofGame") || !OF_GAME.test(text)) && !/\bin the (?:league|NFL)\b/.test(text);
}

const OF_TEAM =
  /^(?:(?!(?:and|but|as|while|against|than|when|who|which|to)\b)[\w-]+ ){1,6}?(?:on|for|of|by|among|from)(?: (?:the|any|all|any of|all of|anybody on|anyone on|everybody on|everyone on))? #|^led (?:all|every) #/;
const OF_GAME =
  /\bmost any(?:body|one)\b|\bany(?:body|one)(?: else)? (?:on|in|had|has|saw|got|drew|caught|ran|threw|posted|managed)\b|\bbusiest (?:[\w-]+ ){1,2}on (?:the field|either)\b|\b(?:led|paced|topped|headed) (?:all|every\w*|both|the (?:game|field|pack))\b|\bgame[- ](?:high|best)|\b(?:in|of) the (?:game|contest|day|night)\b|\bthe (?:game|contest|day|night|afternoon)'s (?:leading|top|best|busiest)\b|\b(?:than|by|of) any|\b(?:on|for|from) either (?:team|side)|\bno(?:body| one)\b/;
/** A season high is his own: of nobody else it says anything. */
const OF_OTHERS =
  /\b(?:any|every|all|no)(?:body|one| (?:other )?(?:player|back|receiver|quarterback|rusher|passer)s?)\b|\bleague\b|\bby (?:an?|any) /;
const LEADS =
  "(?:led|leads|leading|paced|paces|pacing|topped|tops|topping|headed|heads|heading|bested|outran|outpaced|outdid)";
const MOST = new RegExp(
  [
    String.raw`\b${LEADS} (?:all|every\w*|any\w+|both|the (?:game|way|field|pack|team|league)|# (?:with|in|on)|#'s|them|(?:his|their) (?:team|side|club))\b|\b${LEADS} #(?=[.;]|$)`,
    String.raw`\b(?:game|team)[- ](?:high|best|leading)\b`,
    String.raw`(?<!\bat (?:the )?)\bmost\b(?! (?:recent|lineups|leagues|formats|rosters|managers)\b| of (?:it|them|his|her|the (?:way|day|night|first|second|third|fourth|afternoon|evening)))`,
    String.raw`\bhighest\b|\bbusiest\b`,
    String.raw`\b(?:[Nn]obody|[Nn]o one|[Nn]one)\b[^,.;]{0,34}\b(?:topped|surpassed|exceeded|matched|bettered|equaled|eclipsed|beat) (?:his|that|it|those|him|@)`,
    String.raw`\b(?:leading|top) (?:[\w-]+ )?(?:rusher|receiver|passer|scorer|tackler|total|mark|figure|number|performer|producer|target|back|runner)\b`,
    String.raw`\bleaders?\b|\btops (?:in|of|on|for|among)\b`,
    String.raw`\bmore (?:[\w-]+ ){0,4}than (?:any|every|all)\w*(?: else| other (?:\w+|#))?`,
    String.raw`\b(?:(?:nobody|no one|none)\b|no (?:#|(?!(?:more|longer|fewer)\b)\w+\b))[^,.;]{0,40}\b(?:more|longer|farther|higher|better)(?: (?:[\w-]+ ){0,3}than| (?:yards|points|touchdowns|sacks))?\b(?! (?:than )?(?:once|twice))`,
  ].join("|"),
  "g",
);

/** "Most", "first", "only": each needs the relation that says so. */
export const SUPERLATIVE_RULES: readonly SuperlativeRule[] = [
  {
    says: MOST,
    needs: "a rank of the one who is named",
    holds: (fact, reading, found) =>
      (isRankOfIt(fact, reading, found) && isInScope(fact, reading, found) && isOfLeader(fact, reading, found)) ||
      (topsPoints(fact, reading, found) && isOfLeader(fact, reading, found)) ||
      (fact.kind === "seasonHigh" && /season/.test(reading.text) && !OF_OTHERS.test(reading.text)) ||
      (fact.kind === "compare" && !reading.text.includes("@") && /\bmore\b/.test(found[0])) ||
      (/^most [^,;]{0,24}\b(?:led|ahead|up|in front)\b/.test(reading.text.slice(found.index)) &&
        isLeadAtItsLargest(fact, found.index, reading)),
    examples: ["led everyone", "a game-high 120 yards", "the most of the game", "nobody had more"],
  },
  {
    says: /\b(?:longest|biggest|largest|widest)\b(?! (?:fan|name|stage))/g,
    needs: "the rank or the largest lead",
    holds: (fact, reading, found) =>
      (isRank(fact, reading) && isInScope(fact, reading, found) && isOfLeader(fact, reading, found)) ||
      isLongestKick(fact, reading, found) ||
      isLongestOfThem(fact, reading, found) ||
      isLongestOwn(fact, reading, found) ||
      (fact.kind === "seasonHigh" && /^[^,.;]{0,30}\bseason\b/.test(reading.text.slice(found.index))) ||
      (/lead|advantage|margin|cushion|edge|deficit|hole/.test(reading.text) &&
        isLargestOfLeads(fact, found.index, reading)),
    examples: ["the longest play", "the largest lead"],
  },
  {
    says: /\bas (?:big|large|wide|good) as (?:their|the|its|that|#'s) (?:lead|advantage|margin|cushion|edge)\b|\btheir lead (?:never (?:got|grew)|peaked|topped out)\b|\bas many as\b|\bat (?:the )?most\b/g,
    needs: "the largest lead",
    holds: (fact, reading, { index: at }) => isLeadAtItsLargest(fact, at, reading),
    examples: ["as big as their lead got", "by as many as 14"],
  },
  {
    says: /\bonly (?:two|three|four|five|six|\d+) (?:\w+ ){0,2}(?:of|in) (?:the|this) (?:game|contest|day|night)\b/g,
    needs: "the two figures of a comparison, of which one is none",
    holds: isOnlyOfBoth,
    examples: ["the only two sacks of the game"],
  },
  {
    says: /(?<!(?:game|team)-)\b(?:best|worst|fewest|lowest|shortest|fastest|greatest|(?<!\bat )least|finest|strongest)\b/g,
    needs: "a rank",
    holds: (fact, reading, found) =>
      (fact.kind === "seasonHigh" && !/worst|fewest|lowest|shortest|least/.test(found[0])) ||
      isLongestOwn(fact, reading, found) ||
      (/\b(?:best|highest|greatest)\b/.test(found[0]) &&
        topsPoints(fact, reading, found) &&
        isOfLeader(fact, reading, found)) ||
      (isRank(fact, reading) &&
        /\bbest\b/.test(reading.text) &&
        isInScope(fact, reading, found) &&
        isOfLeader(fact, reading, found)),
    examples: ["the best of the season"],
  },
  {
    says: /\b(?:opening|first) (?:drive|possession|series|march)\b/g,
    needs: "the opening drive",
    holds: (fact, { index, text }) =>
      fact.marks.includes("opening") ||
      (ON_A_DRIVE.has(fact.kind) &&
        index
          .ofKind("drive")
          .some(
            (drive) =>
              drive.marks.includes("opening") &&
              (fact.kind === "score" ? drive.team === fact.team : !OF_ALL.test(text) || isFirstDrive(drive, index)) &&
              isWithin(fact, drive),
          )),
    examples: ["on their opening drive"],
  },
  {
    says: /\bboth (?:(?:of them|totals|figures|numbers|marks) )?(?:(?:were|are|set) )?season[- ]highs?\b/g,
    needs: "two season highs",
    holds: ({ kind }, { cited }) => kind === "seasonHigh" && cited.filter((one) => one.kind === kind).length > 1,
    examples: ["both were season highs"],
  },
  {
    says: /\b(?:all )?(?:by|to) himself\b|\b(?:on his own|alone|unassisted|single-?handedly|solo)\b/g,
    needs: "a rank, or a sack that nobody shared",
    holds: (fact, reading, found) =>
      reading.cited.some(isSack)
        ? isSack(fact) && reading.cited.some(isOwnSack) && SACKED.test(reading.text)
        : !found[0].endsWith("by himself") ||
          (isRank(fact, reading) && isInScope(fact, reading, found) && isOfLeader(fact, reading, found)),
    examples: ["got him by himself"],
  },
  {
    says: /\bonly @ (?:and @ )?(?:had|has|scored|put up|finished with) more\b/g,
    needs: "a rank that says second",
    holds: (fact, reading) => isRank(fact, reading) && fact.values.rank === 2,
    examples: ["only @ had more"],
  },
  {
    says: /\b(?:second|behind)(?: (?:in|on) (?:the|this) \w+| among \w+(?: \w+)?)? only to\b/g,
    needs: "a rank that says second",
    holds: (fact, reading) => isRank(fact, reading) && fact.values.rank === 2,
    examples: ["second only to"],
  },
  {
    says: /\b(?:opened|opening|started|got) the scoring\b|\b(?:drew|drawing) first blood\b|\bon the board first\b|\b(?:broke|breaking|snapped) (?:the|a) (?:silence|ice|scoreless \w+)\b/g,
    needs: "the first score",
    holds: ({ score, marks, kind }) =>
      (kind === "first" && marks.includes("ofGame")) ||
      (score !== null && score.before.away + score.before.home === 0 && score.after.away + score.after.home > 0),
    examples: ["opened the scoring"],
  },
  {
    says: /\bthe (?:last|final) word(?: (?:of|in) (?:the|a) (?:\w+ )?(?:half|quarter|game|day|night|afternoon))?\b/g,
    needs: "that nothing was scored after it",
    holds: ({ kind, at }, { index }, [said]) =>
      kind === "last" ||
      kind === "deciding" ||
      (typeof at?.elapsed === "number" &&
        !scoresAfter(at.elapsed, /half/.test(said) && at.elapsed <= 1800 ? 1800 : 9999, index)),
    examples: ["had the last word", "the final word of the half"],
  },
  {
    says: /\b(?:set|had|has|posted|notched|got|hit) one,? (?:too|as well|also)\b|\bas (?:were|was|did) (?:his|her|their|its|@'s|#'s?) (?=\d|one\b|two\b|three\b)/g,
    needs: "one of the kind that was told before it",
    holds: ({ kind }, { before }) => before.some((one) => one.kind === kind),
    examples: ["set one too", "as were his 78 rushing yards"],
  },
  {
    says: /\bdid the same\b/g,
    needs: "a deed of the same kind before it",
    holds: ({ kind, marks }, { before }) =>
      before.some((one) => one.kind === kind && one.marks.some((mark) => SAME_DEED.has(mark) && marks.includes(mark))),
    examples: ["did the same"],
  },
  {
    says: /\bfirst\b(?! (?:downs?|quarter|half|period|play|and)\b|-(?:down|quarter|half|and))/g,
    needs: "that it was the first",
    holds: isFirst,
    examples: ["the first points of the game"],
  },
  {
    says: /\b(?:last|final)\b(?! (?:\d+(?: yards?)?(?=[,.;:]|$| (?:himself|of (?:it|the drive)))|line|word|tally|margin|week|season|time|game|meeting|year|minute|two|play|snap|score|seconds|minutes|quarter|moments)\b)/g,
    needs: "that it was the last",
    holds: (fact, reading, found) =>
      fact.kind === "last" ||
      fact.kind === "lastGame" ||
      isEdgeOfRun(fact, reading, "last") ||
      isRunAtEdge(fact, reading, found, "last") ||
      isLastOfThose(fact, reading, found) ||
      isLastYards(fact, reading.text.slice(found.index + found[0].length)) ||
      (/\blast w[io]n\b/.test(reading.text) && isLastWin(fact, reading.index)) ||
      isOnLastDrive(fact, reading) ||
      (fact.kind === "form" && fact.marks.includes("lately")) ||
      (fact.kind === "mean" && fact.values.mean !== undefined) ||
      (fact.kind === "result" && fact.marks.includes("win")) ||
      fact.marks.includes("sealed"),
    examples: ["the last points"],
  },
  {
    says: /\b(?:only|lone|sole)\b(?! (?:\d|one\b|two\b|three\b|four\b|five\b|six\b|seven\b|eight\b|nine\b|ten\b|a\b|once\b|twice\b|@))/g,
    needs: "that it was the only one",
    holds: (fact, reading, found) =>
      fact.kind === "only" ||
      fact.kind === "neverLed" ||
      fact.kind === "neverTrailed" ||
      isOnlyOne(fact, reading) ||
      isOnlyChange(fact, reading.text) ||
      isOnlyTeam(fact, reading, found) ||
      isOneOfRow(fact, reading, found) ||
      areAllPoints(fact, reading, found),
    examples: ["the only touchdown"],
  },
  {
    says: /\b(second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)\b(?= (?:touchdown|field goal|interception|sack|score|straight|consecutive|turnover|fumble|lost|win|loss|victory|defeat|in a row|of the (?:day|game|night|afternoon|evening|half)\b))/g,
    needs: "which one it was",
    holds: ({ kind, values }, { text }) => {
      const which = kind === "nth" ? values.nth : kind === "streak" ? values.games : undefined;
      const isNext = kind === "streak" && SOUGHT.test(text);
      return (
        which !== undefined &&
        new RegExp(`\\b(?:${nthWords(which)}${isNext ? `|${nthWords(which + 1)}` : ""})\\b`).test(text)
      );
    },
    examples: ["his third touchdown"],
  },
  {
    says: /\b(?:always|every time|all (?:game|day|night|season|afternoon|evening)|throughout|the entire)\b|\b(?:nobody|no one|none) (?:had|scored|caught|ran)\b|\bno (?:other )?(?:one|player|man|quarterback|running back|rusher|receiver|tight end|kicker|passer|defender|defense|offense|team) (?:had|has|have|ever|in)\b/g,
    needs: "a fact about the whole game",
    holds: (fact, reading, found) =>
      fact.kind === "neverTrailed" ||
      fact.kind === "neverLed" ||
      fact.kind === "only" ||
      (found[0].startsWith("every time") && isEveryOne(reading)) ||
      (OF_WHOLE_GAME.has(fact.kind) && /\ball (?:game|day|night|afternoon|evening)\b/.test(found[0])) ||
      (isScoreless(fact) && /\bscored\b/.test(reading.text)) ||
      (isRank(fact, reading) &&
        fact.marks.includes("ofGame") &&
        /\b(?:nobody|no one)\b|\bno [a-z]+ (?:in the game )?had more\b/.test(reading.text)),
    examples: ["all game", "nobody had more"],
  },
];

/** "Covering the final 5": what a score took of its drive. */
function isLastYards({ kind, values }: Fact, after: string): boolean {
  const said = /^ (\d+)(?: yards?)?(?=[,.;]| (?:for|on|to|with|from|of|were|was|himself|and|through)\b|$)/.exec(
    after,
  )?.[1];
  return kind === "score" && values.driveYards !== undefined && Number(said) === values.yards;
}

const SACKED = /\b(?:sack\w*|safety|got|dropp\w*|brought|took|taken|buried|hit|tackl\w*|down|had)\b/;
const isSack = ({ kind, marks }: Fact): boolean => marks.includes("sack") && (kind === "play" || kind === "score");
const isOwnSack = (fact: Fact): boolean => isSack(fact) && fact.roles.alsoSackedBy === undefined;

/** "Their only loss came in Week 11": a loss of a team whose record has one. */
function isOnlyOne(fact: Fact, { cited }: Reading): boolean {
  const { wins, losses } = cited.find(({ kind, team }) => kind === "record" && team === fact.team)?.values ?? {};
  return isEarlierGame(fact) && (fact.marks.includes("win") ? wins : losses) === 1;
}

/** What happened on a team's last drive, or the last of a row of drives. */
function isOnLastDrive(fact: Fact, { index, text }: Reading): boolean {
  const said = /\b(?:last|final) (?:#'? )?(?<what>touchdown )?(?:drive|possession|series|march)\b/.exec(text);
  const isSo = ({ marks }: Fact): boolean => said?.groups?.["what"] === undefined || marks.includes("touchdown");
  const drives = said === null ? [] : index.ofKind("drive").filter(isSo);
  const own = fact.kind === "drive" ? fact : drives.find((drive) => fact.at !== null && isWithin(fact, drive));
  return own !== undefined && drives.filter(({ team }) => team === own.team).at(-1) === own;
}

/** "Made the catch every time": all deeds of the kind that his team has are cited, and he did each; or a row that has all of them. */
function isEveryOne({ cited, hits, index, part }: Reading): boolean {
  const [first] = cited;
  if (first !== undefined && cited.length === 1 && (first.kind === "team" || first.kind === "line"))
    return isAllOrNone(first, COMES_TO_NOTHING.test(part.text) ? "none" : "all");
  const who = hits.find(({ team }) => team === null)?.players ?? [];
  if (first === undefined || first.at === null || cited.length < 2) return false;
  const all = index.ofKind(first.kind).filter(({ team }) => team === first.team);
  return all.every((one) => cited.includes(one) && Object.values(one.roles).some((id) => who.includes(id)));
}

const COMES_TO_NOTHING = /\b(?:fail|miss|empty|stopp|den|stall|settl|short|nothing|no |not |never)/;

/** "They last won in Week 5": a win with no later one of the same team. */
function isLastWin({ kind, team, marks, values: { week } }: Fact, index: Reading["index"]): boolean {
  if (kind !== "form" || week === undefined || !marks.includes("win")) return false;
  return index
    .ofKind("form", "lastGame")
    .every((game) => game.team !== team || (game.values.week ?? 0) <= week || !game.marks.includes("win"));
}

const OF_ALL = /\b(?:drive|possession|series|march) of the (?:game|night|day|afternoon|evening)\b/;

/** Both teams have a first drive; the game has one. */
function isFirstDrive({ at }: Fact, index: Reading["index"]): boolean {
  return index.ofKind("drive").every((drive) => (drive.at?.elapsed ?? 0) >= (at?.elapsed ?? 0));
}

/** What happens on a drive; a ball lost is told under who took it. */
const ON_A_DRIVE: ReadonlySet<Fact["kind"]> = new Set<Fact["kind"]>(["score", "turnover", "stop", "miss", "block"]);

const SAME_DEED: ReadonlySet<string> = new Set(["interception", "fumble", "touchdown", "fieldGoal", "sack"]);

function scoresAfter(elapsed: number, until: number, index: Reading["index"]): boolean {
  return index.ofKind("score").some(({ at }) => (at?.elapsed ?? 0) > elapsed && (at?.elapsed ?? 0) <= until);
}

/** Figures of a whole game. */
const OF_WHOLE_GAME: ReadonlySet<Fact["kind"]> = new Set<Fact["kind"]>([
  "compare",
  "count",
  "team",
  "line",
  "fantasy",
  "usage",
]);

function isWithin({ at }: Fact, { at: from, until }: Fact): boolean {
  const [when, start, end] = [at?.elapsed ?? -1, from?.elapsed ?? 0, until?.elapsed ?? -1];
  return when >= start && when <= end;
}

/** A quarter at whose end neither team has a point. */
function isScoreless({ kind, at, score, marks }: Fact): boolean {
  if (marks.includes("scoreless")) return true;
  return kind === "break" && at?.quarter === "1" && score !== null && score.after.away + score.after.home === 0;
}

/** Each superlative is supported by the relation that says so, and never by a figure alone. */
export function checkSuperlatives(reading: Reading): Finding[] {
  const { text, pool, part } = reading;
  if (part.ids.length === 0) return [];
  const denied = deniedLeads(reading);
  if (denied.length > 0) return denied;
  // The own words of a rank or a line are somebody's ("his only field goal"): they say nothing of anybody else.
  const said = pool.filter(({ kind }) => kind !== "rank" && kind !== "line");
  return SUPERLATIVE_RULES.flatMap(({ says, needs, holds }) =>
    matches(text, says).flatMap((found): Finding[] => {
      if (isBorne(found, reading)) return [];
      if (pool.some((fact) => holds(fact, reading, found)) || saysItself({ ...reading, pool: said }, found)) {
        reading.borne.push([found.index, found.index + found[0].length]);
        return [];
      }
      const word = unmasked(found[0]);
      return [
        {
          word,
          reason: `"${word}" needs ${needs}, and ${idsOf(reading)} does not say it. Cite the fact that does, or leave the word out.`,
        },
      ];
    }),
  );
}
