import { describe, expect, it } from "vitest";

import type { InjuryReport, InjuryStatus } from "../../../domain/game/injury-report.ts";
import { makeStrip } from "../../../domain/sunday/make-strip.ts";
import { makeSunday } from "../../../domain/sunday/make-sunday.ts";
import { sundayGame } from "../../../domain/sunday/sunday-game.ts";
import type { SundayLeague, SundayPlayer } from "../../../domain/sunday/sunday-view.ts";
import type { SundayWeek } from "../../../domain/sunday/sunday-week.ts";
import { snapshotOf } from "../../fixtures/snapshot-of.ts";
import { fantasyTeam, starsOf, sundayLeague, sundayStateAt, sundayWeek } from "../../fixtures/sunday-week.ts";

const star = (team: string, index = 0): string => starsOf(team)[index]?.owner ?? "";
const HURT = star("PHI");
/** Two days before the kickoff in the evening, Eastern time. */
const FRIDAY = "2025-09-19T22:00:00Z";
const LEAGUE = sundayLeague(fantasyTeam("A", [star("DET"), HURT]), fantasyTeam("B", [star("CHI"), star("GB")]));

function reported(status: InjuryStatus | null, reportedAt: string | null = FRIDAY): InjuryReport {
  return { playerId: HURT, team: "PHI", status, injury: "Hamstring", practice: "none", reportedAt };
}

/** The week whose third game, of PHI, is after so many plays. */
function weekWith(report: InjuryReport | null, count = 0): SundayWeek {
  const week = sundayWeek([0, 0, count]);
  const state = sundayStateAt(2, count);
  const third = sundayGame(snapshotOf(report === null ? state : { ...state, injuries: [report] }));
  return { ...week, games: [...week.games.slice(0, 2), third] };
}

function leagueIn(week: SundayWeek): SundayLeague {
  const sunday = makeSunday([LEAGUE], null, week);
  if (sunday === null) throw new Error("there is a league");
  return sunday.league;
}

function hurtIn({ mine }: SundayLeague): SundayPlayer | undefined {
  return mine.groups.flatMap(({ players }) => players).find(({ owner }) => owner === HURT);
}

describe("somebody who is reported out or in doubt", () => {
  const healthy = leagueIn(weekWith(null));

  it("does not play when he is out: with the day of the report, and no points in totals, band and chance", () => {
    const league = leagueIn(weekWith(reported("Out")));
    expect(hurtIn(league)).toMatchObject({
      phase: "off",
      note: "Out, hamstring, Sep 19",
      projected: null,
      likely: null,
    });
    expect(hurtIn(league)?.gameKey).not.toBeNull();
    const own = hurtIn(healthy)?.projected ?? 0;
    expect(own).toBeGreaterThan(5);
    expect(league.mine.projected).toBeCloseTo((healthy.mine.projected ?? 0) - own, 1);
    expect(league.mine.likely?.middle).toBeCloseTo((healthy.mine.likely?.middle ?? 0) - own, 1);
    expect(league.percent).toBeLessThan(healthy.percent ?? 0);
    expect(league.mine.coming).toBe(healthy.mine.coming - 1);
    expect(league.unprojected).toEqual([]);
  });

  it("is expected to have nothing where he is doubtful, and may still play", () => {
    const league = leagueIn(weekWith(reported("Doubtful", null)));
    expect(hurtIn(league)).toMatchObject({
      phase: "coming",
      note: "Doubtful, hamstring",
      projected: null,
      likely: null,
    });
    expect(league.mine.projected).toBeCloseTo((healthy.mine.projected ?? 0) - (hurtIn(healthy)?.projected ?? 0), 1);
    expect(league.unprojected).toEqual([]);
  });

  it("keeps his projection where he is questionable", () => {
    const league = leagueIn(weekWith(reported("Questionable")));
    expect(hurtIn(league)).toMatchObject({
      phase: "coming",
      note: "Questionable, hamstring, Sep 19",
      projected: hurtIn(healthy)?.projected,
    });
    expect(league.percent).toBe(healthy.percent);
  });

  it("knows nothing of later than the kickoff, and a report without a word on the game is none", () => {
    expect(hurtIn(leagueIn(weekWith(reported("Out", "2025-09-21T22:30:00Z"))))).toMatchObject({ note: null });
    expect(hurtIn(leagueIn(weekWith(reported(null))))).toMatchObject({ note: null });
  });

  it("plays where he has a play, whatever was reported", () => {
    const league = leagueIn(weekWith(reported("Out"), Infinity));
    expect(hurtIn(league)).toMatchObject({ phase: "over", note: null });
    expect(hurtIn(league)?.projected).toBe(hurtIn(leagueIn(weekWith(null, Infinity)))?.projected);
  });

  it("is out in the strip, too", () => {
    const options = { gameKey: null, own: null, scope: "all", providers: [] } as const;
    const strip = makeStrip([LEAGUE], weekWith(reported("Inactive")), options);
    expect(strip.leagues[0]?.players.find(({ owner }) => owner === HURT)).toMatchObject({ phase: "off", state: "Out" });
  });
});

describe("a game at halftime", () => {
  it("says so in the strip and on a row, and no kickoff", () => {
    const state = sundayStateAt(0, 60);
    const game = { ...state.game, status: "Halftime", quarter: "Half", timeRemaining: null };
    const week = sundayWeek([60, 0, 0]);
    const halftime = { ...week, games: [sundayGame(snapshotOf({ ...state, game })), ...week.games.slice(1)] };
    const strip = makeStrip([LEAGUE], halftime, { gameKey: null, own: null, scope: "all", providers: [] });
    expect(strip.leagues[0]?.players.find(({ owner }) => owner === star("DET"))?.state).toBe("Halftime");
    const sunday = makeSunday([LEAGUE], null, halftime);
    expect(Object.values(sunday?.games ?? {}).map((one) => one.state)).toContain("Halftime");
  });
});
