import type { DemoPlayer, DemoPosition, DemoTeam } from "../world/demo-player.ts";
import { available, defenseOf, starter, type GameInPlay } from "../game-model/game-in-play.ts";
import type { Penalty } from "../game-model/play-event.ts";

/** A kind of penalty, with how often a season of 272 games sees it enforced (2024, rounded). */
interface PenaltyKind {
  name: string;
  by: "offense" | "defense";
  yards: number;
  perSeason: number;
  positions: readonly DemoPosition[];
  isAutomaticFirstDown?: true;
  only?: "pass" | "rush";
}

const BEFORE_THE_SNAP: readonly PenaltyKind[] = [
  { name: "False Start", by: "offense", yards: 5, perSeason: 679, positions: ["OL", "OL", "OL", "TE"] },
  { name: "Delay of Game", by: "offense", yards: 5, perSeason: 168, positions: ["QB"] },
  { name: "Illegal Formation", by: "offense", yards: 5, perSeason: 128, positions: ["OL", "WR"] },
  { name: "Illegal Shift", by: "offense", yards: 5, perSeason: 61, positions: ["WR", "TE"] },
  { name: "Illegal Motion", by: "offense", yards: 5, perSeason: 17, positions: ["WR", "RB"] },
  { name: "Defensive Offside", by: "defense", yards: 5, perSeason: 157, positions: ["DL", "LB"] },
  { name: "Neutral Zone Infraction", by: "defense", yards: 5, perSeason: 91, positions: ["DL"] },
  { name: "Defensive Too Many Men on Field", by: "defense", yards: 5, perSeason: 51, positions: ["LB"] },
  { name: "Encroachment", by: "defense", yards: 5, perSeason: 33, positions: ["DL"] },
];

const DURING_THE_PLAY: readonly PenaltyKind[] = [
  { name: "Offensive Holding", by: "offense", yards: 10, perSeason: 700, positions: ["OL", "OL", "OL", "TE"] },
  {
    name: "Offensive Pass Interference",
    by: "offense",
    yards: 10,
    perSeason: 85,
    positions: ["WR", "TE"],
    only: "pass",
  },
  { name: "Ineligible Downfield Pass", by: "offense", yards: 5, perSeason: 85, positions: ["OL"], only: "pass" },
  {
    name: "Defensive Pass Interference",
    by: "defense",
    yards: 15,
    perSeason: 340,
    positions: ["CB", "S"],
    isAutomaticFirstDown: true,
    only: "pass",
  },
  {
    name: "Defensive Holding",
    by: "defense",
    yards: 5,
    perSeason: 260,
    positions: ["CB", "LB"],
    isAutomaticFirstDown: true,
    only: "pass",
  },
  {
    name: "Illegal Contact",
    by: "defense",
    yards: 5,
    perSeason: 85,
    positions: ["CB", "S"],
    isAutomaticFirstDown: true,
    only: "pass",
  },
  {
    name: "Illegal Use of Hands",
    by: "defense",
    yards: 5,
    perSeason: 90,
    positions: ["DL", "CB"],
    isAutomaticFirstDown: true,
  },
];

const AFTER_THE_PLAY: readonly PenaltyKind[] = [
  {
    name: "Unnecessary Roughness",
    by: "defense",
    yards: 15,
    perSeason: 115,
    positions: ["LB", "S", "DL"],
    isAutomaticFirstDown: true,
  },
  { name: "Unnecessary Roughness", by: "offense", yards: 15, perSeason: 57, positions: ["OL", "WR"] },
  {
    name: "Roughing the Passer",
    by: "defense",
    yards: 15,
    perSeason: 98,
    positions: ["DL", "LB"],
    isAutomaticFirstDown: true,
    only: "pass",
  },
  {
    name: "Face Mask",
    by: "defense",
    yards: 15,
    perSeason: 80,
    positions: ["LB", "CB", "DL"],
    isAutomaticFirstDown: true,
  },
  { name: "Unsportsmanlike Conduct", by: "offense", yards: 15, perSeason: 20, positions: ["WR", "OL"] },
  { name: "Taunting", by: "offense", yards: 15, perSeason: 12, positions: ["WR"] },
  { name: "Taunting", by: "defense", yards: 15, perSeason: 10, positions: ["CB"], isAutomaticFirstDown: true },
  {
    name: "Horse Collar Tackle",
    by: "defense",
    yards: 15,
    perSeason: 16,
    positions: ["S", "LB"],
    isAutomaticFirstDown: true,
  },
];

