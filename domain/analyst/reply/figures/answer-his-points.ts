import { possessive } from "../../../words/possessive.ts";
import { linesOf } from "../sheet/lines-of.ts";
import type { Question } from "../question/question.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";

const OF = String.raw`(?:how (?:many|much)|what (?:share|percent|percentage|pct|portion|fraction)|(?:share|percent|percentage|pct|portion|fraction)) of`;
const THEIRS = String.raw`((?:(?:the|their|those|that|these|our|all|his teams?|teams?) )*)`;
const DID = "(?:were|was|are|is|came|come|belong\\w*|did|does|off|from|by|has|have)\\b";
const HIS_POINTS = new RegExp(
  String.raw`\b${OF} ${THEIRS}(?:(?:\w+ ){0,2}?(\d+) ${DID}|(?:\w+ ){0,2}?(?:\d+ )?(?:points|pts) ${DID})`,
);
/** Something else is asked beside it. */
const ELSE = /\b(?:what|which|who|when|where|why|how|did)\b/;
const TOUCHDOWN = 6;
const TWO_POINTS = 2;
const OTHERS = ["fantasy", "ppr", "halfPpr", "standard", "projected", "turnover", "takeaway", "drive", "redZone"];

/** `how many of their 19 were his`: the points that a player put on the board himself, of his team's. Null where they are a passer's, or fantasy points are meant. */
export function answerHisPoints(question: Question, sheet: GameSheet): Sentence[] | null {
  const { text, players, teams, isShared, concepts, period, threshold } = question;
  const [player, other] = players;
  const found = HIS_POINTS.exec(text);
  if (found === null || player === undefined || other !== undefined || isShared || !sheet.hasPlays) return null;
  if (ELSE.test(text.replace(HIS_POINTS, " "))) return null;
  if (period !== null || threshold !== null || player.position === "QB") return null;
  if (OTHERS.some((one) => concepts.has(one)) || (teams.length > 0 && !teams.includes(player.team))) return null;
  const { homeTeam, homeScore, awayScore } = sheet.read.game;
  const all = player.team === homeTeam ? homeScore : awayScore;
  if (all === null || all === 0) return null;
  // His own points are of no team, and a bare number that is not the team's is of something else.
  const [, theirs, bare] = found;
  if (theirs === "" && teams.length === 0) return null;
  if (bare !== undefined && Number(bare) !== all) return null;
  const { playerId } = player;
  const scores = sheet.index.ofKind("score");
  const touchdowns = scores.filter(({ marks, roles }) => marks.includes("touchdown") && roles.scorer === playerId);
  const safeties = scores.filter(({ marks, roles }) => marks.includes("safety") && roles.scorer === playerId);
  const tries = scores.filter(({ marks, roles }) => marks.includes("twoPointGood") && roles.tryScorer === playerId);
  const kicks = sheet.lines(null).find(({ marks, roles }) => marks.includes("kicking") && roles.player === playerId);
  const points =
    TOUCHDOWN * touchdowns.length + TWO_POINTS * (tries.length + safeties.length) + (kicks?.values.points ?? 0);
  const percent = Math.round((100 * points) / all);
  const words = `${sheet.name(playerId)} scored ${points === 0 ? "none" : points} of ${possessive(`the ${sheet.nick(player.team)}`)} ${all} points`;
  const proof = [...touchdowns, ...safeties, ...tries, kicks ?? null, sheet.index.byId("result")];
  return [
    sheet.say(`${words}${points === 0 ? "" : ` (${percent} percent)`}.`, ...proof),
    ...(kicks === undefined
      ? [...touchdowns, ...safeties, ...tries.filter((one) => !touchdowns.includes(one))].map((fact) =>
          sheet.event(fact),
        )
      : sheet.sentences(...linesOf({ playerId }, sheet).slice(0, 1))),
  ];
}
