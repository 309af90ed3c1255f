import {
  type ComparisonFigure,
  type ComparisonRow,
  type PlayedAccount,
  teamComparison,
} from "../fold/team-comparison.ts";

/** One figure of both teams. */
export interface TeamStat {
  /** Unique among a game's. */
  field: ComparisonRow["label"];
  label: string;
  /** `345`, `5 of 15`, `6 for 45`. */
  away: string;
  home: string;
  /** Whose is the better one; null where neither is. */
  better: "away" | "home" | null;
}

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
