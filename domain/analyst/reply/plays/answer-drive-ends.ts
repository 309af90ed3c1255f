import { counted } from "../../../facts/wording/number-words.ts";
import { listWords } from "../../../words/sentence-words.ts";
import { aboutDrive } from "../sheet/drive-with.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import type { Question } from "../question/question.ts";
import { withOpening } from "../sheet/with-opening.ts";

const DRIVES = "(?:drives?|possessions?|series)";
const MANY_DRIVES = "(?:drives|possessions)";
/** `each Steelers possession in the second half` */
const IN_PART = String.raw`(?: (?:in|of|during) (?:the )?(?:\w+ )?(?:half|quarter|qtr|q|1st|2nd|3rd|4th|first|second|third|fourth|overtime|ot|game))?`;
const ASKS = new RegExp(
  String.raw`\bhow many\b.*\b${DRIVES}\b.*\b(?:ended|end|resulted|result|finish\w*|died|scored|score|went for|led to|points|scores)\b|\b(?:on|of|with|do on|did on|do with|did with) (?:each|every|all (?:of )?|all those|those) ?(?:of )?(?:their |the |its )?(?:\w+ )?${DRIVES}\b|\b(?:each|every|all) (?:(?:of )?(?:the )?\w+ )?${DRIVES}${IN_PART} (?:go|went|end|ended|turn out|come out|result)\b|\b${DRIVES} (?:results|chart|summary|by ${DRIVES})\b|\bhow (?:did|do) (?:\w+ )*?${MANY_DRIVES}${IN_PART} (?:end|turn out|go)\b`,
);
/** Of how a drive ended, where it is not the words of it with an s. */
const MANY: Readonly<Record<string, string>> = {
  Downs: "turnovers on downs",
  Safety: "safeties",
  "Pick six": "pick-sixes",
  Fumble: "lost fumbles",
  "End of half": "ended by halftime",
};
const ONE: Readonly<Record<string, string>> = {
  Downs: "turnover on downs",
  "Pick six": "pick-six",
  Fumble: "lost fumble",
  "End of half": "ended by halftime",
  "End of game": "ended by the clock",
  "End of regulation": "ended by the end of regulation",
};

/** How many drives each team had, or the one that is named, and what they came to. Null where the question is about something else. */
export function answerDriveEnds({ text, teams, players, period }: Question, sheet: GameSheet): Sentence[] | null {
  const overtime = overtimeDrives({ text, teams, players, period }, sheet);
  if (overtime !== null) return overtime;
  if (!ASKS.test(text) || /\b(?:in a row|straight|consecutive)\b/.test(text) || players.length > 0 || !sheet.hasPlays)
    return null;
  return tellDriveEnds(teams.length > 0 ? teams : sheet.teams, period, sheet);
}

/** How many drives each of some teams had, in a part of the game or in all of it, and what they came to. */
export function tellDriveEnds(teams: readonly string[], period: Question["period"], sheet: GameSheet): Sentence[] {
  const read = period === null ? sheet.read : sheet.part(period);
  const when = period === null ? "" : ` ${period.words}`;
  return teams.map((team): Sentence => {
    const drives = read.drives.filter((drive) => drive.team === team && drive.plays > 0);
    const ends = [...Map.groupBy(drives, ({ result }) => result ?? "")].filter(([result]) => result !== "");
    const words = ends
      .toSorted(([, one], [, other]) => other.length - one.length)
      .map(([result, all]) => counted(all.length, oneOf(result), MANY[result] ?? `${oneOf(result)}s`));
    const proof = sheet.index
      .ofKind("drive")
      .filter(
        (fact) =>
          fact.team === team && drives.some(({ rows }) => rows.some(({ playId }) => playId === fact.at?.playId)),
      );
    const list = words.length === 0 ? "" : `: ${listWords(words)}`;
    return sheet.say(`The ${sheet.nick(team)} had ${counted(drives.length, "drive")}${when}${list}.`, ...proof);
  });
}

function oneOf(result: string): string {
  return ONE[result] ?? result.toLowerCase();
}

const OF_ONE = /\b(?:drive|possession|series)\b/;
const OF_OVERTIME = /\b(?:ot|overtime)\b/;
/** Whether they had one is answered by itself, unless how it went is asked as well. */
const HOW_IT_WENT =
  /\bhow (?:long|far|many (?:plays|yards|yds|snaps)|did)\b|\bplays and\b|\b(?:finish\w*|end|ended|cap\w*|walk me|play by play)\b|\bwhat (?:happened|came)\b/;

/** Each drive of overtime, which has few, with its plays, its yards and how it ended. Null where something else is asked. */
export function overtimeDrives(
  { text, teams, players, period }: Pick<Question, "text" | "teams" | "players" | "period">,
  sheet: GameSheet,
): Sentence[] | null {
  const isOvertime = OF_OVERTIME.test(text) && (period === null || period.quarters.includes("OT"));
  if (!isOvertime || !OF_ONE.test(text) || !HOW_IT_WENT.test(text) || players.length > 0) return null;
  if (!sheet.read.plays.some(({ quarterName }) => quarterName === "OT")) return null;
  const asked = teams.length > 0 ? teams : sheet.teams;
  const drives = sheet.index.ofKind("drive").filter(({ at }) => at?.quarter === "OT");
  return asked.flatMap((team): Sentence[] => {
    const own = drives.filter((drive) => drive.team === team);
    if (own.length === 0)
      return [sheet.say(`The ${sheet.nick(team)} had no drives in overtime.`, sheet.index.byId("result"))];
    return own.flatMap((drive) => [sheet.event(drive), ...aboutDrive(drive, sheet)]);
  });
}

const BALL_BACK =
  /\b(?:get|see|touch) the (?:ball|rock) (?:back|again)(?: (?:at the end|in the end|late|one more time|one last time))?$/;

/** `did they get the ball back`: whether a team had a drive after the last score. Null where something else is asked. */
export function ballBack({ text, teams, players, asks, period }: Question, sheet: GameSheet): Sentence[] | null {
  const [team, other] = teams;
  const last = sheet.index.ofKind("score").at(-1);
  if (!BALL_BACK.test(text) || asks !== "yesNo" || players.length > 0 || period !== null) return null;
  if (team === undefined || other !== undefined || last === undefined || sheet.index.phase !== "over") return null;
  const drives = sheet.index
    .ofKind("drive")
    .filter(
      (drive) =>
        drive.team === team && sheet.index.compareTime(drive, last) > 0 && drive.at?.playId !== last.at?.playId,
    );
  if (drives.length > 0)
    return withOpening(true, [
      sheet.event(last),
      ...drives.flatMap((drive) => [sheet.event(drive), ...aboutDrive(drive, sheet)]),
    ]);
  return [sheet.say(`No, the ${sheet.nick(team)} had no drive after the last score.`, last), sheet.event(last)];
}
