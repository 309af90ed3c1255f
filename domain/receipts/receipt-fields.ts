import type { ComparisonRow } from "../fold/team-comparison.ts";

/** What a field of the game is called beside a claim, and how it is written. */
export interface ReceiptField {
  label: string;
  kind: "count" | "text" | "degrees" | "mph" | "yes";
}

/** The rows of the teams' statistics that a receipt may name as `KC.rushingYards`, each with its row and its words. */
export const TEAM_FIELDS: Readonly<Record<string, { row: ComparisonRow["label"]; label: string }>> = {
  totalYards: { row: "total yards", label: "total yards" },
  passingYards: { row: "passing yards", label: "passing yards" },
  rushingYards: { row: "rushing yards", label: "rushing yards" },
  firstDowns: { row: "first downs", label: "first downs" },
  thirdDowns: { row: "third downs", label: "third downs converted" },
  fourthDowns: { row: "fourth downs", label: "fourth downs converted" },
  redZone: { row: "red zone", label: "red-zone touchdowns" },
  turnovers: { row: "turnovers", label: "turnovers" },
  sacks: { row: "sacks", label: "sacks" },
  penalties: { row: "penalties", label: "penalties" },
  penaltyYards: { row: "penalty yards", label: "penalty yards" },
};

/** The fields of `Game` that a receipt may name. */
export const GAME_FIELDS: Readonly<Record<string, ReceiptField>> = {
  awayTeam: { label: "visitors", kind: "text" },
  homeTeam: { label: "home team", kind: "text" },
  week: { label: "week", kind: "count" },
  season: { label: "season", kind: "text" },
  pointSpread: { label: "point spread", kind: "text" },
  overUnder: { label: "over/under", kind: "count" },
  isOvertime: { label: "overtime", kind: "yes" },
  attendance: { label: "attendance", kind: "count" },
  forecastTempLow: { label: "temperature", kind: "degrees" },
  forecastWindSpeed: { label: "wind", kind: "mph" },
  stadiumName: { label: "stadium", kind: "text" },
  stadiumPlayingSurface: { label: "playing surface", kind: "text" },
  isNeutralSite: { label: "neutral site", kind: "yes" },
  stadiumType: { label: "stadium type", kind: "text" },
  forecastDescription: { label: "weather", kind: "text" },
  status: { label: "status", kind: "text" },
};