/** Snaps of a season of 272 games on which a flag can fall here. */
const SNAPS = 32_600;

/** A flag before the ball is snapped; null nearly always. */
export function drawPreSnapPenalty(game: GameInPlay): Penalty | null {
  return draw(game, BEFORE_THE_SNAP);
}

/** A flag while the play runs. */
export function drawLivePenalty(game: GameInPlay, play: "pass" | "rush"): Penalty | null {
  const penalty = draw(game, DURING_THE_PLAY, play);
  if (penalty?.name !== "Defensive Pass Interference") return penalty;
  // Interference is walked off to the spot of the penalty, in the end zone to the one.
  const yards = Math.min(Math.round(7 + game.random.exponential(11.5)), game.spot - 1, 48);
  return { ...penalty, yards };
}

/** A flag when the play is over, which stands. `spot` is where it ended. */
export function drawLatePenalty(game: GameInPlay, play: "pass" | "rush", spot: number): Penalty | null {
  return draw(game, AFTER_THE_PLAY, play, spot);
}

/** The returning team's penalty on a kick: half the reason why big returns come back. `spot` is where the return ended. */
export function drawReturnPenalty(game: GameInPlay, team: DemoTeam, spot: number, probability: number): Penalty | null {
  if (!game.random.chance(probability)) return null;
  const yards = walkOff(10, 100 - spot);
  if (yards === 0) return null;
  const name = game.random.chance(0.65) ? "Holding" : "Illegal Block Above the Waist";
  return {
    name,
    team,
    player: culprit(game, team, ["LB", "S", "CB", "TE"]),
    yards,
    outcome: "enforced",
    isAutomaticFirstDown: false,
  };
}

/** The passer threw the ball to nobody under pressure; the down counts. */
export function drawGrounding(game: GameInPlay, passer: DemoPlayer): Penalty | null {
  if (!game.random.chance(0.04) || game.spot > 78) return null;
  return {
    name: "Intentional Grounding",
    team: game.offense,
    player: passer,
    yards: 10,
    outcome: "enforced",
    isAutomaticFirstDown: false,
  };
}

/** No penalty is walked off beyond half the distance to the goal line. */
function walkOff(yards: number, toGoal: number): number {
  return yards > toGoal / 2 ? Math.floor(toGoal / 2) : yards;
}

function draw(
  game: GameInPlay,
  kinds: readonly PenaltyKind[],
  play?: "pass" | "rush",
  spot: number = game.spot,
): Penalty | null {
  // A penalty of the defense with no time left would add an untimed down; there is none here.
  if (game.secondsLeft <= 15) return null;
  const possible = kinds.filter((kind) => kind.only === undefined || kind.only === play);
  let luck = game.random.next() * SNAPS;
  for (const kind of possible) {
    // Passes are six snaps of ten: what happens on passes only is that much more likely on each.
    luck -= kind.only === "pass" ? kind.perSeason / 0.57 : kind.perSeason;
    if (luck < 0) return penaltyOf(game, kind, spot);
  }
  return null;
}

function penaltyOf(game: GameInPlay, kind: PenaltyKind, spot: number): Penalty | null {
  const team = kind.by === "offense" ? game.offense : defenseOf(game);
  const yards = walkOff(kind.yards, kind.by === "offense" ? 100 - spot : spot);
  if (yards === 0) return null;
  return {
    name: kind.name,
    team,
    player: culprit(game, team, kind.positions),
    yards,
    outcome: "enforced",
    isAutomaticFirstDown: kind.isAutomaticFirstDown === true,
  };
}

function culprit(game: GameInPlay, team: DemoTeam, positions: readonly DemoPosition[]): DemoPlayer {
  const position = game.random.pick(positions);
  return position === "QB" ? starter(game, team, "QB") : game.random.pick(available(game, team, position));
}
