import type { StoryLine } from "../facts/game-brief.ts";
import { factsOf } from "./story-facts.ts";
import type { StoryKind } from "../facts/story-weights.ts";
import { tellCollapse, tellComeback, tellFourthQuarterComeback, tellOvertime, tellWalkOff } from "./tell-drama.ts";
import { tellFailedTry, tellLateLead, tellLateMiss, tellLateStop } from "./tell-late.ts";
import {
  tellLongPlay,
  tellPassing,
  tellPassingTouchdowns,
  tellProjection,
  tellReceiving,
  tellReturnTouchdown,
  tellRushing,
  tellTouchdowns,
} from "./tell-players.ts";
import {
  tellFirstLoss,
  tellFirstWin,
  tellHighScore,
  tellLosingStreak,
  tellLowScore,
  tellSeasonHigh,
  tellStreakEnded,
  tellWinStreak,
} from "./tell-season.ts";
import {
  tellBackAndForth,
  tellBlowout,
  tellNeverTrailed,
  tellResult,
  tellShootout,
  tellShutout,
  tellStruggle,
  tellTurningPoint,
  tellUpset,
  tellWeather,
} from "./tell-shape.ts";
import { tellMissedKicks, tellPenalties, tellRedZone, tellSacks, tellTakeaways, tellThirdDowns } from "./tell-units.ts";
import type { StoryText, Tell, Phrasing } from "./tell.ts";

/** Kinds that only a preview has are told there. */
const PHRASINGS: Partial<Record<StoryKind, Phrasing>> = {
  overtime: tellOvertime,
  comeback: tellComeback,
  fourthQuarterComeback: tellFourthQuarterComeback,
  collapse: tellCollapse,
  walkOff: tellWalkOff,
  lateLead: tellLateLead,
  lateStop: tellLateStop,
  lateMiss: tellLateMiss,
  failedTry: tellFailedTry,
  upset: tellUpset,
  shutout: tellShutout,
  blowout: tellBlowout,
  backAndForth: tellBackAndForth,
  neverTrailed: tellNeverTrailed,
  shootout: tellShootout,
  defensiveStruggle: tellStruggle,
  turningPoint: tellTurningPoint,
  returnTouchdown: tellReturnTouchdown,
  bigPassing: tellPassing,
  bigRushing: tellRushing,
  bigReceiving: tellReceiving,
  touchdowns: tellTouchdowns,
  passingTouchdowns: tellPassingTouchdowns,
  longPlay: tellLongPlay,
  overProjection: tellProjection,
  underProjection: tellProjection,
  takeaways: tellTakeaways,
  sacks: tellSacks,
  missedKicks: tellMissedKicks,
  penalties: tellPenalties,
  redZone: tellRedZone,
  thirdDowns: tellThirdDowns,
  weather: tellWeather,
  winStreak: tellWinStreak,
  losingStreak: tellLosingStreak,
  streakEnded: tellStreakEnded,
  firstWin: tellFirstWin,
  firstLoss: tellFirstLoss,
  seasonHigh: tellSeasonHigh,
  highScore: tellHighScore,
  lowScore: tellLowScore,
  result: tellResult,
};

/** A story of a finished game in words; a kind that a recap does not tell is told by the result. */
export function tellStory(story: StoryLine, tell: Tell): StoryText {
  return (PHRASINGS[story.kind] ?? tellResult)(factsOf(story), tell);
}
