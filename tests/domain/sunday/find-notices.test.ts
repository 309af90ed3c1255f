import { describe, expect, it } from "vitest";
import { findNotices, NOTICE_KINDS, type Notice, type ToldWeek } from "../../../domain/sunday/find-notices.ts";
import { standMatches } from "../../../domain/sunday/stand-match.ts";
import { sundayGame } from "../../../domain/sunday/sunday-game.ts";
import { snapshotOf } from "../../fixtures/snapshot-of.ts";
import { fantasyTeam, starsOf, sundayLeague, sundayStateAt, sundayWeek } from "../../fixtures/sunday-week.ts";
import { MY_STARTERS, THEIR_STARTERS } from "../../fixtures/sunday-world.ts";

const LEAGUE = sundayLeague(fantasyTeam("A", MY_STARTERS), fantasyTeam("B", THEIR_STARTERS));
const KICKOFF = Date.parse("2025-09-21T17:00:00Z");
const ROW_MS = 40_000;

/** A look so many rows after the kickoff of the first two games. */
function look(rows: number, before: ToldWeek | null, { at = rows, league = LEAGUE } = {}) {
  const week = sundayWeek([rows, rows, 0]);
  return findNotices(standMatches([league], week), week, before, { kinds: NOTICE_KINDS, now: KICKOFF + at * ROW_MS });
}

/** Looks at every row, or at every so many. */
function watch(step: number): Notice[] {
  const notices: Notice[] = [];
  let told = look(1, null).after;
  for (let rows = 1 + step; rows < 180; rows += step) {
    const found = look(rows, told);
    notices.push(...found.notices);
    told = found.after;
  }
  return notices;
}

describe("what a reader is told", () => {
  it("is nothing at the first look of a week, whatever stands, and nothing twice", () => {
    const first = look(150, null);
    expect(first.notices).toEqual([]);
    expect(first.after.told.length).toBeGreaterThan(0);
    expect(look(150, first.after).notices).toEqual([]);
    expect(look(150, { ...first.after, week: "2025-1-2", told: [] }).notices).toEqual([]);
  });

  it("is each score of a starter of theirs, and how often somebody looks does not matter", () => {
    const bodies = (step: number) =>
      watch(step)
        .filter(({ tag }) => tag.startsWith("player-"))
        .map(({ tag, body }) => `${tag} ${body.replace(/ [^ ]+ to [^ ]+$/, "")}`)
        .toSorted();
    const all = bodies(2);
    expect(all.length).toBeGreaterThan(0);
    // Two scores of one player within a minute come one look later.
    expect(bodies(8).filter((body) => !all.includes(body))).toEqual([]);
    for (const body of all) expect(body).not.toMatch(/punts|incomplete/);
  });

  it("is not a score that is found a quarter of an hour late", () => {
    const { after } = look(1, null);
    const late = look(150, after, { at: 150 + 400 });
    expect(late.notices.filter(({ tag }) => tag.startsWith("player-"))).toEqual([]);
    expect(late.after.told.filter((key) => key.startsWith("score"))).not.toEqual([]);
  });

  it("is the end of a week whose last game was called off, and not while it is suspended", () => {
    const { after } = look(1, null);
    const ended = (status: string) => {
      const week = sundayWeek([Infinity, Infinity, 0]);
      const { game, ...others } = sundayStateAt(2, 60);
      const last = sundayGame(snapshotOf({ ...others, game: { ...game, status, isInProgress: false } }));
      const matches = standMatches([LEAGUE], { ...week, games: [...week.games.slice(0, 2), last] });
      const { notices } = findNotices(matches, week, after, { kinds: ["final"], now: KICKOFF });
      return { titles: notices.map(({ title }) => title), match: matches[0] };
    };
    const { titles, match } = ended("Canceled");
    expect(titles).toEqual([expect.stringMatching(/^(?:You won|You lost|It is a tie), Home$/)]);
    expect(match).toMatchObject({ isDecided: true, mine: { playing: 0, coming: 0 } });
    expect(ended("Suspended")).toMatchObject({ titles: [], match: { isDecided: false } });
  });

  it("is an end whatever the points add up to, and none before anybody has played", () => {
    const { after } = look(1, null);
    const week = sundayWeek([Infinity, Infinity, Infinity]);
    const [match] = standMatches([LEAGUE], week);
    if (match === undefined || match.theirs === null) throw new Error("there is an opponent");
    expect(match.isDecided).toBe(true);
    const titlesOf = (one: typeof match) =>
      findNotices([one], { ...week, games: [] }, after, { kinds: ["final"], now: KICKOFF }).notices.map(
        ({ title }) => title,
      );
    // Points are taken away too, so two sides that have played can come to nothing together.
    const evenedOut = { ...match, mine: { ...match.mine, total: 2 }, theirs: { ...match.theirs, total: -2 }, lead: 4 };
    expect(titlesOf(evenedOut)).toEqual(["You won, Home"]);
    const untouched = { ...evenedOut, isDecided: false };
    expect(titlesOf(untouched)).toEqual([]);
  });

  it("is a lead that changes, and without an opponent neither lead nor end", () => {
    const leads = watch(2).filter(({ tag }) => tag === "lead-1");
    const titles = leads.map(({ title }) => title);
    expect(new Set(titles).size).toBeLessThanOrEqual(2);
    for (let index = 1; index < titles.length; index += 1) expect(titles[index]).not.toBe(titles[index - 1]);
    const alone = sundayLeague(fantasyTeam("A", [starsOf("DET")[0]?.owner ?? ""]), null);
    const { after } = look(1, null, { league: alone });
    expect(after.leads).toEqual({});
    expect(look(10_000, after, { league: alone }).after.told.filter((key) => key.startsWith("final"))).toEqual([]);
  });
});
