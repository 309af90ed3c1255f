import type { Points } from "../../../facts/fact.ts";
import { teamForms } from "../../../names/resolve-team.ts";
import { plainName } from "../../../names/sound.ts";
import { countWords } from "../../../facts/wording/number-words.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { withOpening } from "../sheet/with-opening.ts";
import { alternatives } from "../../../words/alternatives.ts";

/** A team with points that it gives or gets: `Fins -8`, `LV +7.5`. A score has figures on both sides. */
const SPREAD = /([a-z][a-z0-9' ]*?)\s?([+−–-])\s?(\d{1,2}(?:\.5)?)(?![\d.]*\d|-|\s*(?:yards?|yds?)\b)/gi;
const NAMED = /\b(?:over|under|o|u) ?(\d{2}(?:\.5)?)\b/i;
const SIDE = /\b(over|under|[ou](?= ?\d))/i;
const TOTAL_BESIDE = /\btotal\b[^.?!]*?\b(\d{2}(?:\.5)?)\b/i;
/** Something else is asked as well, or about what is to come. */
const OTHER = /\b(?:who|whose|why|which|when|how|should|will|gonna|next|tomorrow)\b/i;
/** What turned it is asked. */
const OF_TURN = /\b(?:late|last|garbage|safety|kill\w*|ruin\w*|cost|screw\w*|back ?door\w*|saved?)\b/i;
/** No team is given more points: it is what was scored. */
const MOST_GIVEN = 20;
const LONGEST_TEAM = 3;
/** What is counted in such words beside points, or in a part of the game. */
const OF_OTHER = /\b(?:turnovers?|takeaways?|margin|battle|half|halftime|quarter|yards?|carries|targets)\b/i;
/** How his own numbers came out is what is asked. */
const OF_MINE = new RegExp(
  alternatives`
    \bhow(?:'d|’d|d| did| do)? (?:${alternatives`
      both | these | those | (?:(?:both|all|these|those|the|my) )?(?:\w+ )?(?:bets?|sides|numbers|tickets?)
    `}) (?:do|settle|land|go|cash|come out|end up|turn out)\b
    \bhow(?:'d|’d|d| did| do)? (?:i|we|my \w+) (?:do|make out|fare|end up|look|come out|hold up)\b
    \bhow did (?:that|it|those|they) (?:go|do|fare|come out|end up|turn out)\b
  `,
  "gi",
);
/** `laid 6.5 with the Falcons`, `took the Falcons getting 3`, as a number behind the team. */
const LAID =
  /\b(laid|laying|gave|giving|took|taking)(?: the)? (\d{1,2}(?:\.5)?)(?: points?| pts)? with (?:the )?([a-z0-9' ]+?)(?=$|[.,!?;]| and\b| to\b)/gi;
const GETTING =
  /(?<!\b(?:was|were) (?:the )?)\b([a-z0-9']+) (?<!\b(?:was|were) )(?:(?:were|was) (?=[gl]))?(getting|plus|giving|laying|laid|minus) (\d{1,2}(?:\.5)?|(?:a|one|half a)(?= point))\b/gi;
const SAID: Readonly<Record<string, string>> = { a: "1", one: "1", "half a": "0.5" };

/**
 * How a game came out against the numbers that somebody had: `had MIN -1 and the over 50.5. did i hit either`. That is no advice: it is
 * over. Null where no team stands before such a number, the game is not over, or something else is asked.
 */
export function answerWager(written: string, sheet: GameSheet): Sentence[] | null {
  const { awayTeam, awayScore, homeScore } = sheet.read.game;
  const text = withNumbers(written);
  if (sheet.index.phase !== "over" || awayScore === null || homeScore === null || OTHER.test(text)) return null;
  const forms = teamForms(sheet.read.game);
  const spreads = [...text.matchAll(SPREAD)].flatMap(([, before = "", sign, number]) => {
    const team = lastTeam(before, forms);
    return team === null ? [] : [{ team, points: sign === "+" ? Number(number) : -Number(number) }];
  });
  if (spreads.length === 0) return null;
  const result = sheet.index.byId("result");
  const isOfTurn = OF_TURN.test(text);
  const answers = spreads.map(({ team, points }) => {
    const margin = team === awayTeam ? awayScore - homeScore : homeScore - awayScore;
    const given = points > 0 ? `+${points}` : String(points);
    const ending = margin === 0 ? "tied" : `${margin > 0 ? "won" : "lost"} by ${countWords(Math.abs(margin))}`;
    const after = margin + points;
    return {
      isHit: after === 0 || isOfTurn ? null : after > 0,
      sentences: [
        sheet.say(`The ${sheet.nick(team)} ${ending}, so ${given} ${outcomeWords(after)}.`, result),
        ...(isOfTurn ? turnedBy({ team, points, given }, sheet) : []),
      ],
    };
  });
  const total = totalOf(text, sheet.index.byId("overUnder")?.values.overUnder);
  if (total !== null) {
    const points = awayScore + homeScore;
    const outcome = points === total.line ? "were a push at" : points > total.line ? "went over" : "stayed under";
    const sentences = [sheet.say(`The teams' ${points} points ${outcome} ${total.line}.`, result)];
    answers.push({ isHit: total.isUnder ? points < total.line : points > total.line, sentences });
  }
  const [only, another] = answers;
  const sentences = answers.flatMap((answer) => answer.sentences);
  return another === undefined && only !== undefined && /\bdid\b|\?|\btell me\b/i.test(written)
    ? withOpening(only.isHit, sentences)
    : sentences;
}

/** The numbers that are said in words stand behind their teams, without the question how they came out. */
function withNumbers(written: string): string {
  if (OF_OTHER.test(written)) return written;
  const line = (said: string, team: string, verb: string, points: string): string => {
    const number = SAID[points.toLowerCase()] ?? points;
    return Number(number) > MOST_GIVEN ? said : `${team} ${/^(?:la|g[ai]v|minus)/i.test(verb) ? "-" : "+"}${number}`;
  };
  return written
    .replaceAll(OF_MINE, " ")
    .replaceAll(LAID, (said, verb: string, points: string, team: string) => line(said, team, verb, points))
    .replaceAll(GETTING, (said, team: string, verb: string, points: string) => line(said, team, verb, points));
}

function outcomeWords(left: number): string {
  return left === 0 ? "was a push" : left > 0 ? "covered" : "did not cover";
}

/** The last score that turned a spread, and how it stood before; empty where none did. */
function turnedBy(
  { team, points, given }: { team: string; points: number; given: string },
  sheet: GameSheet,
): Sentence[] {
  const leftAt = ({ away, home }: Points): number => (team === sheet.teams[0] ? away - home : home - away) + points;
  const turn = sheet.index
    .ofKind("score")
    .findLast(({ score }) => score !== null && Math.sign(leftAt(score.before)) !== Math.sign(leftAt(score.after)));
  if (turn === undefined || turn.score === null) return [];
  const { before } = turn.score;
  return [
    sheet.event(turn),
    sheet.say(`Before it the score was ${sheet.score(before)}, and ${given} ${outcomeWords(leftAt(before))}.`, turn),
  ];
}

/** The team that the last words name, the longest name first. */
function lastTeam(before: string, forms: ReadonlyMap<string, string>): string | null {
  const words = plainName(before).split(" ");
  for (let length = Math.min(LONGEST_TEAM, words.length); length > 0; length -= 1) {
    const team = forms.get(words.slice(-length).join(" "));
    if (team !== undefined) return team;
  }
  return null;
}

/** The total that is named, or the game's own where only a side is: `the over`. */
function totalOf(text: string, own: number | undefined): { line: number; isUnder: boolean } | null {
  const [, side = ""] = SIDE.exec(text) ?? [];
  const [, named] = NAMED.exec(text) ?? TOTAL_BESIDE.exec(text) ?? [];
  const line = named === undefined ? (side === "" ? undefined : own) : Number(named);
  return line === undefined ? null : { line, isUnder: side.toLowerCase().startsWith("u") };
}
