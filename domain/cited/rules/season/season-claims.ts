import { matches } from "../../../words/matches.ts";
import type { Fact } from "../../../facts/fact.ts";
import type { Finding } from "../../cited-fault.ts";
import { maskNames, unmasked } from "../../name-mask.ts";
import { idsOf, isBorne, type Reading } from "../../reading.ts";
import { isOfUnit } from "../clause/is-of-unit.ts";
import { isEarlierGame } from "../clause/last-games.ts";
import { isOnlyChange } from "../clause/only-of-both.ts";
import { placesOf } from "../clause/places-of.ts";
import { workedClaims } from "../clause/worked-claims.ts";
import { LOST, WON } from "./check-season.ts";
import { alternatives } from "../../../words/alternatives.ts";

interface SeasonClaim {
  says: RegExp;
  /** What must be cited, in words for the writer. */
  needs: string;
  /** Whether the facts prove it: what none of them proves stops. */
  holds: (reading: Reading, found: RegExpExecArray) => boolean;
  examples: readonly string[];
}

const COUNT = "(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|only|last)";
/** What makes less or more of a season high than one. */
const NOT_QUITE = new RegExp(
  alternatives`
    \b(?:${alternatives`
      short of | shy of | (?<!\b(?:went|go|goes|going) )off | under | below | from | within | than | match\w* | t(?:ied|ying|ies)
      equal\w* | previous | old | former | prior | topp\w* | surpass\w* | beat\w* | broke
    `})\b[^,.;]{0,20}$
    \b(?:${alternatives`
      not(?! (?:only|just|merely)\b) | never | no | nor | without | hardly | denied | missed | missing | fail\w*
    `})\b(?:(?!\b(?:but|and|while|yet)\b)[^,.;])*$
  `,
);
/** More than now: what it is more than is not told, or is that of today. */
const MORE = String.raw`(?:bigger|better|larger|higher|greater|more|longer|(?:went|gone) (?:over|past|beyond|above))\b(?![^,.;]{0,30}\bthan (?!th(?:at|is|ose|ese)\b|it\b))`;
const DENIED = /\b(?:not|never|no|nor|without|hardly|nobody|none)\b/;
const MET = /\b(?:meet(?:s|ing)?|met|fac(?:e|es|ed|ing)|play(?:s|ed)?|matchup|rematch|clash|see)\b/;

