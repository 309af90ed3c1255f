import { counted, countWords } from "../../../facts/wording/number-words.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import type { Question } from "../question/question.ts";

const OF_SNAPS = /\bsnaps?\b/;
/** Told in snaps where they are counted. */
const HOW_MUCH = /^how much did (?:\w+ ){1,3}play$/;
const PLAYED =
  /\b(?:play(?:ed|s)?|get|got|have|had|log(?:ged)?|see|saw|take|took|count|counts|share|percent(?:age)?|rate|pct|number of|on the field|in for|out there)\b/;
const OF_DEED = /\b(?:first|last|bad|botched|fumbled|dropped|high|on the snap|yards?|touchdowns?|per)\b/;
/** More of one name are asked about. */
const MOST_SHARING = 3;

/** `how many snaps did Pacheco play`: his snaps beside his team's. Of several of one name, all who have a count. Null where the source has none, which is the day after a game, or where a snap is a play. */
export function answerSnaps({ text, asks, players, period, isShared }: Question, sheet: GameSheet): Sentence[] | null {
  const isOfSnaps = OF_SNAPS.test(text) && PLAYED.test(text) && !OF_DEED.test(text);
  if ((!isOfSnaps && !HOW_MUCH.test(text)) || asks === "why") return null;
  if (players.length === 0 || (isShared && players.length > MOST_SHARING) || period !== null) return null;
  const { snaps = [] } = sheet.snapshot;
  const told = players.flatMap(({ playerId, team }) => {
    const own = snaps.find((one) => one.playerId === playerId);
    if (own === undefined) return [];
    const sides = [
      { side: "offense", played: own.offense, all: own.teamOffense },
      { side: "defense", played: own.defense, all: own.teamDefense },
    ].flatMap(({ side, played, all }) =>
      played === null || all === null || played === 0 || all === 0
        ? []
        : [
            `${countWords(played)} of the ${sheet.nick(team)}' ${counted(all, "snap")} on ${side} (${Math.round((100 * played) / all)} percent)`,
          ],
    );
    const name = sheet.name(playerId);
    return [
      sheet.say(`${name} played ${sides.length === 0 ? "no snap on offense or defense" : sides.join(" and ")}.`, null),
    ];
  });
  return told.length === 0 || (told.length < players.length && !isShared) ? null : told;
}
