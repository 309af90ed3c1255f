import { QUARTER_SECONDS } from "../../game/game-clock.ts";
import type { Game } from "../../game/game.ts";
import { QUARTER_NAMES, type QuarterName } from "../../game/play.ts";
import type { Fact, Moment, Points } from "../fact.ts";
import type { GameRead } from "../game-read.ts";
import { gameReceipts, makeFact } from "../make-fact.ts";
import { counted } from "../wording/number-words.ts";
import { phrase, team as teamName, teamsOwn } from "../wording/phrase-of.ts";
import { quarterWords } from "../wording/when-words.ts";

/** Each team's points in each quarter that has begun, and the score at each break. */
export function quarterFacts(read: GameRead): Fact[] {
  if (read.phase === "before") return [];
  const { game } = read;
  let sum: Points = { away: 0, home: 0 };
  return QUARTER_NAMES.flatMap((quarter) => {
    const points = pointsIn(game, quarter);
    if (points === null) return [];
    const before = sum;
    sum = { away: before.away + points.away, home: before.home + points.home };
    const span = spanOf(read, quarter);
    const score = { before, after: sum };
    const facts = [
      quarterFact(game, { quarter, team: game.awayTeam, side: "away", points: points.away, span, score }),
      quarterFact(game, { quarter, team: game.homeTeam, side: "home", points: points.home, span, score }),
    ];
    return isOver(read, quarter) ? [...facts, ...breakFact(read, quarter, sum, span.until)] : facts;
  });
}

/** The names of a quarter's points in the game; overtime's are of all its periods. */
function fieldsOf(
  quarter: QuarterName,
):
  | readonly ["awayScoreOvertime", "homeScoreOvertime"]
  | readonly [`awayScoreQuarter${"1" | "2" | "3" | "4"}`, `homeScoreQuarter${"1" | "2" | "3" | "4"}`] {
  return quarter === "OT"
    ? ["awayScoreOvertime", "homeScoreOvertime"]
    : [`awayScoreQuarter${quarter}`, `homeScoreQuarter${quarter}`];
}

function pointsIn(game: Game, quarter: QuarterName): Points | null {
  if (quarter === "OT" && !game.isOvertime) return null;
  const [awayField, homeField] = fieldsOf(quarter);
  const [away, home] = [game[awayField], game[homeField]];
  return away === null || home === null ? null : { away, home };
}

/** From the first to the last play of the quarter. */
function spanOf({ plays, moments }: GameRead, quarter: QuarterName): { at: Moment; until: Moment } {
  const own = plays.filter(({ quarterName }) => quarterName === quarter);
  const [first, last] = [own[0], own.at(-1)].map((play) => (play === undefined ? undefined : moments.get(play)));
  const number = quarter === "OT" ? 5 : Number(quarter);
  const empty = { quarter, playId: null };
  return {
    at: first ?? { ...empty, clock: QUARTER_SECONDS, elapsed: (number - 1) * QUARTER_SECONDS },
    until: {
      quarter,
      clock: 0,
      elapsed: quarter === "OT" ? (last?.elapsed ?? null) : number * QUARTER_SECONDS,
      playId: last?.playId ?? null,
    },
  };
}

interface QuarterPoints {
  quarter: QuarterName;
  team: string;
  side: "away" | "home";
  points: number;
  span: { at: Moment; until: Moment };
  score: { before: Points; after: Points };
}

function quarterFact(game: Game, { quarter, team, side, points, span, score }: QuarterPoints): Fact {
  const what = points === 0 ? "did not score" : `scored ${counted(points, "point")}`;
  const [awayField, homeField] = fieldsOf(quarter);
  return makeFact({
    id: `q${quarter}:${team}`,
    kind: "quarter",
    weight: points >= 17 ? 32 : 8,
    team,
    marks: [points === 0 && "scoreless", quarter === "OT" && "overtime"],
    values: { points },
    ...span,
    score,
    receipts: gameReceipts(side === "away" ? awayField : homeField),
    clause: phrase`${teamName(team)} ${what} in ${quarterWords(quarter)}`,
    noun: points === 0 ? null : phrase`${teamsOwn(team)} ${counted(points, "point")} in ${quarterWords(quarter)}`,
  });
}

/** Whether nothing more can come in a quarter. */
function isOver({ phase, fold, game }: GameRead, quarter: QuarterName): boolean {
  if (phase === "over") return true;
  if (game.quarter === "HALF") return quarter === "1" || quarter === "2";
  const now = fold.quarterName ?? "1";
  return QUARTER_NAMES.indexOf(quarter) < QUARTER_NAMES.indexOf(now);
}

/** After the last quarter of a game there is no break but the end. */
function breakFact({ game, phase }: GameRead, quarter: QuarterName, sum: Points, until: Moment): Fact[] {
  const isEnd = quarter === "OT" || (quarter === "4" && !game.isOvertime && phase === "over");
  if (isEnd) return [];
  const margin = Math.abs(sum.away - sum.home);
  const leader = margin === 0 ? null : sum.away > sum.home ? game.awayTeam : game.homeTeam;
  const when =
    quarter === "2" ? "at halftime" : quarter === "4" ? "at the end of regulation" : `after ${quarterWords(quarter)}`;
  const score = `${Math.max(sum.away, sum.home)}-${Math.min(sum.away, sum.home)}`;
  const quarters = QUARTER_NAMES.slice(0, QUARTER_NAMES.indexOf(quarter) + 1);
  return [
    makeFact({
      id: `break:${quarter}`,
      kind: "break",
      weight: quarter === "2" ? 55 : quarter === "4" ? 66 : 34,
      team: leader,
      marks: [
        leader === null ? "tied" : "lead",
        quarter === "2" && "halftime",
        quarter === "4" && "endOfRegulation",
        margin === 0 && sum.away === 0 && "scoreless",
      ],
      values: { margin, points: Math.max(sum.away, sum.home), totalPoints: sum.away + sum.home },
      at: until,
      score: { before: sum, after: sum },
      receipts: gameReceipts(...quarters.flatMap(fieldsOf)),
      clause:
        leader === null ? phrase`the game was tied ${score} ${when}` : phrase`${teamName(leader)} led ${score} ${when}`,
      noun: leader === null ? null : phrase`${teamsOwn(leader)} ${score} lead ${when}`,
    }),
  ];
}
