import { decide, type Finding } from "../finding.ts";
import { clockSeconds } from "../../game/game-clock.ts";
import { pointsOf } from "../game-facts.ts";
import type { Play } from "../../game/play.ts";
import type { SentenceContext } from "../sentence-context.ts";
import type { NumberToken } from "../../words/story-numbers.ts";
import type { PeriodMention } from "../story/story-periods.ts";

const SWING = /\b(?:intercept\w*|fumbl\w*|stop|blocked|takeaway|turnover|kick|punt)\b/i;

/** The ball changes hands, or may. */
function isSwing(play: Play): boolean {
  return (
    play.type === "Interception" || play.down === 4 || play.isBlocked || /fumbl|muff|block/i.test(play.description)
  );
}

/** "a fumble with 2:45 left led to seven points": the next score after that play. */
export function checkGain(
  token: NumberToken,
  { text, facts, mentions }: SentenceContext,
  periods: readonly PeriodMention[],
): Finding | null {
  const clock = /\b(\d{1,2}):(\d\d)\b/.exec(text);
  if (!SWING.test(text)) return null;
  const people = mentions.flatMap(({ playerIds }) => playerIds);
  const isTurned =
    /\b(?:turned|cashed|converted|parlay\w+)\b[\w ' ]*\b(?:in|into|for)(?: just| only)? $|\bcost (?:the )?[A-Z]\w+ (?:just |only )?$/.test(
      text.slice(0, token.start),
    );
  if (clock === null && !isTurned && (periods.length === 0 || !/\b(?:led to|into|after|brought)\b/i.test(text)))
    return null;
  const seconds = clock === null ? null : Number(clock[1]) * 60 + Number(clock[2]);
  const { plays, states, game } = facts;
  const at = plays.filter(
    (play) =>
      (seconds === null
        ? isSwing(play) && (people.length === 0 || play.credits.some(({ playerId }) => people.includes(playerId)))
        : clockSeconds(play) === seconds) &&
      (periods[0] === undefined || periods[0].quarters.includes(play.quarterName)),
  );
  for (const play of at) {
    const index = states.findIndex((state) => (state.play?.sequence ?? -1) >= play.sequence);
    const [before, after] = [
      states[index - 1],
      states[index]?.isBeforeTry === true ? states[index + 1] : states[index],
    ];
    if (before === undefined || after === undefined || index < 1) continue;
    const points = [game.awayTeam, game.homeTeam].map(
      (team) => pointsOf(team, after, game) - pointsOf(team, before, game),
    );
    const isCost = /\bcost (?:the )?\w+ (?:just |only )?$/.test(text.slice(0, token.start));
    const side =
      isTurned && !isCost
        ? (mentions.findLast((one) => one.end <= token.start && one.team !== null)?.team ?? null)
        : null;
    const own = side === null ? points : points.slice(side === game.awayTeam ? 0 : 1).slice(0, 1);
    if (own.includes(token.value))
      return decide("number", true, "", after.play === null ? [] : [{ kind: "play", playId: after.play.playId }]);
  }
  return decide("number", false, "The next score after that brought other points.");
}
