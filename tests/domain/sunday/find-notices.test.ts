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

/** A look so many rows after the kickoff of the first two games, and `last` after that of the third. */
function look(rows: number, before: ToldWeek | null, { at = rows, leagues = [LEAGUE], last = 0 } = {}) {
  const week = sundayWeek([rows, rows, last]);
  return findNotices(standMatches(leagues, week), week, before, { kinds: NOTICE_KINDS, now: KICKOFF + at * ROW_MS });
}

const titlesOf = ({ notices }: { notices: Notice[] }): string[] => notices.map(({ title }) => title);
const bestOf = (team: string): string[] =>
  starsOf(team)
    .slice(0, 1)
    .map(({ owner }) => owner);

/** Looks at every row, or at every so many. */
function watch(step: number, league = LEAGUE): Notice[] {
  const notices: Notice[] = [];
  let told = look(1, null, { leagues: [league] }).after;
  for (let rows = 1 + step; rows < 200; rows += step) {
    const found = look(rows, told, { leagues: [league] });
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
    const told = (one: typeof match) =>
      titlesOf(findNotices([one], { ...week, games: [] }, after, { kinds: ["final"], now: KICKOFF }));
    // Points are taken away too, so two sides that have played can come to nothing together.
    const evenedOut = { ...match, mine: { ...match.mine, total: 2 }, theirs: { ...match.theirs, total: -2 }, lead: 4 };
    expect(told(evenedOut)).toEqual(["You won, Home"]);
    const untouched = { ...evenedOut, isDecided: false };
    expect(told(untouched)).toEqual([]);
  });

  it("is a lead that changes, and without an opponent neither lead nor end", () => {
    const close = sundayLeague(fantasyTeam("A", bestOf("DET")), fantasyTeam("B", bestOf("KC")));
    const told = watch(2, close).filter(({ tag }) => !tag.startsWith("player-"));
    expect(told.map(({ tag, title, body }) => `${tag}: ${title} ${body}`)).toEqual([
      "lead-1: You took the lead, Home 4.88 to 1.22.",
      "lead-1: They took the lead, Home 5.04 to 9.92.",
      "lead-1: You took the lead, Home 12.28 to 9.92.",
      "final-1: You won, Home 15.7 to 13.74.",
    ]);
    const alone = sundayLeague(fantasyTeam("A", [starsOf("DET")[0]?.owner ?? ""]), null);
    const { after } = look(1, null, { leagues: [alone] });
    expect(after.leads).toEqual({});
    expect(look(10_000, after, { leagues: [alone] }).after.told.filter((key) => key.startsWith("final"))).toEqual([]);
  });

  it("is nothing of a league under the number of one that is gone, but for what changes there", () => {
    const home = sundayLeague(fantasyTeam("A", bestOf("DET")), fantasyTeam("B", bestOf("KC")));
    const office = sundayLeague(fantasyTeam("A", bestOf("GB")), fantasyTeam("C", bestOf("PHI")), { name: "Office" });
    const matchTitles = (found: { notices: Notice[] }): string[] =>
      found.notices.flatMap(({ tag, title }) => (tag.startsWith("player-") ? [] : title));
    // I lead at home; in the office they do.
    const before = look(200, look(64, null, { leagues: [home] }).after, { leagues: [home] });
    expect(matchTitles(before)).toEqual(["You won, Home"]);
    const replaced = look(200, before.after, { leagues: [office], last: 40 });
    expect(replaced.notices).toEqual([]);
    expect(matchTitles(look(200, replaced.after, { leagues: [office], last: 200 }))).toEqual([
      expect.stringMatching(/^You (?:won|lost), Office$/),
    ]);
    // What is decided when it comes is known, and what was removed and comes back is told no second time.
    const late = look(200, replaced.after, { leagues: [office, { ...home, id: "2", key: "Late" }], last: 40 });
    expect(matchTitles(late)).toEqual([]);
    expect(matchTitles(look(200, late.after, { leagues: [{ ...home, id: "3" }], last: 40 }))).toEqual([]);
  });

  it("goes by the total that the commissioner set", () => {
    const home = sundayLeague(fantasyTeam("A", bestOf("DET")), fantasyTeam("B", bestOf("KC")));
    const lost = { ...home, mine: { ...home.mine, fixedTotal: 1.5 } };
    const { after } = look(64, null, { leagues: [home] });
    const over = look(200, after, { leagues: [lost] }).notices.filter(({ tag }) => !tag.startsWith("player-"));
    expect(over.map(({ title, body }) => `${title} ${body}`)).toEqual(["You lost, Home 1.5 to 13.74."]);
  });

  it("is no score from before a player of theirs came, and everything of the others", () => {
    const home = sundayLeague(fantasyTeam("A", bestOf("DET")), null);
    const star = sundayLeague(fantasyTeam("Starred", bestOf("CHI")), null, { id: "starred", name: "Starred" });
    const { after } = look(20, null, { leagues: [home] });
    const found = look(22, after, { leagues: [home, star] });
    expect(titlesOf(found)).toEqual([expect.stringMatching(/^Augustus Rainwater, /)]);
    expect(titlesOf(look(178, found.after, { leagues: [star] }))).toEqual([
      expect.stringMatching(/^Sawyer Vogelsang, /),
    ]);
  });
});
