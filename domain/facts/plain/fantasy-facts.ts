import { toHundredth } from "../../fold/fantasy-points.ts";
import { isBoxScorePosition } from "../../game/box-score-position.ts";
import type { PlayerLine } from "../../game/player-line.ts";
import { type EarlierLine, playerSeason, seasonTotal } from "../../season/season-lines.ts";
import { linesReceipt } from "../../season/season-receipt.ts";
import type { Fact } from "../fact.ts";
import type { GameRead } from "../game-read.ts";
import { lineReceipts, makeFact } from "../make-fact.ts";
import { shownGap } from "../../words/shown-gap.ts";
import { decimal } from "../wording/number-words.ts";
import { phrase, player, playersOwn } from "../wording/phrase-of.ts";

/** A mean of fewer says little. */
const LEAST_GAMES = 2;
/** As fantasy players see it: a good or bad day. */
const FAR_FROM_PROJECTION = 5;

/** Fantasy points of everybody of the box score's positions, with what was projected; before kickoff the projections alone. */
export function fantasyFacts(read: GameRead): Fact[] {
  const projected = new Map(read.projections.map((line) => [line.playerId, line.fantasyPointsPPR]));
  const scored = read.phase === "before" ? [] : read.stats.filter(({ position }) => isBoxScorePosition(position));
  return [
    ...scored.flatMap((line) => pointsFact(read, line, projected.get(line.playerId) ?? null)),
    ...read.projections
      .filter(({ position }) => isBoxScorePosition(position))
      .flatMap((line) => projectionFact(read, line)),
  ];
}

interface Mean {
  games: readonly EarlierLine[];
  points: number;
}

/** His own mean of the season's earlier games; null where they are too few or not all known. */
function meanOf({ season, teamSeasons }: GameRead, { playerId, team }: PlayerLine): Mean | null {
  const teamSeason = teamSeasons.find((one) => one.team === team);
  if (season === null || teamSeason === undefined) return null;
  const { games, isWhole } = playerSeason(playerId, season, teamSeason);
  const total = seasonTotal(games, "fantasyPointsPPR");
  return !isWhole || games.length < LEAST_GAMES || total === null
    ? null
    : { games, points: toHundredth(total / games.length) };
}

function pointsFact(read: GameRead, line: PlayerLine, projected: number | null): Fact[] {
  const { playerId, team, fantasyPointsPPR: points, fantasyPoints } = line;
  if (points === null) return [];
  const mean = meanOf(read, line);
  // A projection is of a whole game: until it is over nobody has fallen short of his.
  const isOpen = read.phase === "live";
  const gap = projected === null ? null : shownGap(points, projected);
  const over = isOpen && gap !== null && gap <= 0 ? null : gap;
  return [
    makeFact({
      id: `f:${playerId}`,
      kind: "fantasy",
      weight: Math.max(
        5,
        Math.min(48, points * 1.4 + (over !== null && Math.abs(over) >= FAR_FROM_PROJECTION ? 8 : 0)),
      ),
      team,
      marks: [
        "ppr",
        over !== null && (over > 0 ? "aboveProjection" : over < 0 && "belowProjection"),
        mean !== null && (points > mean.points ? "aboveMean" : !isOpen && points < mean.points && "belowMean"),
      ],
      roles: { player: playerId },
      values: {
        pprPoints: points,
        standardPoints: fantasyPoints,
        projectedPoints: projected,
        difference: over === null ? null : Math.abs(over),
        meanPoints: mean?.points,
        games: mean?.games.length,
      },
      receipts: [
        ...lineReceipts(playerId, "stats", ["fantasyPointsPPR"]),
        ...(projected === null ? [] : lineReceipts(playerId, "projections", ["fantasyPointsPPR"])),
        ...(mean === null ? [] : linesReceipt(mean.games, "fantasyPointsPPR")),
      ],
      clause: phrase`${player(playerId)} scored ${decimal(points)} PPR points${besideProjection(over, projected, isOpen)}`,
      noun: phrase`${playersOwn(playerId)} ${decimal(points)} PPR points`,
    }),
  ];
}

function besideProjection(over: number | null, projected: number | null, isOpen: boolean): string {
  if (projected === null) return "";
  if (over === null) return ` so far, of ${decimal(projected)} projected for the whole game`;
  if (isOpen) return ` so far, ${decimal(over)} more than projected for the whole game`;
  return over === 0
    ? ", just as projected"
    : `, ${decimal(Math.abs(over))} ${over > 0 ? "more" : "fewer"} than projected`;
}

function projectionFact(read: GameRead, line: PlayerLine): Fact[] {
  const { playerId, team, fantasyPointsPPR: points } = line;
  if (points === null || points <= 0) return [];
  const mean = meanOf(read, line);
  const over = mean === null ? null : shownGap(points, mean.points);
  const beside =
    over === null || mean === null
      ? ""
      : `, ${over === 0 ? "right at" : `${decimal(Math.abs(over))} ${over > 0 ? "above" : "below"}`} his average of ${decimal(mean.points)}`;
  return [
    makeFact({
      id: `pj:${playerId}`,
      kind: "projection",
      weight: read.phase === "before" ? Math.min(50, 10 + points * 1.6) : 6,
      team,
      marks: ["ppr", over !== null && (over > 0 ? "aboveMean" : over < 0 && "belowMean")],
      roles: { player: playerId },
      values: {
        projectedPoints: points,
        meanPoints: mean?.points,
        difference: over === null ? null : Math.abs(over),
        games: mean?.games.length,
      },
      receipts: [
        ...lineReceipts(playerId, "projections", ["fantasyPointsPPR"]),
        ...(mean === null ? [] : linesReceipt(mean.games, "fantasyPointsPPR")),
      ],
      clause: phrase`${player(playerId)} ${read.phase === "before" ? "is" : "was"} projected for ${decimal(points)} PPR points${beside}`,
      noun: phrase`${playersOwn(playerId)} projection of ${decimal(points)} PPR points`,
    }),
  ];
}
