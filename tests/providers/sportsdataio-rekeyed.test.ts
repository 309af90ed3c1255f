import { describe, expect, test } from "vitest";
import type { Player } from "../../domain/game/player.ts";
import { mapPlayers } from "../../server/providers/sportsdataio/map-player.ts";
import { isStranger, knownPlayers } from "../../server/providers/sportsdataio/known-players.ts";
import type { WirePlayer } from "../../server/providers/sportsdataio/wire.ts";

const person = (playerId: string, name: string, number: string, given: Partial<Player> = {}): Player => ({
  playerId,
  name,
  position: "RB",
  team: "MIN",
  jerseyNumber: 33,
  birthDate: null,
  height: null,
  weight: null,
  college: null,
  rookieSeason: null,
  aliases: [{ source: "fantasydata", id: number }],
  ...given,
});

const row = (number: number, name: string, given: Partial<WirePlayer> = {}): WirePlayer => ({
  PlayerID: number,
  Name: name,
  Team: "MIN",
  Position: "RB",
  Number: 33,
  ...given,
});

/** The id and the number of everybody after the list was read. */
function mapped(people: Player[], ...rows: WirePlayer[]): string[] {
  return mapPlayers(rows, knownPlayers(people), people).map(
    ({ playerId, name, aliases }) => `${name}: ${playerId}, ${aliases.map(({ id }) => id).join(" ")}`,
  );
}

const JONES = person("sportsdataio-1", "Aaron Jones", "1");
const MASON = person("sportsdataio-2", "Jordan Mason", "2", { jerseyNumber: 27 });

describe("people who have another number on the list", () => {
  test("keep their ids, and get the number", () => {
    expect(mapped([JONES, MASON], row(8, "Aaron Jones Sr."), row(9, "Jordan Mason"))).toEqual([
      "Aaron Jones: sportsdataio-1, 8",
      "Jordan Mason: sportsdataio-2, 9",
    ]);
    const league = person("00-0033293", "Aaron Jones", "1", {
      aliases: [
        { source: "gsis", id: "00-0033293" },
        { source: "fantasydata", id: "1" },
      ],
    });
    expect(mapped([league], row(8, "Aaron Jones"))).toEqual(["Aaron Jones: 00-0033293, 00-0033293 8"]);
  });

  test("do so where two have changed numbers with each other", () => {
    expect(mapped([JONES, MASON], row(2, "Aaron Jones"), row(1, "Jordan Mason", { Number: 27 }))).toEqual([
      "Aaron Jones: sportsdataio-1, 2",
      "Jordan Mason: sportsdataio-2, 1",
    ]);
  });

  test("leave their old number to a new man, who gets an id of his own", () => {
    expect(mapped([JONES], row(8, "Aaron Jones"), row(1, "Ty Chandler"))).toEqual([
      "Aaron Jones: sportsdataio-1, 8",
      "Ty Chandler: sportsdataio-1-2, 1",
    ]);
  });

  test.each<[string, WirePlayer[], string[]]>([
    [
      "a second man of the name who joins the first",
      [row(1, "Aaron Jones"), row(8, "Aaron Jones")],
      ["Aaron Jones: sportsdataio-1, 1", "Aaron Jones: sportsdataio-8, 8"],
    ],
    [
      "one of two new men of the name",
      [row(8, "Aaron Jones"), row(9, "Aaron Jones")],
      ["Aaron Jones: sportsdataio-8, 8", "Aaron Jones: sportsdataio-9, 9"],
    ],
    ["a man of the name in another team", [row(8, "Aaron Jones", { Team: "GB" })], ["Aaron Jones: sportsdataio-8, 8"]],
    [
      "a man of the name who plays elsewhere and wears another number",
      [row(8, "Aaron Jones", { Position: "CB", Number: 4 })],
      ["Aaron Jones: sportsdataio-8, 8"],
    ],
    ["a man of the name without a team", [row(8, "Aaron Jones", { Team: null })], ["Aaron Jones: sportsdataio-8, 8"]],
    ["one who has only changed his name", [row(1, "Showtyme Jones")], ["Aaron Jones: sportsdataio-1, 1"]],
  ])("are not taken for %s", (_name, rows, expected) => {
    expect(mapped([JONES], ...rows)).toEqual(expected);
  });

  test("stay apart where two known ones could be meant", () => {
    const twin = person("sportsdataio-3", "Aaron Jones", "3");
    expect(mapped([JONES, twin], row(8, "Aaron Jones"))).toEqual(["Aaron Jones: sportsdataio-8, 8"]);
  });
});

test("a stranger is who is unknown, or has another man's number, and not who is written otherwise by another source", () => {
  const league = person("00-1", "Gabe Davis", "5", {
    aliases: [
      { source: "gsis", id: "00-1" },
      { source: "fantasydata", id: "5" },
    ],
  });
  const known = knownPlayers([JONES, league]);
  expect(isStranger(1, "Aaron Jones Sr.", known)).toBe(false);
  expect(isStranger(1, "Jordan Mason", known)).toBe(true);
  expect(isStranger(9, "Aaron Jones", known)).toBe(true);
  expect(isStranger(5, "Gabriel Davis", known)).toBe(false);
  expect(isStranger(1, null, known)).toBe(false);
  expect(isStranger(null, "Aaron Jones", known)).toBe(false);
});
