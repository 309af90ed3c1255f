import { describe, expect, it } from "vitest";
import type { MyLeague } from "../../../domain/my-players/my-league.ts";
import { PRESETS } from "../../../domain/scoring/presets.ts";
import { makeSunday } from "../../../domain/sunday/make-sunday.ts";
import type { Sunday, SundayPlayer } from "../../../domain/sunday/sunday-view.ts";
import { sundayGame } from "../../../domain/sunday/sunday-game.ts";
import type { SundayWeek } from "../../../domain/sunday/sunday-week.ts";
import { snapshotOf } from "../../fixtures/snapshot-of.ts";
import { fantasyTeam, starsOf, SUNDAY_GAMES, sundayLeague, sundayWeek } from "../../fixtures/sunday-week.ts";

const star = (team: string, index = 0): string => starsOf(team)[index]?.owner ?? "";
const MINE = [star("DET"), star("MIN"), star("PHI"), "KC"];
const THEIRS = [star("DET", 1), star("CHI"), star("GB"), "PHI"];

function shown(leagues: MyLeague[], week: SundayWeek, chosen: string | null = null): Sunday {
  const sunday = makeSunday(leagues, chosen, week);
  if (sunday === null) throw new Error("there is a league");
  return sunday;
}

const league = (more: Partial<MyLeague> = {}): MyLeague => ({
  ...sundayLeague(fantasyTeam("A", MINE, [star("KC")]), fantasyTeam("B", THEIRS)),
  ...more,
});

const everyone = ({ league: { mine, theirs } }: Sunday): SundayPlayer[] =>
  [mine, theirs].flatMap((team) => team?.groups.flatMap(({ players }) => players) ?? []);

