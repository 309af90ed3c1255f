import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toHundredth } from "../../../domain/fold/fantasy-points.ts";
import { foldLedger } from "../../../domain/scoring/ledger.ts";
import { PRESETS } from "../../../domain/scoring/presets.ts";
import { makeSunday } from "../../../domain/sunday/make-sunday.ts";
import type { Sunday, SundayLeague } from "../../../domain/sunday/sunday-view.ts";
import { type Remaining, winChance } from "../../../domain/sunday/win-chance.ts";
import { fantasyTeam, starsOf, SUNDAY_GAMES, sundayLeague, sundayWeek } from "../../fixtures/sunday-week.ts";

const OWNERS = ["DET", "KC", "MIN", "CHI", "PHI", "GB"].flatMap((team) => [
  team,
  ...starsOf(team)
    .slice(0, 8)
    .map(({ owner }) => owner),
]);
const LONGEST = Math.max(...SUNDAY_GAMES.map(({ allPlays }) => allPlays.length));
const SCORINGS = [PRESETS.half, PRESETS.ppr, PRESETS.standard];

/** Where the three games stand: each to come, on, or over. */
const counts = fc.tuple(...SUNDAY_GAMES.map(() => fc.integer({ min: 0, max: LONGEST + 20 })));
const teams = fc
  .shuffledSubarray(OWNERS, { minLength: 8, maxLength: 20 })
  .map((owners) => [owners.slice(0, owners.length / 2), owners.slice(owners.length / 2)] as const);
const scoring = fc.constantFrom(...SCORINGS);
/** Every game is counted anew for each of them. */
const RUNS = { numRuns: 40 };

function need(sunday: Sunday | null): SundayLeague {
  if (sunday === null) throw new Error("there is a league");
  return sunday.league;
}

const playersOf = ({ mine, theirs }: SundayLeague) =>
  [mine, ...(theirs === null ? [] : [theirs])].flatMap(({ groups }) => groups.flatMap(({ players }) => players));

describe("a fantasy week", () => {
  it("adds up to the ledgers to the hundredth, in totals and in the sums of its phases, and loses nobody", () => {
    fc.assert(
      fc.property(counts, teams, scoring, (at, [own, other], rules) => {
        const week = sundayWeek(at);
        const league = sundayLeague(fantasyTeam("A", own), fantasyTeam("B", other), { scoring: rules });
        const shown = need(makeSunday([league], null, week));
        const cents = (ids: readonly string[]) =>
          ids.reduce((sum, id) => {
            const game = week.games.find((one) => one.owners.has(id));
            const owner = game?.owners.get(id);
            if (game === undefined || owner === undefined || !game.hasPlays) return sum;
            return sum + Math.round(foldLedger(owner.plays, owner, rules, owner.official).total * 100);
          }, 0);
        for (const [team, ids] of [[shown.mine, own] as const, [shown.theirs, other] as const]) {
          expect(Math.round((team?.total ?? 0) * 100)).toBe(cents(ids));
          const scored = (team?.groups ?? []).filter(({ phase }) => phase === "now" || phase === "over");
          const sum = scored.reduce((all, group) => all + Math.round((group.sum ?? 0) * 100), 0);
          expect(sum).toBe(cents(ids));
          const everybody = (team?.groups ?? []).flatMap(({ players }) => players.map(({ owner }) => owner));
          expect(new Set(everybody)).toEqual(new Set(ids));
          expect(everybody).toHaveLength(ids.length);
        }
      }),
      RUNS,
    );
  });

  it("is even between a team and its mirror, and the other side's chance is what is left of mine", () => {
    fc.assert(
      fc.property(counts, teams, (at, [own, other]) => {
        const week = sundayWeek(at);
        const [one, two] = [fantasyTeam("A", own), fantasyTeam("B", other)];
        const mirror = need(makeSunday([sundayLeague(one, one)], null, week));
        expect(mirror.percent).toBe(50);
        const there = need(makeSunday([sundayLeague(one, two)], null, week));
        const back = need(makeSunday([sundayLeague(two, one)], null, week));
        expect((there.percent ?? 0) + (back.percent ?? 0)).toBeGreaterThanOrEqual(99);
        expect((there.percent ?? 0) + (back.percent ?? 0)).toBeLessThanOrEqual(101);
      }),
      RUNS,
    );
  });

  it("is decided when all games are over: all, nothing or a tie by the points alone", () => {
    const over = sundayWeek([Infinity, Infinity, Infinity]);
    fc.assert(
      fc.property(teams, ([own, other]) => {
        const shown = need(makeSunday([sundayLeague(fantasyTeam("A", own), fantasyTeam("B", other))], null, over));
        const lead = toHundredth(shown.mine.total - (shown.theirs?.total ?? 0));
        expect(shown.isDecided).toBe(true);
        expect(shown.percent).toBe(lead > 0 ? 100 : lead < 0 ? 0 : 50);
        expect(shown.tell[0]).toMatch(lead > 0 ? /^You won / : lead < 0 ? /^You lost / : /^It is a tie/);
        expect(shown.mine.likely).toBeNull();
      }),
      RUNS,
    );
  });

  it("is never sure before the end, and has likely ends on both sides of the expected ones", () => {
    fc.assert(
      fc.property(counts, teams, (at, [own, other]) => {
        const shown = need(
          makeSunday([sundayLeague(fantasyTeam("A", own), fantasyTeam("B", other))], null, sundayWeek(at)),
        );
        if (!shown.isDecided && shown.percent !== null) {
          expect(shown.percent).toBeGreaterThan(0);
          expect(shown.percent).toBeLessThan(100);
        }
        for (const { likely, phase, points, position } of playersOf(shown)) {
          if (phase === "over" || phase === "off") expect(likely).toBeNull();
          if (likely === null) continue;
          expect(likely.low).toBeLessThanOrEqual(likely.middle);
          expect(likely.high).toBeGreaterThanOrEqual(likely.middle);
          // A fumble is expected of everybody by a hair.
          if (position !== "DST") expect(likely.middle).toBeGreaterThan((points ?? 0) - 2);
        }
      }),
      RUNS,
    );
  });

  it("tells every lately play of a live game once: the large and the small add up to the sums", () => {
    fc.assert(
      fc.property(counts, teams, (at, [own, other]) => {
        const { changes } = need(
          makeSunday([sundayLeague(fantasyTeam("A", own), fantasyTeam("B", other))], null, sundayWeek(at)),
        );
        if (changes?.kind !== "lately") return;
        const all = [...changes.large, ...changes.small];
        const cents = (side: string) =>
          all.filter((one) => one.side === side).reduce((sum, { points }) => sum + Math.round(points * 100), 0);
        expect(cents("mine")).toBe(Math.round(changes.mine * 100));
        expect(cents("theirs")).toBe(Math.round(changes.theirs * 100));
        expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
        expect(all.every(({ minutes }) => minutes !== null && minutes <= 10)).toBe(true);
      }),
      RUNS,
    );
  });
});

