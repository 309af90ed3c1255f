import { aboutDrive, driveWith } from "./drive-with.ts";
import { eventPlays } from "./answer-after.ts";
import type { GameSheet, Sentence } from "./game-sheet.ts";
import type { Play } from "../../game/play.ts";
import { leaguePenalties } from "../../plays/penalties.ts";
import { finalAccount } from "../../plays/play-text.ts";
import { canonicalTeamCode } from "../../game/team-code.ts";
import type { Question } from "./question.ts";

const SETS_UP = /\b(?:what|which|who|how)\b.*\b(?:set|sets|setting) (?:it |that |them |him )?up\b/;
/** A shorter gain sets up nothing. */
const LEAST_YARDS = 10;

/** `what set up the winning kick`: the longest gain of the drive that ended with it. Null where the event is not one play, and where no gain stands out. */
export function answerSetUp(question: Question, sheet: GameSheet): Sentence[] | null {
  if (!SETS_UP.test(question.text) || !sheet.hasPlays) return null;
  const [end, other] = OF_WINNER.test(question.text) ? winner(sheet) : eventPlays(withoutFlag(question), sheet);
  if (end === undefined || other !== undefined) return null;
  const isOfFlag = question.concepts.has("penalty");
  const { rows = [] } = sheet.read.drives.find((one) => one.rows.includes(end)) ?? {};
  if (isOfFlag) return flagBefore(end, rows, sheet);
  const before = rows.slice(0, rows.indexOf(end)).filter(({ down, type }) => down > 0 && type !== "Penalty");
  const [longest] = before.toSorted((a, b) => b.yardsGained - a.yardsGained);
  if (longest === undefined || longest.yardsGained < LEAST_YARDS) return null;
  const drive = driveWith(end, sheet);
  return [sheet.told(longest), ...(drive === null ? [] : [sheet.event(drive), ...aboutDrive(drive, sheet)])];
}

/** The event that is set up, without what set it up. */
function withoutFlag(question: Question): Question {
  const kept = new Set([...question.concepts].filter((concept) => concept !== "penalty"));
  return { ...question, asks: "other", concepts: kept };
}

/** `which penalty set up the touchdown`: the last flag on the other team that counted on its drive. */
function flagBefore(end: Play, rows: readonly Play[], sheet: GameSheet): Sentence[] {
  const before = rows
    .slice(0, rows.indexOf(end))
    .filter(({ description }) =>
      leaguePenalties(finalAccount(description)).some(
        ({ code, outcome }) => outcome === "enforced" && canonicalTeamCode(code) !== end.team,
      ),
    );
  const flagged = before.at(-1);
  return flagged === undefined
    ? [sheet.say("No penalty on the other team counted on that drive.", null), sheet.told(end)]
    : [sheet.told(flagged), sheet.told(end)];
}

const OF_WINNER = /\b(?:winning|winner|walk ?off|for good)\b/;

/** The score that put the winner ahead to stay. */
function winner({ index, read }: GameSheet): readonly Play[] {
  const ids = index.ofKind("goAhead").flatMap(({ marks, at }) => (marks.includes("forGood") ? [at?.playId] : []));
  return read.plays.filter(({ playId }) => ids.includes(playId));
}
