import {
  type ComparisonFigure,
  type ComparisonRow,
  type PlayedAccount,
  teamComparison,
} from "../fold/team-comparison.ts";
import type { FoldedLine } from "../fold/folded-line.ts";
import { yardsAPlay } from "../fold/yards-a-play.ts";
import { splitName } from "../names/split-name.ts";
import { possessionSeconds } from "../plays/possession-seconds.ts";
import { formatDuration, formatPoints } from "../words/format.ts";

/** One figure of both teams. */
export interface TeamStat {
  /** Unique among a game's. */
  field: ComparisonRow["label"] | "yards a play" | "possession" | (typeof LEADERS)[number]["field"];
  label: string;
  /** `345`, `5 of 15`, `6 for 45`. */
  away: string;
  home: string;
  /** Whose is the better one; null where neither is. */
  better: "away" | "home" | null;
}

/** Who leads a team in what, by yards. */
const LEADERS = [
  { field: "top passer", label: "Top passer", stat: "passingYards" },
  { field: "top rusher", label: "Top rusher", stat: "rushingYards" },
  { field: "top receiver", label: "Top receiver", stat: "receivingYards" },
] as const;

/** What a page shows, in its order. Fewer are better where it says so; penalties are told with their yards. */
const SHOWN: readonly { field: ComparisonRow["label"]; label: string; fewer?: true }[] = [
  { field: "total yards", label: "Total yards" },
  { field: "passing yards", label: "Passing yards" },
  { field: "rushing yards", label: "Rushing yards" },
  { field: "first downs", label: "First downs" },
  { field: "third downs", label: "3rd downs" },
  { field: "fourth downs", label: "4th downs" },
  { field: "red zone", label: "Red-zone TDs" },
  { field: "turnovers", label: "Turnovers", fewer: true },
  { field: "sacks", label: "Sacks" },
  { field: "penalties", label: "Penalties", fewer: true },
];

/** The teams side by side, by the same count as the recap's. A figure that the plays do not give is left out; empty without plays. */
export function teamStats(account: PlayedAccount): TeamStat[] {
  const shown = comparedStats(account);
  if (shown.length === 0) return [];
  const [yards, ...others] = shown;
  return [yards, playYards(account), ...others, possession(account), ...leaders(account)].filter(
    (stat) => stat !== undefined && stat !== null,
  );
}

function playYards(account: PlayedAccount): TeamStat | null {
  const { game } = account;
  const [away, home] = [yardsAPlay(account, game.awayTeam), yardsAPlay(account, game.homeTeam)];
  if (away === null || home === null) return null;
  return {
    field: "yards a play",
    label: "Yards a play",
    away: formatPoints(away),
    home: formatPoints(home),
    better: formatPoints(away) === formatPoints(home) ? null : away > home ? "away" : "home",
  };
}

function possession({ game, drives }: PlayedAccount): TeamStat | null {
  const away = possessionSeconds(drives, game.awayTeam);
  const home = possessionSeconds(drives, game.homeTeam);
  if (away === null || home === null) return null;
  return {
    field: "possession",
    label: "Possession",
    away: formatDuration(away),
    home: formatDuration(home),
    better: away === home ? null : away > home ? "away" : "home",
  };
}

function leaders(account: PlayedAccount): TeamStat[] {
  const { awayTeam, homeTeam } = account.game;
  return LEADERS.flatMap(({ field, label, stat }) => {
    const [away, home] = [topLine(account, awayTeam, stat), topLine(account, homeTeam, stat)];
    if (away === undefined || home === undefined) return [];
    const stated = (line: typeof away): string => `${splitName(line.playerName).surname} ${line.totals[stat]}`;
    return [{ field, label, away: stated(away), home: stated(home), better: null }];
  });
}

/** The line of a team's best in one kind of yards; undefined where nobody has any. */
export function topLine(
  { fold }: PlayedAccount,
  team: string,
  stat: (typeof LEADERS)[number]["stat"],
): FoldedLine | undefined {
  return [...fold.lines.values()]
    .filter((line) => line.team === team && (line.totals[stat] ?? 0) > 0)
    .toSorted((a, b) => (b.totals[stat] ?? 0) - (a.totals[stat] ?? 0))[0];
}

function comparedStats(account: PlayedAccount): TeamStat[] {
  const rows = new Map(teamComparison(account).map((row) => [row.label, row]));
  const yards = rows.get("penalty yards");
  return SHOWN.flatMap(({ field, label, fewer = false }) => {
    const row = rows.get(field);
    if (row === undefined) return [];
    const beside = field === "penalties" ? yards : undefined;
    const ahead = (share(row.away) - share(row.home)) * (fewer ? -1 : 1);
    return [
      {
        field,
        label,
        away: words(row.away, beside?.away),
        home: words(row.home, beside?.home),
        better: ahead === 0 ? null : ahead > 0 ? "away" : "home",
      },
    ];
  });
}

function words({ made, of }: ComparisonFigure, yards: ComparisonFigure | undefined): string {
  if (of !== null) return `${made} of ${of}`;
  return yards === undefined || made === 0 ? String(made) : `${made} for ${yards.made}`;
}

/** Nobody is the better for having tried more often. */
function share({ made, of }: ComparisonFigure): number {
  return of === null ? made : of === 0 ? 0 : made / of;
}