describe("a fantasy week as it stands", () => {
  const half = sundayWeek([90, Infinity, 0]);

  it("has who is on now, to play and final, in this order, and a dash for who has not played", () => {
    const { mine } = shown([league()], half).league;
    expect(mine.groups.map(({ phase, players }) => [phase, players.length])).toEqual([
      ["now", 2],
      ["coming", 1],
      ["over", 1],
    ]);
    const coming = mine.groups.find(({ phase }) => phase === "coming")?.players[0];
    expect(coming).toMatchObject({ owner: star("PHI"), points: null, hasLedger: false });
    expect(coming?.projected).toBeGreaterThan(5);
    expect([mine.playing, mine.coming]).toEqual([2, 1]);
  });

  it("counts the total that the commissioner set, which nobody's points change any more", () => {
    const [mine, theirs] = [fantasyTeam("A", MINE), fantasyTeam("B", THEIRS)];
    const fixed = { ...mine, fixedTotal: 30.5 };
    const { tell, ...page } = shown([league({ mine: fixed, theirs })], half).league;
    expect(page.mine).toMatchObject({
      total: 30.5,
      isFixed: true,
      projected: null,
      likely: null,
      playing: 2,
      coming: 1,
    });
    expect(tell).toEqual([
      "You lead 30.5 to 22.3.",
      "The league's commissioner set your total.",
      "They need 8.3 from Greyson and two others.",
    ]);
    const both = shown([league({ mine: fixed, theirs: { ...theirs, fixedTotal: 30.75 } })], half);
    expect(both.league).toMatchObject({ percent: 0, isDecided: true });
    expect(both.league.tell).toEqual(["You lost 30.75 to 30.5.", "The league's commissioner set both totals."]);
    expect(both.tabs).toMatchObject([{ mine: 30.5, theirs: 30.75, isDecided: true }]);
  });

  it("has for everybody the projection that the page of his game shows", () => {
    const lines = new Map(
      SUNDAY_GAMES.flatMap(({ playerProjections }) => playerProjections).map((one) => [one.playerId, one]),
    );
    const made = { ...half, expected: new Map([...half.expected].map(([owner]) => [owner, { rec_yd: 7 }])) };
    const players = everyone(shown([league({ scoring: PRESETS.ppr })], made)).filter(
      ({ position }) => position !== "DST",
    );
    expect(players).toHaveLength(6);
    for (const { owner, projected } of players) expect(projected).toBe(lines.get(owner ?? "")?.fantasyPointsPPR);
  });

  it("answers whether I am winning, why, and what is still needed", () => {
    const { tell, mine, theirs } = shown([league()], half).league;
    const leads = mine.total >= (theirs?.total ?? 0);
    expect(tell[0]).toMatch(leads ? /^You lead \d+\.\d\d? to \d+\.\d\d?\.$/ : /^You trail \d+\.\d\d? to \d+\.\d\d?\.$/);
    const gap = Math.floor(Math.abs(mine.total - (theirs?.total ?? 0)) * 10 + 1e-6) / 10 + 0.1;
    expect(tell.at(-1)).toMatch(leads ? /^They need / : /^You need /);
    expect(tell.at(-1)).toContain(` need ${gap.toFixed(1)} more from `);
  });

  it("says before the first kickoff who is projected to win, and without games that there are none", () => {
    const before = shown([league()], sundayWeek([0, 0, 0])).league;
    expect(before.tell.join(" ")).toMatch(
      /^Nobody has played yet\. (You|They) are projected to win \d+\.\d to \d+\.\d\.$/,
    );
    expect(before.changes).toBeNull();
    expect(everyone(shown([league()], sundayWeek([0, 0, 0]))).every(({ points }) => points === null)).toBe(true);
    const none = shown([league()], { ...half, games: [], findPerson: () => null });
    expect(none.league.tell).toEqual(["None of these players has a game this week."]);
    expect(none.league).toMatchObject({ percent: null, isDecided: false });
  });

  it("knows nobody's opponent in a week off: who is left, and at the end that all have played", () => {
    const { theirs, percent, tell } = shown([league({ theirs: null })], half).league;
    expect([theirs, percent]).toEqual([null, null]);
    expect(tell.join(" ")).toMatch(/^.+ (?:is|are) on now\. .+ (?:is|are) still to play\.$/);
    const done = shown([league({ theirs: null })], sundayWeek([Infinity, Infinity, Infinity])).league;
    expect(done.tell).toEqual(["Everyone with a game has played."]);
  });

  it("says why nothing comes of somebody: a bye, an empty place, a name that is not known", () => {
    const starters = [
      { owner: "DAL", name: "Dallas Cowboys", slot: "DEF" },
      { owner: null, name: "", slot: "RB" },
      { owner: null, name: "Bo Nobody", slot: "WR" },
    ];
    const { mine } = shown([league({ mine: { name: "A", fixedTotal: null, starters, bench: [] } })], half).league;
    expect(mine.groups).toMatchObject([{ phase: "off", sum: null }]);
    expect(mine.groups[0]?.players.map(({ note }) => note)).toEqual(["Bye", "Empty place", "Not recognized"]);
    expect(mine.total).toBe(0);
  });

  it("says of a starter without a play that there is none so far, and after the end that there was none", () => {
    const idle = { owner: "nobody-played", name: "Idle Ike", slot: "WR" };
    const withIdle = league({ mine: { name: "A", fixedTotal: null, starters: [idle], bench: [] } });
    const findPerson = () => ({ position: "WR", team: "DET" });
    const noteAt = (counts: number[]) =>
      shown([withIdle], { ...sundayWeek(counts), findPerson }).league.mine.groups[0]?.players[0]?.note;
    expect(noteAt([0, 0, 0])).toBeNull();
    expect(noteAt([90, 0, 0])).toBe("No plays so far");
    expect(noteAt([Infinity, 0, 0])).toBe("No plays");
  });

  it("knows who is on the field: the offense of the team with the ball, and the other defense", () => {
    const week = sundayWeek([90, 0, 0]);
    const possession = week.games[0]?.game.possession ?? "";
    const other = possession === "DET" ? "KC" : "DET";
    const team = fantasyTeam("A", [star(possession), star(other), possession, other]);
    const players = everyone(shown([league({ mine: team, theirs: null })], week));
    const onField = players.filter((one) => one.isOnField).map(({ owner }) => owner);
    expect(onField).toEqual([star(possession), other]);
  });

  it("counts kickers, punters and snappers to the offense, and says of nobody without a position that he is on the field", () => {
    const week = sundayWeek([90, 0, 0]);
    const possession = week.games[0]?.game.possession ?? "";
    const other = possession === "DET" ? "KC" : "DET";
    const onField = (position: string, team: string): boolean | undefined => {
      const lineup = fantasyTeam("A", ["somebody"]);
      const found = { ...week, findPerson: () => ({ position, team }) };
      return everyone(shown([league({ mine: lineup, theirs: null })], found))[0]?.isOnField;
    };
    for (const position of ["K", "P", "LS", "FB"])
      expect([position, onField(position, possession), onField(position, other)]).toEqual([position, true, false]);
    expect([onField("CB", possession), onField("CB", other)]).toEqual([false, true]);
    expect([onField("", possession), onField("", other)]).toEqual([false, false]);
  });

  it("knows in which games neither team is at home", () => {
    const week = sundayWeek([0, 0, 0]);
    const [first, ...rest] = week.games;
    if (first === undefined) throw new Error("there is a game");
    const abroad = { ...first, game: { ...first.game, isNeutralSite: true } };
    const { games } = shown([league()], { ...week, games: [abroad, ...rest] });
    expect(Object.values(games).flatMap((one) => (one.isNeutralSite ? [one.gameKey] : []))).toEqual([
      first.game.gameKey,
    ]);
  });

  it("says of each whose game is over whether his points came where they were expected", () => {
    const over = shown([league()], sundayWeek([Infinity, Infinity, 0])).league;
    const done = over.mine.groups.find(({ phase }) => phase === "over")?.players ?? [];
    expect(done.length).toBeGreaterThan(1);
    for (const { points, projected, judged } of done) {
      expect(judged?.projected).toBe(projected);
      const [low, high] = [judged?.low ?? 0, judged?.high ?? 0];
      const verdict = (points ?? 0) < low ? "below" : (points ?? 0) > high ? "above" : "in range";
      expect(judged?.verdict).toBe(verdict);
    }
    expect(over.mine.groups.find(({ phase }) => phase === "coming")?.players[0]?.judged).toBeNull();
  });

  it("tells of other leagues that are over how they ended, and names players as the sentences do", () => {
    const called = league({
      mine: { ...fantasyTeam("A", MINE), starters: [{ owner: star("DET"), name: "D.E. Star", slot: "QB" }] },
    });
    const sunday = shown([called, { ...league(), id: "2", name: "Work" }], sundayWeek([Infinity, Infinity, Infinity]));
    expect(sunday.tabs.map(({ isDecided }) => isDecided)).toEqual([true, true]);
    expect(sunday.league.changes?.large.flatMap(({ names }) => names)).not.toContain("D.E. Star");
  });

  it("counts the points on the board: a player who is done adds no doubt", () => {
    const done = shown([league()], sundayWeek([Infinity, Infinity, 0])).league;
    const early = shown([league()], sundayWeek([60, 60, 0])).league;
    const width = (one: typeof done) => (one.mine.likely?.high ?? 0) - (one.mine.likely?.low ?? 0);
    expect(width(done)).toBeLessThan(width(early));
    expect(width(done)).toBeGreaterThan(0);
  });

  it("tells a play once for each side, with all that it counts for", () => {
    const finished = SUNDAY_GAMES[0];
    const index = finished?.allPlays.findIndex(
      ({ type, isTouchdown, credits }) => type === "Pass" && isTouchdown && credits.length > 2,
    );
    const credits = finished?.allPlays[index ?? 0]?.credits ?? [];
    const passer = credits.find(({ stat }) => stat === "passingTouchdowns")?.playerId ?? "";
    const receiver = credits.find(({ stat }) => stat === "receivingTouchdowns")?.playerId ?? "";
    const both = league({ mine: fantasyTeam("A", [passer, receiver]), theirs: fantasyTeam("B", ["PHI"]) });
    const { changes } = shown([both], sundayWeek([(index ?? 0) + 1, 0, 0])).league;
    const [first] = changes?.large ?? [];
    expect(first?.names).toHaveLength(2);
    expect(first).toMatchObject({ side: "mine", minutes: 0, after: null, owner: null });
    expect(first?.points).toBeGreaterThan(9);
  });

  it("tells what a play cost a defense of mine apart from what it gave a player of mine", () => {
    const finished = SUNDAY_GAMES[0];
    const index = finished?.allPlays.findIndex(
      ({ type, isTouchdown, credits, team }) => type === "Pass" && isTouchdown && credits.length > 2 && team === "DET",
    );
    const credits = finished?.allPlays[index ?? 0]?.credits ?? [];
    const receiver = credits.find(({ stat }) => stat === "receivingTouchdowns")?.playerId ?? "";
    const mine = league({ mine: fantasyTeam("A", [receiver, "KC"]), theirs: null });
    const { changes, mine: team } = shown([mine], sundayWeek([(index ?? 0) + 1, 0, 0])).league;
    const parts = [...(changes?.large ?? []), ...(changes?.small ?? [])].filter(
      ({ playId }) => playId === finished?.allPlays[index ?? 0]?.playId,
    );
    const points = new Map(team.groups.flatMap(({ players }) => players.map((one) => [one.owner, one.points])));
    expect(new Set(parts.map(({ owner }) => owner))).toEqual(new Set(["KC", receiver]));
    expect(new Set(parts.map(({ key }) => key)).size).toBe(2);
    for (const { owner, after } of parts) expect(after).toBe(points.get(owner));
    expect(parts.find(({ owner }) => owner === receiver)?.points).toBeGreaterThan(6);
    expect(parts.find(({ owner }) => owner === "KC")?.points).toBeLessThan(0);
  });

  it("has the largest plays where nothing is on", () => {
    const { changes } = shown([league()], sundayWeek([Infinity, Infinity, 0])).league;
    expect(changes?.kind).toBe("largest");
    const sizes = changes?.large.map(({ points }) => Math.abs(points)) ?? [];
    expect(sizes).toHaveLength(5);
    expect(sizes.toSorted((one, other) => other - one)).toEqual(sizes);
  });

  it("says who is in several leagues, for me or against me", () => {
    const swapped = sundayLeague(fantasyTeam("C", [star("DET"), star("CHI")]), fantasyTeam("D", [star("MIN")]), {
      id: "2",
      name: "Work",
    });
    const sunday = shown([league(), swapped], half, "2");
    expect(sunday.tabs.map(({ id }) => id)).toEqual(["1", "2"]);
    expect(sunday.league.id).toBe("2");
    expect(sunday.league.shared.map(({ owner, words }) => [owner, words])).toEqual([
      [star("DET"), "yours in both"],
      [star("CHI"), "yours in Work, theirs in Home"],
      [star("MIN"), "yours in Home, theirs in Work"],
    ]);
    expect(shown([league(), swapped], half, "no such league").league.id).toBe("1");
    expect(makeSunday([], null, half)).toBeNull();
  });

  it("shows what official statistics corrected, and its points are in the total", () => {
    const [finished] = SUNDAY_GAMES;
    if (finished === undefined) throw new Error("the week has a game");
    const owner = star("DET");
    const difference = { playerId: owner, playerName: "x", team: "DET", fromPlays: 50, official: 60, cause: null };
    const corrected = sundayGame(
      snapshotOf({ ...finished, differences: [{ ...difference, field: "rushingYards" as const }] }),
    );
    const before = shown([league()], sundayWeek([Infinity, 0, 0])).league;
    const after = shown([league()], { ...half, games: [corrected] }).league;
    expect(after.corrections).toMatchObject([{ side: "mine", owner, points: 1, words: "10 rushing yards" }]);
    expect(before.corrections).toEqual([]);
  });

  it("names those who get nothing from the rules, and who is projected for nothing, each once", () => {
    const defender = SUNDAY_GAMES[0]?.playerGameStats.find(({ position }) => position === "LB");
    const id = defender?.playerId ?? "";
    const week = sundayWeek([20, 0, 0]);
    const people: SundayWeek = { ...week, findPerson: () => ({ position: "LB", team: defender?.team ?? null }) };
    const mine = { ...fantasyTeam("A", [id]), starters: [{ owner: id, name: "Moss Falk", slot: "LB" }] };
    const under = (scoring: MyLeague["scoring"]) => shown([sundayLeague(mine, null, { scoring })], people).league;
    expect(under(PRESETS.ppr)).toMatchObject({ unscored: ["Moss Falk"], unprojected: [] });
    expect(under(PRESETS.idp)).toMatchObject({ unscored: [], unprojected: ["Moss Falk"] });
  });
});
