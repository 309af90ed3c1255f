import { QUARTER_NAMES } from "../../../game/play.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { inPeriod } from "../sheet/in-period.ts";
import { linesOf } from "../sheet/lines-of.ts";
import type { Question } from "../question/question.ts";
import { alternatives } from "../../../words/alternatives.ts";

const STOOD_IN = new RegExp(
  String.raw`\b(?:who|which \w+)\b.*\b(?:${alternatives`
      came in | come in | replaced? | t[oa]ke? over | took over | filled in | stepped in
      took (?:his|the|those) (?:\w+ )?(?:carries|snaps|touches|place|spot|work|reps|targets)
      got (?:his|the) (?:carries|work|touches|snaps|targets|ball)
    `})\b`,
);
const OF_FIGURES = /\b(?:yards|yds|stats|line|numbers|points|touches|carries|catches|how many|how did)\b/;
const MOST = 2;

/** `who took over when McCaffrey went down`: who of his trade had the ball after a player left. Null where nobody is noted to have left, and of quarterbacks. */
export function answerStoodIn({ text, players, isShared }: Question, sheet: GameSheet): Sentence[] | null {
  const [player, other] = players;
  if (player === undefined || other !== undefined || isShared || !STOOD_IN.test(text)) return null;
  if (!["RB", "WR", "TE", "FB"].includes(player.position)) return null;
  const left = sheet.index
    .ofKind("absence")
    .find(({ marks, roles }) => roles.player === player.playerId && marks.includes("left"));
  const at = sheet.read.plays.findIndex(({ playId }) => playId === left?.at?.playId);
  if (left === undefined || at < 0) return null;
  const after = {
    quarters: QUARTER_NAMES,
    within: null,
    words: `after ${player.playerName} left`,
    plays: new Set(sheet.read.plays.slice(at + 1).map(({ playId }) => playId)),
  };
  const touches = (playerId: string): number =>
    sheet
      .lines(after)
      .filter(({ roles }) => roles.player === playerId)
      .reduce((sum, { values }) => sum + (values.carries ?? 0) + (values.targets ?? values.receptions ?? 0), 0);
  const others = [...sheet.people]
    .filter(
      ([playerId, { team, position }]) =>
        team === player.team && position === player.position && playerId !== player.playerId && touches(playerId) > 0,
    )
    .toSorted(([a], [b]) => touches(b) - touches(a));

  const told = others
    .slice(0, MOST)
    .flatMap(([playerId]) =>
      sheet
        .sentences(...linesOf({ playerId }, sheet, after).filter(({ marks }) => !marks.includes("returning")))
        .map((one) => inPeriod(one, { period: after })),
    );
  const own = OF_FIGURES.test(text) ? sheet.sentences(...linesOf(player, sheet)) : [];
  const none = sheet.say(
    `No other ${player.position} of the ${sheet.nick(player.team)} had the ball after that.`,
    left,
  );
  return [...own, sheet.event(left), ...(told.length === 0 ? [none] : told)];
}
