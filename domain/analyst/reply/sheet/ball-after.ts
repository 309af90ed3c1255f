import type { Play } from "../../../game/play.ts";
import { whenWords } from "../../../facts/wording/when-words.ts";
import type { GameSheet, Sentence } from "./game-sheet.ts";

const WHOSE_BALL =
  /\bwho (?:\w+ ){0,2}?(?:got|gets|get|had|has|have|kept|keeps|ended up with|end up with|wound up with|came away with|was given|were given) (?:the |that )?(?:ball|possession|rock|football)\b|\bwhose ball\b/;

/** Whether it is asked who had the ball then. */
export function asksWhoseBall(text: string): boolean {
  return WHOSE_BALL.test(text);
}

/** Who had the next snap after a play, and where; empty where a half was over first. */
export function ballAfter(play: Play, sheet: GameSheet): Sentence[] {
  const { plays, moments } = sheet.read;
  const next = plays.slice(plays.indexOf(play) + 1).find(({ down, team }) => down > 0 && team !== null);
  if (next === undefined || next.team === null || halfOf(next) !== halfOf(play)) return [];
  const { team, yardsToEndZone } = next;
  const moment = moments.get(next);
  const spot = yardsToEndZone === null ? null : sheet.startOf({ team, values: { yardsToEndZone } });
  const words = [`The ${sheet.nick(team)} had the next snap`, spot, moment === undefined ? null : whenWords(moment)];
  return [
    {
      text: `${words.filter((one) => one !== null).join(" ")}.`,
      ids: sheet.index.onPlay(next.playId).map(({ id }) => id),
      receipts: [{ kind: "play", playId: next.playId }],
    },
  ];
}

function halfOf({ quarterName }: Play): string {
  return quarterName === "OT" ? quarterName : Number(quarterName) > 2 ? "second" : "first";
}
