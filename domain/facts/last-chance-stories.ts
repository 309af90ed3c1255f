import { isLate, secondsGone } from "./end-stories.ts";
import type { Drive } from "../plays/find-drives.ts";
import { type GameAccount, nameOf, otherSide, playReceipts, scoreBefore, scoreFor } from "./game-account.ts";
import type { StoryLine } from "./game-brief.ts";
import { isTry } from "../game/is-try.ts";
import { kickDistance } from "../plays/play-text.ts";
import type { Play } from "../game/play.ts";
import { whenFacts } from "./score-events.ts";
import { storyWeight } from "./story-weights.ts";

/** A touchdown and a two-point try: one possession. */
const ONE_SCORE = 8;
/** A drive that ran out of time counts as a chance from here on. */
const IN_REACH = 35;

/** The trailing side's last chance that came to nothing, and kicks that would have tied or won it. */
export function lastChanceStories(account: GameAccount): StoryLine[] {
  return [...missedKicks(account), ...failedTries(account), ...lastStop(account)];
}

function missedKicks(account: GameAccount): StoryLine[] {
  const { plays, game, final } = account;
  return plays
    .filter((play) => play.type === "FieldGoal" && isLate(play) && play.awayPoints + play.homePoints === 0)
    .flatMap((play) => {
      const { team } = play;
      if (team === null || team === final.winner) return [];
      const { own, other } = scoreFor(scoreBefore(plays, play), team, game);
      const deficit = other - own;
      if (deficit < 0 || deficit > 3) return [];
      const kicker = play.credits.find(({ stat }) => stat === "fieldGoalAttempts");
      const yards = kickDistance(play);
      const story: StoryLine = {
        kind: "lateMiss",
        weight: storyWeight("lateMiss", secondsGone(play)),
        facts: {
          team,
          opponent: otherSide(game, team),
          ...(kicker === undefined ? {} : { kicker: nameOf(account, kicker.playerId, kicker.playerName) }),
          ...(yards === null ? {} : { yards }),
          ...whenFacts(play),
          deficit,
          isBlocked: play.isBlocked ? "yes" : "no",
        },
        team,
        playerId: kicker?.playerId ?? null,
        proof: playReceipts([play]),
      };
      return [story];
    });
}

/** A late try that would have tied the game or won it, by a side that did not win. */
function failedTries(account: GameAccount): StoryLine[] {
  const { plays, game, final } = account;
  return plays
    .filter((play) => isTry(play.type) && isLate(play) && play.awayPoints + play.homePoints === 0)
    .flatMap((play) => {
      const { team } = play;
      if (team === null || team === final.winner) return [];
      const { own, other } = scoreFor(scoreBefore(plays, play), team, game);
      const deficit = other - own;
      const worth = play.type === "ExtraPoint" ? 1 : 2;
      if (deficit < 0 || deficit > worth) return [];
      const story: StoryLine = {
        kind: "failedTry",
        weight: storyWeight("failedTry", secondsGone(play)),
        facts: {
          team,
          opponent: otherSide(game, team),
          what: worth === 1 ? "extra point" : "two-point try",
          ...whenFacts(play),
          deficit,
          teamScore: own,
          opponentScore: other,
        },
        team,
        playerId: null,
        proof: playReceipts([play]),
      };
      return [story];
    });
}

/** What ends a chance, and how the story says it. */
const STOPS = new Map([
  ["Interception", "interception"],
  ["Pick six", "interception"],
  ["Fumble", "fumble"],
  ["Fumble return touchdown", "fumble"],
  ["Downs", "downs"],
  ["End of game", "time"],
]);

function lastStop(account: GameAccount): StoryLine[] {
  const { drives, plays, game, final } = account;
  const drive = drives.findLast(({ team, rows }) => team !== null && team === final.loser && rows.some(isScrimmage));
  const last = drive === undefined ? undefined : lastScrimmage(drive);
  const how = STOPS.get(drive?.result ?? "");
  if (drive === undefined || last === undefined || how === undefined || final.loser === null || !isLate(last))
    return [];
  const { own, other } = scoreFor(scoreBefore(plays, last), final.loser, game);
  const margin = other - own;
  if (margin < 1 || margin > ONE_SCORE) return [];
  if (how === "time" && !isRunOutOfTime(account, last)) return [];
  const by = how === "interception" ? last.credits.find(({ stat }) => stat === "interceptions") : undefined;
  return [
    {
      kind: "lateStop",
      weight: storyWeight("lateStop", secondsGone(last)),
      facts: {
        team: otherSide(game, final.loser),
        opponent: final.loser,
        how,
        ...whenFacts(last),
        margin,
        ...(last.yardsToEndZone === null ? {} : { yardsToEndZone: last.yardsToEndZone }),
        ...(by === undefined ? {} : { by: nameOf(account, by.playerId, by.playerName) }),
      },
      team: otherSide(game, final.loser),
      playerId: by?.playerId ?? null,
      proof: playReceipts([last]),
    },
  ];
}

function isScrimmage({ down, type }: Play): boolean {
  return (
    down > 0 && (type === "Rush" || type === "Pass" || type === "Sack" || type === "Interception" || type === "Fumble")
  );
}

function lastScrimmage(drive: Drive<Play>): Play | undefined {
  return drive.rows.findLast((row) => isScrimmage(row) && row.team === drive.team);
}

/** The game's last snap, and close enough to have been the chance. */
function isRunOutOfTime({ plays }: GameAccount, last: Play): boolean {
  const isLastOne = plays.findLast((play) => play.down > 0 || play.type === "Kickoff") === last;
  return isLastOne && last.yardsToEndZone !== null && last.yardsToEndZone <= IN_REACH;
}
