import {
  fieldPosition,
  formatDateLong,
  formatInteger,
  formatSpread,
  formatTemperature,
  MISSING,
  situation,
} from "../words/format.ts";
import { leagueClock } from "../words/league-clock.ts";
import type { Game } from "../game/game.ts";
import { inPlay, type Live } from "../game/game-state.ts";
import type { ShownPlay } from "../game/play.ts";
import { quarterLabel } from "../plays/play-card.ts";
import { teamName } from "../game/team.ts";
import { statusWord } from "../game/status.ts";

/** One line of a card. `dateTime` is the moment behind a value that is a date: a page may show it in another zone. */
export interface CardRow {
  label: string;
  value: string;
  dateTime?: string;
}

/** Status; the quarter, the clock and each team's timeouts while it is being played; when the data was last updated. */
export function statusCard(game: Game): CardRow[] {
  const rows: CardRow[] = [{ label: "Status", value: statusWord(game.status) }];
  const now = inPlay(game);
  if (now !== null) {
    rows.push(
      { label: "Quarter", value: quarterWord(now.quarter) },
      { label: "Time remaining", value: now.timeRemaining?.trim() || MISSING },
      { label: `${nickOf(game, "away")} timeouts`, value: formatInteger(now.awayTimeouts) },
      { label: `${nickOf(game, "home")} timeouts`, value: formatInteger(now.homeTimeouts) },
    );
  }
  if (game.lastUpdated !== null) {
    rows.push({
      label: "Last updated",
      value: formatDateLong(game.lastUpdated, leagueClock),
      dateTime: game.lastUpdated,
    });
  }
  return rows;
}

/** A label is read as words: `NO timeouts 3` says that there are none. */
function nickOf(game: Game, side: "away" | "home"): string {
  return teamName(game[`${side}Team`], game.season).nick;
}

/** A game's quarter in words: `Q2`, `Halftime`, `OT`; `-` when it is not known. */
export function quarterWord(quarter: string | null): string {
  const known = quarter?.trim().toUpperCase() ?? "";
  if (known === "") return MISSING;
  if (known === "HALF") return "Halftime";
  return /^\d$/.test(known) ? quarterLabel(known) : known;
}

/** Where a live game stands, beside its status: `Q4 2:00`, `OT 7:31`. Empty at halftime, and where the source does not say. */
export function liveClock({ quarter, timeRemaining }: Pick<Live, "quarter" | "timeRemaining">): string {
  const known = quarter?.trim().toUpperCase() ?? "";
  if (known === "HALF") return "";
  return [known === "" ? "" : quarterWord(known), timeRemaining?.trim() ?? ""].filter((part) => part !== "").join(" ");
}

/** Where it is played. Capacity and attendance only above 0; what is missing has no line. */
export function stadiumCard(game: Game): CardRow[] {
  const place = [game.stadiumCity, game.stadiumState].filter((part) => part !== null && part !== "").join(", ");
  return present([
    ["Stadium", game.stadiumName],
    ["Location", place],
    ["Capacity", above0(game.stadiumCapacity)],
    ["Attendance", above0(game.attendance)],
    ["Surface", game.stadiumPlayingSurface],
    ["Type", game.stadiumType === null ? null : spelledOut(game.stadiumType)],
  ]);
}

/** `RetractableDome` as `Retractable dome`. */
function spelledOut(name: string): string {
  return name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** Weather, betting line and channel. The spread is the home team's, and its label says so. */
export function conditionsCard(game: Game): CardRow[] {
  const wind = above0(game.forecastWindSpeed);
  return present([
    ["Weather", game.forecastDescription],
    ["Temperature", formatTemperature(game.forecastTempLow, game.forecastTempHigh)],
    ["Wind", wind === null ? null : `${wind} mph`],
    [`Spread, ${nickOf(game, "home")}`, formatSpread(game.pointSpread)],
    ["Over/under", game.overUnder === null || game.overUnder === 0 ? null : String(game.overUnder)],
    ["Channel", game.channel],
  ]);
}

export interface LastScore<P extends ShownPlay> {
  play: P;
  /** `3rd & 6 at MIN 9`; either part alone where the other is missing, null without both. */
  situation: string | null;
}

/** The newest scoring play with that play's own situation; null before the first score. */
export function lastScoringPlay<P extends ShownPlay>(plays: readonly P[]): LastScore<P> | null {
  const play = plays
    .filter((one) => one.isScoringPlay === 1)
    .reduce<P | null>((newest, one) => (newest === null || one.sequence >= newest.sequence ? one : newest), null);
  if (play === null) return null;
  const place = fieldPosition(play);
  const parts = [situation(play), place === null ? null : `at ${place}`].filter((part) => part !== null);
  return { play, situation: parts.length === 0 ? null : parts.join(" ") };
}

function above0(value: number | null): string | null {
  return value !== null && value > 0 ? formatInteger(value) : null;
}

function present(rows: [label: string, value: string | null][]): CardRow[] {
  return rows.flatMap(([label, value]) => (value === null || value.trim() === "" ? [] : [{ label, value }]));
}
