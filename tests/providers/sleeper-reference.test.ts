import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readSleeperReference } from "../../server/sleeper/read-sleeper-reference.ts";

const ID = "123456789012345678";
const LEAGUE = { kind: "league", leagueId: ID };

describe("a league by what people paste", () => {
  test.each([
    `https://sleeper.com/leagues/${ID}/team`,
    `https://sleeper.com/leagues/${ID}`,
    `http://www.sleeper.com/leagues/${ID}/matchup/3?ref=share#top`,
    `sleeper.app/leagues/${ID}/predraft`,
    `SLEEPER.APP/LEAGUES/${ID}`,
    `https://sleeper.com/league/${ID}`,
    `https://sleeper.com/roster/${ID}/7`,
    `https://api.sleeper.app/v1/league/${ID}/rosters`,
    `  https://sleeper.com/leagues/${ID}/team\n`,
    `<https://sleeper.com/leagues/${ID}>`,
    `"sleeper.com/leagues/${ID}"`,
    `our league: https://sleeper.com/leagues/${ID}/team have a look`,
    `Look at sleeper.com/leagues/${ID}.`,
    `(sleeper.com/leagues/${ID})`,
    `\u200bhttps://sleeper.com/leagues/${ID}\ufeff`,
  ])("%j", (given) => {
    expect(readSleeperReference(given)).toEqual({ ok: true, value: LEAGUE });
  });
});

test.each([
  [ID, { kind: "id", id: ID }],
  [` ${ID} `, { kind: "id", id: ID }],
  ["12345678", { kind: "user", userName: "12345678" }],
  ["@gridiron_gus", { kind: "user", userName: "gridiron_gus" }],
  ["GridironGus", { kind: "user", userName: "GridironGus" }],
  ["@ gus.the-great", { kind: "user", userName: "gus.the-great" }],
  ["＠gus", { kind: "user", userName: "gus" }],
  ["https://api.sleeper.app/v1/user/gus", { kind: "user", userName: "gus" }],
])("%j is no league's link", (given, value) => {
  expect(readSleeperReference(given)).toEqual({ ok: true, value });
});

describe("what cannot be read says what to paste instead", () => {
  test.each([
    ["", /Paste the link of your league/],
    ["my league", /Paste the link of your league/],
    ["gus@example.com", /Paste the link of your league/],
    ["../state/nfl", /Paste the link of your league/],
    ["..", /Paste the link of your league/],
    ["gus/../../x", /Paste the link of your league/],
    ["a".repeat(41), /Paste the link of your league/],
    [`x ${"y".repeat(1_000)}`, /too long/],
    ["https://sleeper.com/i/zE1z32J65M3oo", /invitation/],
    [`https://sleeper.com/draft/nfl/${ID}`, /draft/],
    ["https://sleeper.com/leagues/new", /leads to no league/],
    [`https://sleeper.com/leagues/${ID}x`, /leads to no league/],
    [`https://sleeper.com/leagues/${"1".repeat(21)}`, /leads to no league/],
    [`https://sleeper.com.example/leagues/${ID}`, /not a link of Sleeper/],
    [`https://notsleeper.com/leagues/${ID}`, /not a link of Sleeper/],
    [`https://example.com/sleeper.com/leagues/${ID}`, /not a link of Sleeper/],
    [`https://sleeper.com@example.com/leagues/${ID}`, /not a link of Sleeper/],
    [`https://gus:sleeper.com/leagues/${ID}`, /not a link of Sleeper/],
    ["https://fantasy.espn.com/football/league?leagueId=1234567", /not a link of Sleeper/],
  ])("%j", (given, message) => {
    expect(readSleeperReference(given)).toEqual({ ok: false, error: expect.stringMatching(message) });
  });
});

test("whatever is pasted, what comes out can stand in an address", () => {
  const pieces = fc.constantFrom(
    "https://",
    "sleeper.com/",
    "leagues/",
    "user/",
    "..",
    "/",
    "%2e",
    "@",
    "?",
    ID,
    "gus",
    " ",
    "\n",
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(pieces).map((all) => all.join("")),
      ),
      (given) => {
        const read = readSleeperReference(given);
        if (!read.ok) return read.error.length > 20;
        const { value } = read;
        const part = value.kind === "league" ? value.leagueId : value.kind === "id" ? value.id : value.userName;
        return /^\w[\w.-]{0,39}$/.test(part);
      },
    ),
    { numRuns: 2_000 },
  );
});
