import { describe, expect, it } from "vitest";

import { SEASON_TYPE } from "../../../domain/game/season-type.ts";
import { shortWeekName } from "../../../domain/words/short-week-name.ts";
import { weekMark } from "../../../domain/words/week-mark.ts";
import { weekName } from "../../../domain/game/week-name.ts";

describe("a week's name", () => {
  it.each([
    [SEASON_TYPE.regular, 7, "Week 7", "7", "7"],
    [SEASON_TYPE.preseason, 0, "Hall of Fame Week", "HOF", "HOF"],
    [SEASON_TYPE.preseason, 2, "Preseason Week 2", "2", "P2"],
    [SEASON_TYPE.offseason, 3, "Week 3", "3", "3"],
    [SEASON_TYPE.postseason, 1, "Wild Card", "Wild Card", "WC"],
    [SEASON_TYPE.postseason, 2, "Divisional Round", "Divisional", "DIV"],
    [SEASON_TYPE.postseason, 3, "Conference Championships", "Conference", "CONF"],
    [SEASON_TYPE.postseason, 4, "Super Bowl", "Super Bowl", "SB"],
    [SEASON_TYPE.postseason, 5, "Postseason Week 5", "5", "5"],
  ])("season type %i, week %i", (seasonType, week, name, short, mark) => {
    expect(weekName(seasonType, week)).toBe(name);
    expect(shortWeekName(seasonType, week)).toBe(short);
    expect(weekMark(seasonType, week)).toBe(mark);
  });
});