const remaining: fc.Arbitrary<Remaining> = fc.record({
  owner: fc.string({ minLength: 1, maxLength: 3 }),
  gameKey: fc.constantFrom("1", "2", "3"),
  team: fc.constantFrom("DET", "KC"),
  position: fc.constantFrom("QB", "RB", "WR", "TE", "K", "DST", "LB"),
  mean: fc.double({ min: -5, max: 30, noNaN: true }),
  deviation: fc.double({ min: 0.1, max: 12, noNaN: true }),
});
const side = fc.array(remaining, { maxLength: 9 });

describe("the chance to win", () => {
  it("rises with every point of mine, and with nothing left goes by the points alone", () => {
    fc.assert(
      fc.property(side, side, fc.integer({ min: -80, max: 80 }), (mine, theirs, lead) => {
        const chance = winChance(lead, mine, theirs);
        expect(winChance(lead + 1, mine, theirs)).toBeGreaterThanOrEqual(chance);
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
        expect(winChance(lead, [], [])).toBe(lead > 0 ? 1 : lead < 0 ? 0 : 0.5);
      }),
    );
  });

  it("holds what one game does to both sides together", () => {
    const player = (position: string, team: string, gameKey: string): Remaining => ({
      owner: `${position}${team}${gameKey}`,
      gameKey,
      team,
      position,
      mean: 10,
      deviation: 7,
    });
    const mine = [player("QB", "DET", "1")];
    const apart = winChance(-8, mine, [player("WR", "KC", "2")]);
    // His own receiver is against me: what helps me helps them, and a lead stands firmer.
    expect(winChance(-8, mine, [player("WR", "DET", "1")])).toBeLessThan(apart);
    // A passer against the defense that he meets: what is lost by one is won by the other.
    expect(winChance(-8, mine, [player("DST", "KC", "1")])).toBeGreaterThan(apart);
    // With a receiver of his own a passer swings more, and who trails by much needs a swing.
    const pair = winChance(-25, [...mine, player("WR", "DET", "1")], [player("WR", "KC", "2")]);
    expect(pair).toBeGreaterThan(winChance(-25, [...mine, player("WR", "GB", "3")], [player("WR", "KC", "2")]));
  });
});
