import type { Fact } from "../../../facts/fact.ts";
import { snapsOf, yardsAPlay } from "../../../fold/yards-a-play.ts";
import type { LineMark } from "../../../facts/mark.ts";
import type { Unit } from "../../../facts/unit.ts";
import { counted, decimal } from "../../../facts/wording/number-words.ts";
import { formatPoints } from "../../../words/format.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isOnly } from "../question/is-only.ts";
import type { Concept } from "../question/lexicon.ts";
import { withOpening } from "../sheet/with-opening.ts";
import type { Question } from "../question/question.ts";

type Part = readonly [mark: LineMark, unit: Unit];

/** Yards for each of what is counted, added up over the lines of those who are asked about. */
interface Rate {
  needs: readonly Concept[];
  also: string;
  yards: readonly Part[];
  tries: readonly Part[];
  words: (rate: string) => string;
}

const CARRIES: readonly Part[] = [["rushing", "carries"]];
const PASSES: readonly Part[] = [["passing", "attempts"]];
/** The figures that prove a number of snaps. */
const SNAPS: readonly Part[] = [...CARRIES, ...PASSES, ["passing", "sacksTaken"]];

const RATES: readonly Rate[] = [
  {
    needs: ["average", "carry"],
    also: "yards rush stats",
    yards: [["rushing", "rushingYards"]],
    tries: CARRIES,
    words: (rate) => `${rate} yards a carry`,
  },
  {
    needs: ["average", "attempt"],
    also: "yards pass stats",
    yards: [["passing", "passingYards"]],
    tries: PASSES,
    words: (rate) => `${rate} yards a pass`,
  },
  {
    needs: ["average", "punt"],
    also: "yards stats kick",
    yards: [["punting", "puntYards"]],
    tries: [["punting", "punts"]],
    words: (rate) => `${rate} yards a punt`,
  },
];

/** How many plays a team ran, its yards a carry, and anybody's yards a pass: sums over lines. Null where the question is about something else. */
export function answerRates(question: Question, sheet: GameSheet): Sentence[] | null {
  const { concepts, players, teams, position, period, at, nth, sized, moment, numbers, threshold, asks, text } =
    question;
  if (at !== null || nth !== null || sized !== null || moment !== null || numbers.length > 0 || threshold !== null)
    return null;
  const isCount = concepts.has("playCount");
  const isMore = concepts.has("playRate") && concepts.has("most") && !LESS.test(text);
  if (isMore && isOnly(concepts, "playRate average yards offense stats most")) return playRates(question, sheet);
  if (position !== null || asks === "yesNo" || (asks === "who" && !isCount) || players.length > 2) return null;
  if (concepts.has("playRate"))
    return isOnly(concepts, "playRate average offense stats eachTeam") ? playRates(question, sheet) : null;
  const wanted = players.length > 0 ? players.map(({ team }) => team) : teams.length > 0 ? teams : sheet.teams;
  const when = period === null ? "" : ` ${period.words}`;
  const linesOf = (owner: number): readonly Fact[] =>
    sheet
      .lines(period)
      .filter(({ team, roles }) =>
        players.length > 0 ? roles.player === players[owner]?.playerId : team === wanted[owner],
      );
  const nameOf = (owner: number): string =>
    players[owner] === undefined ? `The ${sheet.nick(wanted[owner] ?? "")}` : sheet.name(players[owner].playerId);
  // "How many plays" alone is asked of a drive.
  const isOfTeams =
    period !== null ||
    /\btotal (?:plays|snaps)\b/.test(text) ||
    ["rush", "total", "offense", "eachTeam", "most"].some((concept) => concepts.has(concept));
  if (isCount && players.length === 0 && isOfTeams && isOnly(concepts, "playCount rush total offense eachTeam most"))
    return wanted.map((team, owner) => {
      const snaps = snapsOf((period === null ? sheet.read : sheet.part(period)).plays, team);
      return sheet.say(`${nameOf(owner)} ran ${counted(snaps, "play")}${when}.`, ...used(linesOf(owner), SNAPS));
    });
  const rate = RATES.find(
    ({ needs, also }) =>
      needs.every((need) => concepts.has(need)) && isOnly(concepts, `${needs.join(" ")} ${also} eachTeam total`),
  );
  if (rate === undefined || (rate.tries === CARRIES && players.length > 0)) return null;
  return wanted.flatMap((_team, owner) => {
    const lines = linesOf(owner);
    const tries = sum(lines, rate.tries);
    if (tries === 0) return [];
    const of = asks === "many" && rate.needs.includes("punt") ? ` on ${counted(tries, "punt")}` : "";
    const each = decimal(Math.round((10 * sum(lines, rate.yards)) / tries) / 10);
    return [
      sheet.say(
        `${nameOf(owner)} averaged ${rate.words(each)}${of}${when}.`,
        ...used(lines, [...rate.yards, ...rate.tries]),
      ),
    ];
  });
}

const LESS = /\b(?:less|fewer|least|worst|worse)\b|(?<!^(?:were|was|did|do|does) )\bnot\b/;

/** The page's own figure of team statistics; of a part of the game by the same rule. Of who is ahead in it both, and whether it is the team that is asked about. */
function playRates({ players, teams, period, asks, concepts }: Question, sheet: GameSheet): Sentence[] | null {
  if (players.length > 0) return null;
  const account = period === null ? sheet.read : sheet.part(period);
  const when = period === null ? "" : ` ${period.words}`;
  const rateOf = (team: string): number => yardsAPlay(account, team) ?? 0;
  const isAhead = concepts.has("most");
  const named = teams.length > 0 && !isAhead ? teams : sheet.teams;
  const sides = isAhead ? named.toSorted((a, b) => rateOf(b) - rateOf(a)) : named;
  const told = sides.flatMap((team) => {
    const yards = yardsAPlay(account, team);
    const lines = sheet.lines(period).filter((line) => line.team === team);
    if (yards === null) return [];
    return [
      sheet.say(`The ${sheet.nick(team)} averaged ${formatPoints(yards)} yards a play${when}.`, ...used(lines, SNAPS)),
    ];
  });
  const [team, other] = teams;
  const isYesNo = isAhead && asks === "yesNo" && team !== undefined && other === undefined;
  return withOpening(isYesNo ? rateOf(team) > rateOf(sheet.other(team)) : null, told);
}

function used(lines: readonly Fact[], parts: readonly Part[]): Fact[] {
  return lines.filter(({ marks, values }) =>
    parts.some(([mark, unit]) => marks.includes(mark) && (values[unit] ?? 0) !== 0),
  );
}

function sum(lines: readonly Fact[], parts: readonly Part[]): number {
  return parts
    .flatMap(([mark, unit]) => lines.flatMap(({ marks, values }) => (marks.includes(mark) ? [values[unit] ?? 0] : [])))
    .reduce((total, value) => total + value, 0);
}
