import type { Play } from "../../game/play.ts";
import type { Drive } from "../../plays/find-drives.ts";
import type { Fact } from "../fact.ts";
import type { GameRead } from "../game-read.ts";
import { makeFact, playReceipts } from "../make-fact.ts";
import type { Mark } from "../mark.ts";
import type { Phrase } from "../phrase.ts";
import { countWords } from "../wording/number-words.ts";
import { yards as yardWords } from "../../words/yard-words.ts";
import { phrase, team as teamName, teamsOwn } from "../wording/phrase-of.ts";

const THREE_AND_OUT = 3;

interface DriveEnd {
  mark: Mark;
  /** Follows `drove 75 yards in 12 plays`. */
  clause: string;
  /** Goes before `drive`, or follows it. */
  noun: string;
}

/** How a drive ended, by the words of `drive-result.ts`. */
const ENDS: readonly (readonly [RegExp, DriveEnd])[] = [
  [/^Touchdown$/, { mark: "touchdown", clause: " for a touchdown", noun: "touchdown drive" }],
  [/^Field goal$/, { mark: "fieldGoal", clause: " for a field goal", noun: "field goal drive" }],
  [
    /^Missed field goal|^Field goal return/,
    { mark: "missedFieldGoal", clause: " and missed a field goal", noun: "drive to a missed field goal" },
  ],
  [/^Blocked/, { mark: "blockedKick", clause: " and had a kick blocked", noun: "drive to a blocked kick" }],
  [/^Punt/, { mark: "punt", clause: " and punted", noun: "drive to a punt" }],
  [/^Downs$/, { mark: "downs", clause: " and turned the ball over on downs", noun: "drive that ended on downs" }],
  [/^Fumble/, { mark: "fumble", clause: " and lost a fumble", noun: "drive to a fumble" }],
  [
    /^Interception|^Pick six/,
    { mark: "interception", clause: " and threw an interception", noun: "drive to an interception" },
  ],
  [/^Safety/, { mark: "safety", clause: " and gave up a safety", noun: "drive to a safety" }],
  [/^End/, { mark: "ranOut", clause: " before time ran out", noun: "drive that time ended" }],
];
const GOES_ON: DriveEnd = { mark: "going", clause: "", noun: "drive" };

/** Every drive with a snap, in game order. Its id is its first snap's. */
export function driveFacts(read: GameRead): Fact[] {
  const begun = new Set<string>();
  return read.drives.flatMap((drive, index) => {
    const { team } = drive;
    const snap = drive.rows.find((row) => row.down > 0 && row.team === team);
    if (team === null || snap === undefined || drive.plays === 0) return [];
    const isOpening = !begun.has(team);
    begun.add(team);
    return [driveFact(read, { drive, team, snap, isOpening, isLast: index === read.drives.length - 1 })];
  });
}

interface Driven {
  drive: Drive<Play>;
  team: string;
  snap: Play;
  isOpening: boolean;
  isLast: boolean;
}

function driveFact(read: GameRead, { drive, team, snap, isOpening, isLast }: Driven): Fact {
  const { plays, yards, seconds, result, rows } = drive;
  const end = endOf(result);
  const [last] = rows.slice(-1);
  const isPunt = end.mark === "punt";
  return makeFact({
    id: `d${snap.playId}`,
    kind: "drive",
    weight: driveWeight(end.mark, plays, yards),
    team,
    marks: [
      end.mark === "going" && !isLast ? false : end.mark,
      isOpening && "opening",
      isPunt && plays <= THREE_AND_OUT && rows.every(({ isFirstDown }) => isFirstDown === 0) && "threeAndOut",
    ],
    values: {
      plays,
      driveYards: yards,
      seconds,
      yardsToEndZone: snap.yardsToEndZone,
    },
    at: read.moments.get(snap) ?? null,
    until: last === undefined ? null : (read.moments.get(last) ?? null),
    score: scoreAround(read, drive),
    receipts: playReceipts(
      snap,
      rows.findLast((row) => row.down > 0 && row.team === team),
    ),
    ...driveWording(team, plays, yards, end),
  });
}

function endOf(result: string | null): DriveEnd {
  return (result === null ? undefined : ENDS.find(([words]) => words.test(result))?.[1]) ?? GOES_ON;
}

function driveWeight(mark: Mark, plays: number, yards: number): number {
  const isScore = mark === "touchdown" || mark === "fieldGoal";
  return (isScore ? 18 : 6) + Math.min(14, Math.floor(Math.max(plays, yards / 7)));
}

function driveWording(
  team: string,
  plays: number,
  yards: number,
  { clause, noun }: DriveEnd,
): { clause: Phrase; noun: Phrase } {
  const count = `${countWords(plays)} ${plays === 1 ? "play" : "plays"}`;
  const far = yards > 0 ? `drove ${yardWords(yards)}` : yards === 0 ? "gained nothing" : `lost ${yardWords(-yards)}`;
  const length = yards > 0 ? `${plays}-play, ${yards}-yard` : `${plays}-play`;
  return {
    clause: phrase`${teamName(team)} ${far} in ${count}${clause}`,
    noun: phrase`${teamsOwn(team)} ${length} ${noun}`,
  };
}

function scoreAround({ scores }: GameRead, { rows }: Drive<Play>): Fact["score"] {
  const [first] = rows;
  const last = rows.at(-1);
  const before = first === undefined ? undefined : scores.get(first)?.before;
  const after = last === undefined ? undefined : scores.get(last)?.after;
  return before === undefined || after === undefined ? null : { before, after };
}
