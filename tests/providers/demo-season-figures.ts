import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import Papa from "papaparse";
import { figuresOf, type SeasonFigures } from "./demo-figures.ts";

/**
 * The figures of the regular season in an nflverse play-by-play file. `node tests/providers/demo-season-figures.ts FILE`
 * prints them; that is how the stored reference was made.
 */
export function seasonFigures(file: string): SeasonFigures {
  const text = gunzipSync(readFileSync(file)).toString("utf8");
  const count = new Map<string, number>();
  const add = (name: string, amount = 1) => count.set(name, (count.get(name) ?? 0) + amount);
  const games = new Map<string, { home: number; away: number; overtime: boolean }>();
  const drives = new Map<string, string>();
  let column = new Map<string, number>();

  Papa.parse<string[]>(text, {
    step: ({ data: row }) => {
      if (column.size === 0) {
        column = new Map(row.map((name, index) => [name, index]));
        return;
      }
      const read = (name: string) => row[column.get(name) ?? -1] ?? "";
      const number = (name: string) => Number(read(name) || "0");
      const is = (name: string) => number(name) === 1;
      if (read("season_type") !== "REG") return;
      const game = games.get(read("game_id")) ?? { home: 0, away: 0, overtime: false };
      game.home = number("home_score");
      game.away = number("away_score");
      game.overtime ||= number("qtr") > 4;
      games.set(read("game_id"), game);
      const yards = number("yards_gained");
      const isTwoPoint = read("two_point_attempt") === "1";

      if (is("penalty") && number("penalty_yards") > 0) {
        add("penalties");
        add("penaltyYards", number("penalty_yards"));
      }
      if (isTwoPoint) add("twoPointAttempts");
      if (read("fixed_drive") !== "" && read("fixed_drive_result") !== "") {
        drives.set(`${read("game_id")} ${read("fixed_drive")}`, read("fixed_drive_result"));
      }
      if (read("play_type") === "no_play") return;
      if (is("fumble_lost")) add("fumblesLost");
      if (is("touchdown")) add("touchdowns");
      if (is("safety")) add("safeties");
      if (read("extra_point_result") !== "") {
        add("extraPoints");
        if (read("extra_point_result") === "good") add("extraPointsGood");
      }
      if (read("field_goal_result") !== "") {
        const distance = number("kick_distance");
        const range = distance < 40 ? "To39" : distance < 50 ? "40To49" : "From50";
        add(`fieldGoals${range}`);
        add("fieldGoals");
        if (read("field_goal_result") === "made") add(`fieldGoals${range}Good`);
      }
      if (is("punt_attempt")) {
        add("punts");
        if (read("punt_blocked") !== "1") {
          add("puntsAway");
          add("puntYards", number("kick_distance"));
        }
      }
      if (isTwoPoint) return;
      if (is("sack")) add("sacks");
      else if (is("pass_attempt")) {
        add("passAttempts");
        if (is("interception")) add("interceptions");
        if (is("complete_pass")) {
          add("completions");
          add("completionYards", yards);
          if (yards >= 20) add("longCompletions");
        }
      }
      if (is("rush_attempt")) {
        add("rushes");
        add("rushYards", yards);
        if (yards <= 0) add("stuffedRushes");
        if (yards >= 10) add("tenYardRushes");
        if (yards >= 20) add("twentyYardRushes");
      }
      if (is("third_down_converted")) add("thirdConverted");
      if (is("third_down_converted") || is("third_down_failed")) add("thirdDowns");
      if (is("fourth_down_converted") || is("fourth_down_failed")) add("fourthDownTries");
    },
  });

  for (const { home, away, overtime } of games.values()) {
    add("points", home + away);
    if (overtime) add("overtimes");
    if (home > away) add("homeWins");
  }
  return figuresOf({ games: games.size, sums: count, drives: [...drives.values()] });
}

const file = process.argv[2];
if (import.meta.main && file !== undefined) console.log(JSON.stringify(seasonFigures(file), null, 2));
