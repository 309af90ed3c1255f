import { describe, expect, it } from "vitest";
import { PRESETS } from "../../../domain/scoring/presets.ts";
import { foldLedger } from "../../../domain/scoring/ledger.ts";
import type { MyLeague } from "../../../domain/my-players/my-league.ts";
import { makeStrip, type StripOptions } from "../../../domain/sunday/make-strip.ts";
import { makeSunday } from "../../../domain/sunday/make-sunday.ts";
import { fantasyTeam, starsOf, sundayLeague, SUNDAY_GAMES, sundayWeek } from "../../fixtures/sunday-week.ts";

const star = (team: string, rank = 0): string => starsOf(team)[rank]?.owner ?? "";
const MINE = [star("DET"), star("MIN"), "KC"];
const THEIRS = [star("KC"), star("CHI"), "DET"];
const league = sundayLeague(fantasyTeam("Me", MINE, [star("DET", 1)]), fantasyTeam("Them", THEIRS));
const GAME = SUNDAY_GAMES[0]?.game.gameKey ?? "";
const COMING = SUNDAY_GAMES[2]?.game.gameKey ?? "";
const week = sundayWeek([90, 40, 0]);

const strip = (more: Partial<StripOptions> = {}, leagues: readonly MyLeague[] = [league]) =>
  makeStrip(leagues, week, { gameKey: GAME, own: null, scope: "all", providers: ["demo"], ...more });

describe("the strip of a reader's players", () => {
  it("has each league in a line with the figures of its own page, and leads there", () => {
    const office = sundayLeague(fantasyTeam("Me", [star("PHI")]), null, {
      id: "2",
      name: "Office",
      scoring: PRESETS.standard,
    });
    const made = strip({ gameKey: null }, [league, office]);
    for (const { id, name, score, path } of made.leagues) {
      const page = makeSunday([league, office], id, week)?.league;
      expect(score, name).toMatchObject({
        mine: page?.mine.total,
        theirs: page?.theirs?.total ?? null,
        percent: page?.percent,
        playing: page?.mine.playing,
        coming: page?.mine.coming,
      });
      expect(path).toBe(`/my?season=2025&type=REG&week=3&league=${id}`);
    }
  });

  it("has on a game's page who is in it: mine, then theirs, then my bench, with points under the league's rules", () => {
    const [{ players } = { players: [] }] = strip().leagues;
    expect(players.map(({ owner, side, isBench }) => [owner, side, isBench])).toEqual([
      [star("DET"), "mine", false],
      ["KC", "mine", false],
      [star("KC"), "theirs", false],
      ["DET", "theirs", false],
      [star("DET", 1), "mine", true],
    ]);
    const page = makeSunday([league], null, week);
    for (const { owner, points } of players.filter(({ isBench }) => !isBench)) {
      const same = [page?.league.mine, page?.league.theirs]
        .flatMap((team) => team?.groups.flatMap((group) => group.players) ?? [])
        .find((one) => one.owner === owner);
      expect(points).toBe(same?.points);
    }
    expect(strip({ gameKey: COMING }).leagues[0]?.players).toEqual([]);
  });

  it("has what each play gave mine: together their points to the hundredth, under the league's rules and name", () => {
    const { game } = strip();
    expect(game).toMatchObject({ label: "Home", scoringName: "Half PPR", uncounted: [] });
    const owner = week.games[0]?.owners.get(star("DET"));
    if (owner === undefined || game === null) throw new Error("nobody plays");
    expect(game.points[owner.id]).toBe(foldLedger(owner.plays, owner, PRESETS.half, owner.official).total);
    const told = Object.values(game.plays).join(", ");
    expect(Object.keys(game.plays).length).toBeGreaterThan(5);
    expect(told).toMatch(/ \+\d/);
    // A defense is marked where a play counted for it, and not on every snap of the others.
    const plays = week.games[0]?.owners.get("KC")?.plays.length ?? 0;
    expect(told.split("Chiefs defense").length - 1).toBeLessThan(plays);
  });

  it("counts by the reader's own rules where there are some, and calls them MY: no format is read as another", () => {
    const own = strip({ own: { ...PRESETS.standard, uncounted: ["st_tkl_solo"] } }).game;
    expect(own).toMatchObject({ label: "MY", scoringName: "Standard", uncounted: ["st_tkl_solo"] });
    expect(own?.points[star("DET", 1)]).not.toBe(strip().game?.points[star("DET", 1)]);
    const stars = { ...sundayLeague(fantasyTeam("Starred", [star("DET")]), null), id: "starred", name: "Starred" };
    expect(strip({}, [{ ...stars, scoring: PRESETS.ppr }]).game?.label).toBe("PPR");
  });

  it("tells nothing that happened where scores are hidden, and of one game alone where that was asked for", () => {
    const hidden = strip({ scope: "nothing" });
    expect(hidden).toMatchObject({ game: null, hidesScores: true });
    expect(hidden.leagues[0]?.score).toBeNull();
    for (const { points, figure, state, newest, path } of hidden.leagues[0]?.players ?? []) {
      expect([points, figure, state, newest]).toEqual([null, "–", "", null]);
      expect(path).not.toContain("/points/");
    }
    const asked = strip({ scope: "game" });
    expect(asked.leagues[0]?.score).toBeNull();
    expect(asked.leagues[0]?.players[0]?.points).toEqual(expect.any(Number));
    expect(strip({ scope: "game", gameKey: null }).leagues[0]?.players).toEqual([]);
  });
});
