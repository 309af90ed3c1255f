import { canonicalTeamCode } from "../../../game/team-code.ts";
import { finalAccount } from "../../../plays/play-text.ts";
import type { Question } from "../question/question.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isWithin } from "../sheet/is-within.ts";
import { playsWith } from "./asked-plays.ts";

const IN_END_ZONE = /\b(?:picked|pick|picks|intercepted|int|ints|interceptions?)\b.*\bin the end ?zone\b/;
/** The source counts yards behind the goal line below zero. */
const CAUGHT_THERE = /INTERCEPTED by [^ ]+ at ([A-Z]+) (-\d+|0)\b/;

/** `who picked Nix in the end zone`: interceptions at or behind the goal line of who caught them. Null where there is none, or something else is asked. */
export function pickedInEndZone({ text, players, teams, period }: Question, sheet: GameSheet): Sentence[] | null {
  if (!IN_END_ZONE.test(text) || players.length > 1 || teams.length > 1) return null;
  const [player] = players;
  const own = player === undefined ? null : new Set(playsWith(player, sheet));
  const plays = sheet.read.plays.filter((play) => {
    const [, side] = CAUGHT_THERE.exec(finalAccount(play.description)) ?? [];
    return (
      side !== undefined &&
      canonicalTeamCode(side) === play.opponent &&
      !/No Play/.test(play.description) &&
      (own === null || own.has(play)) &&
      (period === null || isWithin(period, play))
    );
  });
  return plays.length === 0 ? null : plays.map((play) => sheet.told(play));
}
