import type { GameSnapshot } from "../game/game-snapshot.ts";
import type { SeasonBefore } from "../season/season-before.ts";
import { teamName } from "../game/team.ts";
import type { Fact } from "./fact.ts";
import { FactIndex, type FactTeam } from "./fact-index.ts";
import { peopleOf } from "./people-of.ts";
import { absenceFacts } from "./plain/absence-facts.ts";
import { bettingFacts } from "./plain/betting-facts.ts";
import { driveFacts } from "./plain/drive-facts.ts";
import { downFacts } from "./plain/down-facts.ts";
import { fantasyFacts } from "./plain/fantasy-facts.ts";
import { formFacts } from "./plain/form-facts.ts";
import { kickFacts } from "./plain/kick-facts.ts";
import { lineFacts } from "./plain/line-facts.ts";
import { matchupFacts } from "./plain/matchup-facts.ts";
import { playFacts } from "./plain/play-facts.ts";
import { quarterFacts } from "./plain/quarter-facts.ts";
import { resultFacts } from "./plain/result-facts.ts";
import { scoreFacts } from "./plain/score-facts.ts";
import { seasonFacts } from "./plain/season-facts.ts";
import { settingFacts } from "./plain/setting-facts.ts";
import { teamFacts } from "./plain/team-facts.ts";
import { turnoverFacts } from "./plain/turnover-facts.ts";
import { usageFacts } from "./plain/usage-facts.ts";
import { type GameRead, readGame } from "./game-read.ts";
import { answered } from "./relations/answered.ts";
import { compareMeans } from "./relations/compare-means.ts";
import { compareTeams } from "./relations/compare-teams.ts";
import { counts } from "./relations/counts.ts";
import { deciding } from "./relations/deciding.ts";
import { drivesInARow } from "./relations/drives-in-a-row.ts";
import { gaps } from "./relations/gaps.ts";
import { leads } from "./relations/leads.ts";
import { ledTo } from "./relations/led-to.ts";
import { nths } from "./relations/nths.ts";
import { ranks } from "./relations/ranks.ts";
import { FactsSoFar, type Relate } from "./relations/relate.ts";
import { runOfPoints } from "./relations/run-of-points.ts";
import { firstLastOnly, tyingAndGoAhead } from "./relations/score-marks.ts";
import { thresholds } from "./relations/thresholds.ts";

/** What makes plain facts, in the order in which a reader would look for them. */
const BUILDERS: readonly ((read: GameRead) => Fact[])[] = [
  resultFacts,
  settingFacts,
  bettingFacts,
  scoreFacts,
  turnoverFacts,
  kickFacts,
  downFacts,
  playFacts,
  driveFacts,
  quarterFacts,
  absenceFacts,
  lineFacts,
  fantasyFacts,
  usageFacts,
  teamFacts,
  seasonFacts,
  matchupFacts,
  formFacts,
];

/** What relates them. */
const RELATIONS: readonly Relate[] = [
  tyingAndGoAhead,
  firstLastOnly,
  answered,
  ledTo,
  runOfPoints,
  leads,
  deciding,
  nths,
  counts,
  drivesInARow,
  gaps,
  compareTeams,
  compareMeans,
  ranks,
  thresholds,
];

/**
 * Everything that can be said of a game, each thing once, with what proves it: of a game to come, being played (of the plays so
 * far, and nothing later) or over. `season` is what came before the game, where that is known.
 */
export function indexFacts(snapshot: GameSnapshot, season: SeasonBefore | null): FactIndex {
  const read = readGame(snapshot, season);
  const plain = BUILDERS.flatMap((build) => build(read));
  const soFar = new FactsSoFar(plain);
  const facts = [...plain, ...RELATIONS.flatMap((relate) => relate(read, soFar))];
  return new FactIndex({
    phase: read.phase,
    away: teamOf(read.game.awayTeam, read.game.season),
    home: teamOf(read.game.homeTeam, read.game.season),
    people: peopleOf(read, facts),
    facts,
    playIds: read.plays.map(({ playId }) => playId),
  });
}

function teamOf(code: string, season: number): FactTeam {
  return { code, ...teamName(code, season) };
}
