import { SEASON_TYPE } from "../../../game/season-type.ts";
import { literalPattern } from "../../../names/literal-pattern.ts";
import { formatDateLong } from "../../../words/format.ts";
import { leagueClock } from "../../../words/league-clock.ts";
import type { GameSheet } from "../sheet/game-sheet.ts";

const OF_PLACE =
  /\b(?:hot|cold|warm|rain\w*|snow\w*|wind\w*|weather|temp\w*|degrees|attendance|crowd|fans|people|sold out)\b/i;
/** What many are called. */
const COMMON = /^(?:field|stadium|park|dome|center|arena|memorial|bank|home|city)$/i;

/** `mon night`: its day, as the league's clock has it. */
const DAY = /(?<=.{8})\s+(?:on )?(mon|tues?|wed|thurs?|fri|sat|sun) (?:night|nite|afternoon)\b(?! football)/i;
const FIRST_GAME =
  /,? in (?:his|the) (?:very )?(?:first|1st) (?:career |nfl |pro |regular season )*game\b(?! (?:back|with|for|as|since|after|of))/i;

/** A text without its game's own day, or that it was somebody's first, where it was of the first week. */
function withoutDay(text: string, { dateTime, week, seasonType }: GameSheet["read"]["game"]): string {
  const isFirst = week === 1 && seasonType === SEASON_TYPE.regular;
  const own = isFirst ? text.replace(FIRST_GAME, "") : text;
  const [, day] = DAY.exec(own) ?? [];
  const isThen = day !== undefined && formatDateLong(dateTime, leagueClock).toLowerCase().startsWith(day.toLowerCase());
  return isThen ? own.replace(DAY, "") : own;
}

/** A question without its game's own day, and about the weather or the crowd without the place where this very game was: `was it raining at lambeau`. */
export function withoutPlace(asked: string, { read: { game } }: GameSheet): string {
  const text = withoutDay(asked, game);
  if (!OF_PLACE.test(text)) return text;
  const names = [game.stadiumName, game.stadiumCity].flatMap((name) => name ?? []);
  const words = names.flatMap((name) => name.match(/\p{L}{4,}/gu) ?? []).filter((word) => !COMMON.test(word));
  return [...names, ...words].reduce(
    (line, name) =>
      line.replace(
        new RegExp(
          String.raw`\s+(?:(?:down|out|over|back) )?(?:at|in|inside) (?:the )?${literalPattern(name)}(?: (?:field|stadium|park|dome|center))?\b`,
          "i",
        ),
        "",
      ),
    text,
  );
}