/** What a text claims of the season, beside what its own games and streaks are told with. Each is proven by its own fact, or stops. */
export const SEASON_CLAIMS: readonly SeasonClaim[] = [
  {
    says: /\b(?:season|year)(?:'s)?[- ](?:highs?|bests?|lows?|tops?)\b|\bhigh-water marks?\b/g,
    needs: "his own season high of what is told (an id that begins with high)",
    // "A season high" stands in the wording of every season high: whose it is, and of what, decides.
    // No fact has a season low.
    holds: (reading, { 0: said, index: at }) =>
      !/lows?$/.test(said) && !NOT_QUITE.test(reading.written.slice(0, at)) && isOwnHigh(reading),
    examples: ["a season high", "a season-best 120 yards"],
  },
  {
    says: new RegExp(
      String.raw`\b${COUNT} time (?:all|this|in|of|since|that|he|they|the (?:teams|score|game|lead)|either|it was)\b[^,.;]{0,40}|\b(?:once|twice|thrice|\w+ times) (?:this|all|in the|on the) (?:season|year)\b`,
      "g",
    ),
    needs: "a fact that counts it over the season",
    holds: ({ cited, text }, [said]) =>
      !/season|year|week|game|month|since|that|he\b|they|teams|score|lead|either|it was/.test(said) ||
      (/^only time the (?:score|lead)/.test(said) && cited.some((fact) => isOnlyChange(fact, text))) ||
      (/^first time (?:they|#|he|it) (?:had|touched|got|saw) (?:the ball|it)\b/.test(said) &&
        cited.every(({ marks }) => marks.includes("opening"))) ||
      (cited.some(isHeadToHead) && MET.test(text)),
    examples: ["the second time this season", "twice this season"],
  },
  {
    says: /(?:@'s|\bhis) (?:[\w-]+ ){0,2}streak\b|\bstreak of (?:[\w-]+ )?(?:games|weeks|starts)\b|\bback-to-back (?:games|weeks|starts)\b/g,
    needs: "somebody's own streak, which no game counts",
    holds: () => false,
    examples: ["his hot streak", "a streak of games with a score"],
  },
  {
    says: /\b(?:last week(?:end)?|a week ago|last (?:Sunday|Monday|Thursday|Saturday)|last time out|(?:the|a|one) (?:week (?:before|earlier|prior)|game (?:before|earlier|prior)(?=[,.;]|$))|(?:previous|prior|preceding) (?:week|game|outing|contest|start)|(?:coming|came|fresh) off (?:of )?(?:an?|their|its|the) (?:[\w-]+ ){0,2}(?:win|victory|triumph|loss|defeat|setback))\b/gi,
    needs: "the game of that week",
    holds: (reading, found) =>
      [...reading.cited, ...reading.before].some((fact) => isHeadToHead(fact) || isEarlierGame(fact)) ||
      isOnStreak(reading, found),
    examples: ["lost last week", "had won the week before", "coming off a win"],
  },
  {
    says: /\b(?:one|two|three|some|several|most) of (?:his|their|its|[@#]'s) (?:[\w-]+ )?(?:earlier|previous|prior|other|past) (?:[\w-]+ )?(?:games|outings|starts|contests|weeks)\b|\b(?:in|of|from|during) (?:an(?:other| earlier)|a (?:prior|previous|different)) (?:game|outing|start|contest|week)\b/g,
    needs: "that game",
    holds: ({ cited, before }) => [...cited, ...before].some((fact) => isEarlierGame(fact) || fact.kind === "form"),
    examples: ["in one of his earlier games", "in another game"],
  },
  {
    says: /\b(?:had|has|have|was|were) (?:already )?(?:been )?(?:surpassed|topped|bettered|exceeded|matched|equaled|eclipsed|outdone)\b|\b(?:not|never)\b[^,.;]{0,20} (?:lower|fewer|worse|less|smaller)\b|\b(?:not|never|hardly) (?:even )?(?:his|the|@'s) (?:best|most|highest|biggest|largest)\b|\b(?:short|shy|south) of (?:his|the|a|@'s) (?:season(?:'s)?[- ])?(?:best|most|highest?|biggest|largest)\b/g,
    needs: "a game with as much, which a season high denies,",
    holds: ({ cited }) => cited.every(({ kind }) => kind !== "seasonHigh"),
    examples: ["had been surpassed", "not his best", "short of his best"],
  },
  {
    says: new RegExp(
      String.raw`\b(?:earlier|before|already|previously|ha[sd]|having)\b[^,.;]{0,40} ${MORE}|\b(?:best|biggest|highest|largest)\b[^,.;]{0,40} (?:came|was|were) (?:earlier|before|back|in (?:Week|an? (?:earlier|other)))\b|${MORE}[^,.;]{0,60}\b(?:earlier|before|already|previous\w*|another|other|this (?:season|year)|of the (?:season|year)|in Week \d+)\b`,
      "g",
    ),
    needs: "a game with as much, which a season high denies,",
    holds: ({ cited, text }, { 0: said, index: at }) =>
      cited.every(({ kind }) => kind !== "seasonHigh") || DENIED.test(text.slice(0, at + said.length)),
    examples: ["had already had a bigger day", "threw for more earlier this season"],
  },
  {
    says: /\b(?:in |of )?(?:every|each) (?:single )?(?:game|week|start|outing|contest|matchup)\b(?! of (?:this|the) (?:three|two|last|streak))/g,
    needs: "each of those games",
    holds: ({ cited }) => cited.filter(isEarlierGame).length > 1,
    examples: ["in every game"],
  },
  {
    says: /\b(?:beat|won|lost|fell|defeated|handled|swept|sweep\w*|topped)\b[^,.;]{0,40}\b(?:again|once more)\b/g,
    needs: "the game before of the two, with the same winner",
    holds: ({ cited, before }) => {
      const result = cited.find(({ kind }) => kind === "result");
      const met = [...cited, ...before].find(isHeadToHead);
      return result === undefined || (met !== undefined && (met.team === result.team) === met.marks.includes("win"));
    },
    examples: ["beat them again"],
  },
  {
    says: /\bsince (?:then|that (?:\w+)|week \d+|(?:a|the|their) (?:[\w-]+ )?(?:loss|win|defeat|victory|setback|opener|bye)|losing|beating)\b|\b(?:first|most|best|fewest|highest|worst|lowest) (?:[\w-]+ ){0,4}since\b/g,
    needs: "the streak and the game before it",
    holds: ({ cited, before }) => {
      const streak = cited.find(({ kind }) => kind === "streak");
      const games = [...cited, ...before].filter((fact) => isHeadToHead(fact) || isEarlierGame(fact));
      return (
        streak !== undefined &&
        games.some(
          ({ team, marks }) => team === streak.team && marks.includes("win") !== streak.marks.includes("winning"),
        )
      );
    },
    examples: ["since that loss", "the most since Week 3"],
  },
  {
    says: /\b(?:last|previous|earlier|first|other) (?:meeting|matchup)\b(?! of the (?:day|week))|\blast met\b|\blast time (?:these|the two|they|the teams) [^,.;]{0,12}(?:met|played|faced)\b|\bseason series\b/g,
    needs: "the game of the two against each other",
    holds: ({ cited, before }) => [...cited, ...before].some(isHeadToHead),
    examples: ["the last meeting", "the season series"],
  },
  {
    says: /\b(?:both|all|two|three|other|earlier|previous|prior|last|first) (?:[\w-]+ ){0,2}(?:meetings|matchups)\b/g,
    needs: "each of those games",
    holds: ({ cited, before }) =>
      new Set([...cited, ...before].filter(isHeadToHead).map(({ values }) => values.week)).size > 1,
    examples: ["lost both meetings"],
  },
  {
    says: /\b(?:all|both|each|every one|none)(?: [\w-]+)? of (?:them|those|which)\b[^,.;]{0,20}\b(?:at home|on the road|away|at #)/g,
    needs: "where each of those games was played",
    holds: ({ cited }) =>
      cited.some(({ kind, marks }) => kind === "form" && (marks.includes("atHome") || marks.includes("onTheRoad"))),
    examples: ["all three of them at home"],
  },
  {
    says: /\b(?:split|splitting|dropped|won|lost|swept) (?:all |each |both )?(?:of )?(?:their|its) (?:first |last |past )?(?:two|three|four|five|six|seven|eight|nine|ten|\d+)? ?(?:games|matchups|contests)?\b(?= (?:at home|on the road|away))/g,
    needs: "a record that says so",
    holds: ({ cited }, [said]) =>
      cited.some(({ kind, values: { wins, losses } }) => {
        if ((kind !== "form" && kind !== "record") || wins === undefined || losses === undefined) return false;
        if (said.startsWith("split")) return wins === losses;
        return /^(?:won|swept)/.test(said) ? losses === 0 : wins === 0;
      }),
    examples: ["have split their six games on the road"],
  },
];

/** Everything that is said of the season is proven by a fact that says just that. */
export function seasonClaims(reading: Reading): Finding[] {
  const { text, part } = reading;
  if (part.ids.length === 0) return [];
  return SEASON_CLAIMS.flatMap(({ says, needs, holds }) =>
    matches(text, says).flatMap((found): Finding[] =>
      holds(reading, found) || isOnlyTry(found, reading) || isOnlyTouchdown(found, reading)
        ? []
        : [
            {
              word: unmasked(found[0]),
              reason: `"${unmasked(found[0])}" needs ${needs}, and ${idsOf(reading)} does not say it. Cite the fact that does, or leave it out.`,
            },
          ],
    ),
  );
}

/** "The only time they went for it" of the game's own row, which another rule has found. */
function isOnlyTry({ 0: said, index }: RegExpExecArray, reading: Reading): boolean {
  return (
    /^only time (?:all (?:day|night|game) )?(?:that )?(?:they|he|#) (?:went|tried|gambled)\b/.test(said) &&
    isBorne({ 0: "only", index }, reading)
  );
}

const END_ZONE =
  /^only time (?:that )?(?:they|#|he) (?:reached|found|got (?:in|into)|crossed|saw) (?:the end zone|the goal line|paydirt)/;

/** "The only time they reached the end zone": the team has one touchdown. */
function isOnlyTouchdown({ 0: said, index: at }: RegExpExecArray, { text, hits, cited }: Reading): boolean {
  const isSaid = END_ZONE.test(said);
  const team = /^[^@]*#/.test(said) ? hits[placesOf(text).indexOf(at + said.indexOf("#"))]?.team : undefined;
  return (
    isSaid && cited.some((fact) => fact.id.startsWith("only:touchdown:") && (team === undefined || fact.team === team))
  );
}

/** "Who had lost the week before" of a team that has lost two in a row by now: the streak has that game. */
function isOnStreak({ text, cited, index }: Reading, { 0: said, index: at }: RegExpExecArray): boolean {
  const [before = ""] = /[^,;:]*$/.exec(text.slice(0, at)) ?? [];
  const [after = ""] = /^[^,;:]*/.exec(text.slice(at + said.length)) ?? [];
  const [hasWon, hasLost] = [WON, LOST].map((words) => words.test(before + said + after));
  return cited.some(
    ({ kind, marks, values: { games = 0 } }) =>
      kind === "streak" &&
      games > (index.phase === "over" ? 1 : 0) &&
      (marks.includes("winning") ? hasWon === true && hasLost === false : hasLost === true && hasWon === false),
  );
}

function isHeadToHead({ marks }: Fact): boolean {
  return marks.includes("headToHead");
}

/** "His projection of 14.2", "the 14.2 he was projected for" */
function isExpected(start: number, end: number, text: string): boolean {
  return (
    /\b(?:project\w*|expect\w*|averag\w*|mean|norm)(?: (?:of|for|at))? $/.test(text.slice(0, start)) ||
    /^(?: (?:PPR|fantasy|points?|he|she|was|were|had|been|a game))*,? (?:project|expect|averag)/.test(text.slice(end))
  );
}

/** Of who is named, in the clause or in its sentence so far, and of the figure that is told. */
function isOwnHigh(reading: Reading): boolean {
  const { text, cited, hits, index, sentenceSoFar, numbers } = reading;
  const named = hits.flatMap(({ players }) => players);
  const people = named.length > 0 ? named : maskNames(sentenceSoFar, index).hits.flatMap(({ players }) => players);
  // "A season high that beat his projection by 11.9": what two figures come to is neither of them.
  const worked = workedClaims(reading);
  const figures = numbers
    .filter(
      ({ start, end }) =>
        worked.every((claim) => start < claim.start || start >= claim.end) && !isExpected(start, end, text),
    )
    .flatMap(({ value, other }) => [value, other ?? 0])
    .filter((value) => value > 1);
  return cited.some(({ kind, roles, values: { previousBest: _best, games: _games, ...values }, ...rest }) => {
    if (kind !== "seasonHigh") return false;
    const fact: Fact = { kind, roles, values, ...rest };
    const isHis = people.length === 0 || people.includes(roles.player ?? "");
    const isIt =
      figures.length === 0 ||
      figures.some((figure) => Object.values(values).some((one) => Math.abs(one - figure) < 0.06));
    return isHis && isIt && (isOfUnit(fact, reading) || figures.length > 0);
  });
}
