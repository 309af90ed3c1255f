import { counted } from "../../../facts/wording/number-words.ts";
import type { Fact } from "../../../facts/fact.ts";
import { isOnly } from "../question/is-only.ts";
import type { Question } from "../question/question.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { inPeriod } from "../sheet/in-period.ts";
import { isAt } from "../sheet/is-within.ts";
import { alternatives } from "../../../words/alternatives.ts";

/** Each of them with who took it, and how. */
const EACH =
  /\b(?:each (?:one|of|time|got|was)|(?:off|from|out of|by|with) each|each$|list|every|all of (?:them|those)|one by one|describe|walk me through|break (?:them|those) down)\b|\band (?:who|how)\b|\bby who[m]?\b|\bto who[m]?\b/;
const TAKER = new RegExp(
  alternatives`
    \bwho (?:\w+ ){0,2}?(?:${alternatives`
      came | come | got | gets | get | took | takes | take | recovered | picked | had | has | ended | snagged | grabbed | forced
      caused | intercepted | caught | made | was | were
    `})\b
    \bby who[m]?\b | \bto who[m]?\b | \bwhich (?:defenders?|players?|guys?)\b | \bhow (?:did )?(?:each|they|it|those|he)\b | \blist\b
    \beach (?:one|of|time|got|was)\b | \beach$
  `,
);
const OTHER = /\b(?:cost|after|before|drives?|first|last|biggest|worst|most)\b/;
/** A team's interceptions are those that it threw, or those that it made. */
const THROWN = /\b(?:thr[eo]w\w*|gave|give\w*|turnovers?)\b/;
/** What the other team made of each. */
const CAME_OF =
  /\b(?:get|got|gets|do|did|done|make|made|score[ds]?|points?|cash\w*|turn\w*|come|came)\b.*\b(?:off|from|out of|of|with|on) (?:of )?(?:each|them|those|it|em|every)\b|\b(?:lead|led) to\b/;
/** `what did the Ravens get off the Chiefs' turnovers`: who got it is named first. */
const NAMED_AFTER =
  /\b(?:get|got|do|did|make|made|score[ds]?)\b.*\b(?:turnovers|giveaways|picks|ints|interceptions|fumbles)\b/;
const WORDS =
  "turnover takeaway interception fumble list who recovered forced gave pass made total catch ball defense perform lose happened";
const MOST = 7;

/** `Young's giveaways, each with who came up with the ball`: the turnovers of a player, a team or the game one by one, with who took them. Null where only their number, or what came of them, is asked for. */
export function answerGiveaways(question: Question, sheet: GameSheet): Sentence[] | null {
  const { text, players, teams, concepts, period, at, isShared, threshold } = question;
  const [player, other] = players;
  if (!sheet.hasPlays || other !== undefined || isShared || at !== null || threshold !== null) return null;
  const kinds = ["interception", "fumble"].filter((kind) => concepts.has(kind));
  const isOfAll = concepts.has("turnover") || concepts.has("takeaway") || kinds.length === 2;
  if (!(isOfAll || kinds.length > 0) || !EACH.test(text) || !TAKER.test(text) || OTHER.test(text)) return null;
  if (!isOnly(concepts, WORDS) || question.isOurs) return null;
  const isOfPoints = CAME_OF.test(text);
  const isEither = player === undefined && teams.length === 1 && !isOfAll && kinds[0] === "interception";
  if (isEither && !THROWN.test(text)) return null;
  // Of two teams the other one made something of it.
  if (teams.length > 1 && !isOfPoints) return null;
  const team = teams[teams.length > 1 && NAMED_AFTER.test(text) ? 1 : 0];
  const isTaken = player === undefined && concepts.has("takeaway");
  const found = sheet.index
    .ofKind("turnover")
    .filter(
      (fact) =>
        (isOfAll || kinds.some((kind) => fact.marks.some((mark) => mark === kind))) &&
        (player === undefined || isGivenBy(fact, player.playerId)) &&
        (player !== undefined || team === undefined || (fact.team === team) === isTaken) &&
        (period === null || isAt(period, fact.at)),
    );
  if (found.length < (isOfPoints ? 1 : 2) || found.length > MOST) return null;
  const many = counted(found.length, isOfAll ? "turnover" : kinds[0] === "fumble" ? "lost fumble" : "interception");
  const verb = isTaken ? "forced" : isOfAll || kinds[0] === "fumble" ? "had" : "threw";
  const whose =
    player !== undefined ? sheet.name(player.playerId) : team === undefined ? null : `The ${sheet.nick(team)}`;
  const count = sheet.say(whose === null ? `There were ${many}.` : `${whose} ${verb} ${many}.`, ...found);
  // For which receiver a pass was, and how a ball was lost, is told with the play.
  return [
    inPeriod(count, question),
    ...found.flatMap((fact) => [...sheet.playTexts(fact).slice(-1), ...(isOfPoints ? cameOf(fact, sheet) : [])]),
  ];
}

/** The points that a turnover led to, on the play or on the drive that it began; that there were none. */
function cameOf({ id }: Fact, sheet: GameSheet): Sentence[] {
  const led = sheet.index.ofKind("ledTo").filter(({ of: [won] }) => won === id);
  return led.length > 0
    ? sheet.sentences(...led)
    : [sheet.say("No points came of it.", sheet.index.byId(id), sheet.index.byId("result"))];
}

/** Whether it was this player who lost the ball. */
export function isGivenBy({ roles }: Fact, playerId: string): boolean {
  return roles.fumbler === playerId || (roles.interceptor !== undefined && roles.passer === playerId);
}
