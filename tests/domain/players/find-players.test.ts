import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findPlayers } from "../../../domain/players/find-players.ts";
import { normalizeName } from "../../../domain/names/normalize-name.ts";
import type { SearchedPlayer } from "../../../domain/players/player-index.ts";
import type { SeasonTotal } from "../../../domain/players/season-total.ts";
import { figuresOf } from "../../fixtures/figures-of.ts";

/** Name, position, team, PPR points and games of a season. */
type Row = readonly [
  name: string,
  position: string,
  team: string | null,
  points?: number,
  games?: number,
  teamThen?: string,
];

const LEAGUE: readonly Row[] = [
  ["Marvin Harrison Jr.", "WR", "ARI", 196.5, 17],
  ["Harrison Butker", "K", "KC", 0, 13],
  ["Harrison Mevis", "K", null],
  ["Malik Harrison", "LB", "PIT", 0, 15],
  ["Hunter Henry", "TE", "NE", 145.4, 16],
  ["Kareem Hunt", "RB", "KC", 155.4, 13],
  ["Jordan Love", "QB", "GB", 233.9, 15],
  ["Brevin Jordan", "TE", "HOU", 3.1, 2],
  ["Drake London", "WR", "ATL", 280.8, 17],
  ["Drake Maye", "QB", "NE", 177.1, 13],
  ["Amon-Ra St. Brown", "WR", "DET", 316.2, 17],
  ["A.J. Brown", "WR", "PHI", 216.9, 13],
  ["Christian McCaffrey", "RB", "SF", 49.8, 4],
  ["Jaxon Smith-Njigba", "WR", "SEA", 253, 17],
  ["Kenneth Walker III", "RB", "SEA", 181.2, 11],
  ["Patrick Mahomes", "QB", "KC", 283, 16],
  ["Tee Higgins", "WR", "CIN", 222.1, 12],
  ["Travis Kelce", "TE", "KC", 195.4, 16],
  ["Noah Gray", "TE", "KC", 99.7, 17],
  ["Davante Adams", "WR", "LAR", 241.3, 14, "NYJ"],
  ["Keaton Bills", "G", "BUF"],
  ["Josh Allen", "QB", "BUF", 379, 16],
  ["James Cook", "RB", "BUF", 266.7, 16],
  ["Reggie Gilliam", "FB", "BUF", 9.3, 12],
  ["Terry McLaurin", "WR", "WAS", 267.8, 17],
  ["Parker Washington", "WR", "JAX", 77.9, 17],
  ["Émile Ødegård", "WR", "CHI", 12, 5],
];

const PEOPLE: readonly SearchedPlayer[] = LEAGUE.map(([name, position, team], index) => ({
  playerId: `p-${index}`,
  name,
  position,
  team,
  jerseyNumber: index + 1,
  rookieSeason: 2020,
  normalizedName: normalizeName(name),
}));

const TOTALS = new Map<string, SeasonTotal>(
  LEAGUE.flatMap(([playerName, position, team, points, games, teamThen], index) =>
    games === undefined
      ? []
      : [
          [
            `p-${index}`,
            {
              playerId: `p-${index}`,
              playerName,
              position,
              team: teamThen ?? team ?? "",
              games,
              week: 18,
              fantasyPoints: points ?? 0,
              fantasyPointsPPR: points ?? 0,
            },
          ],
        ],
  ),
);

const SEASON = { totals: TOTALS, figures: figuresOf(TOTALS) };
const found = (query: string): string[] => findPlayers(query, PEOPLE, SEASON).players.map(({ person }) => person.name);

describe("the order of a search", () => {
  it("is by points, and puts kickers before defenders among those without any", () => {
    expect(found("harrison")).toEqual(["Marvin Harrison Jr.", "Harrison Butker", "Harrison Mevis", "Malik Harrison"]);
  });

  it("holds a whole last name for more than the beginning of one, unless it hardly scored", () => {
    expect(found("hunt")).toEqual(["Kareem Hunt", "Hunter Henry"]);
    expect(found("jordan")).toEqual(["Jordan Love", "Brevin Jordan"]);
  });

  it("goes by points where a first name is many people's, whatever nickname it is in a conversation", () => {
    expect(found("drake")).toEqual(["Drake London", "Drake Maye"]);
  });

  it.each([
    ["marvin harrison", "Marvin Harrison Jr."],
    ["Marvin Harrison Junior", "Marvin Harrison Jr."],
    ["marv harrison", "Marvin Harrison Jr."],
    ["kenneth walker 3rd", "Kenneth Walker III"],
    ["kenny walker", "Kenneth Walker III"],
    ["pat mahomes", "Patrick Mahomes"],
    ["saint brown", "Amon-Ra St. Brown"],
    ["st brown", "Amon-Ra St. Brown"],
    ["a j brown", "A.J. Brown"],
    ["aj", "A.J. Brown"],
    ["ajb", "A.J. Brown"],
    ["mc laurin", "Terry McLaurin"],
    ["smith njigba", "Jaxon Smith-Njigba"],
    ["emile odegard", "Émile Ødegård"],
  ])("%s is first of all %s", (query, name) => {
    expect(found(query)[0]).toBe(name);
  });

  it.each([
    ["CMC", "Christian McCaffrey"],
    ["JSN", "Jaxon Smith-Njigba"],
    ["ARSB", "Amon-Ra St. Brown"],
    ["mhj", "Marvin Harrison Jr."],
    ["KW3", "Kenneth Walker III"],
    ["sun god", "Amon-Ra St. Brown"],
    ["scary terry", "Terry McLaurin"],
  ])("%s is %s alone", (query, name) => {
    expect(found(query)).toEqual([name]);
  });
});

describe("what fans type for a name", () => {
  it.each([
    ["PM", "Patrick Mahomes"],
    ["JC", "James Cook"],
    ["DL", "Drake London"],
    ["cmc sf", "Christian McCaffrey"],
    ["49ers CMC", "Christian McCaffrey"],
    ["sun go", "Amon-Ra St. Brown"],
    ["scary", "Terry McLaurin"],
  ])("%s is first of all %s", (query, name) => {
    expect(found(query)[0]).toBe(name);
  });

  it("takes two letters for initials only where they do not begin a name that scored more", () => {
    expect(found("aj")).toEqual(["A.J. Brown"]);
    expect(found("te")).not.toContain("Tee Higgins");
  });

  it("is a place in a lineup, a number on a jersey, or any defender", () => {
    expect(found("wr 1")).toEqual(found("wr"));
    expect(found("RB2")).toEqual(found("rb"));
    expect(found("#6")).toEqual(["Kareem Hunt"]);
    expect(found("6")).toEqual(["Kareem Hunt"]);
    expect(found("chiefs #6")).toEqual(["Kareem Hunt"]);
    expect(found("henry #6")).toEqual([]);
    expect(found("idp")).toEqual(["Malik Harrison"]);
    expect(found("steelers defenders")).toEqual(["Malik Harrison"]);
  });

  it("is nobody else where who is called so is not here", () => {
    const cronk = PEOPLE.slice(0, 1).map((one) => ({ ...one, name: "Coy Cronk", normalizedName: "coy cronk" }));
    expect(findPlayers("cronk", cronk, SEASON).players).toHaveLength(1);
    expect(findPlayers("gronk", cronk, SEASON).players).toEqual([]);
  });
});

describe("the figures that the order goes by", () => {
  const figures = new Map([
    ...SEASON.figures,
    ["p-1", { points: 100, pointsName: "FPTS", my: null }],
    ["p-3", { points: 140, pointsName: "IDP", my: null }],
    ["p-15", { points: 0.1, pointsName: "PPR", my: null }],
  ] as const);
  const search = (query: string) => findPlayers(query, PEOPLE, { totals: TOTALS, figures });

  it("are a kicker's own, and a defender's behind them", () => {
    const { players, order } = search("chiefs");
    expect(players.map(({ person }) => person.name)).toEqual([
      "Travis Kelce",
      "Kareem Hunt",
      "Harrison Butker",
      "Noah Gray",
      "Patrick Mahomes",
    ]);
    expect(order).toBe("mixed");
    expect(search("harrison").players.at(-2)?.person.name).toBe("Malik Harrison");
  });

  it("are said as they are", () => {
    expect(search("wr").order).toBe("PPR");
    expect(search("kicker").order).toBe("FPTS");
    expect(search("idp").order).toBe("IDP");
    expect(search("steelers").order).toBe("IDP");
    expect(search("hunt").order).toBe("fit");
    const mixed = findPlayers(
      "chiefs",
      PEOPLE.map((one) => ({ ...one, team: "KC" })),
      { totals: TOTALS, figures },
    );
    expect(mixed.order).toBe("defenders-last");
  });
});

describe("a reader's own rules", () => {
  /** Catches are worth nothing to him, and a tackle is. */
  const figures = new Map([
    ...SEASON.figures,
    ["p-1", { points: 100, pointsName: "FPTS", my: 30 }],
    ["p-3", { points: 140, pointsName: "IDP", my: 210 }],
    ["p-5", { points: 155.4, pointsName: "PPR", my: 90 }],
    ["p-15", { points: 283, pointsName: "PPR", my: 300 }],
    ["p-17", { points: 195.4, pointsName: "PPR", my: 0 }],
    ["p-18", { points: 99.7, pointsName: "PPR", my: null }],
  ] as const);
  const search = (query: string) => findPlayers(query, PEOPLE, { totals: TOTALS, figures });

  it("order who is found by what they give, and players without a point behind by their usual points", () => {
    const { players, order } = search("chiefs");
    expect(players.map(({ person }) => person.name)).toEqual([
      "Patrick Mahomes",
      "Kareem Hunt",
      "Harrison Butker",
      "Travis Kelce",
      "Noah Gray",
    ]);
    expect(order).toBe("mine-first");
  });

  it("put a defender among the others where they pay him, and are said as they are", () => {
    const names = search("harrison").players.map(({ person }) => person.name);
    expect(names.indexOf("Malik Harrison")).toBeLessThan(names.indexOf("Harrison Butker"));
    expect(search("steelers lb").order).toBe("MY");
  });
});

describe("a team and a position", () => {
  it.each([
    ["bills rb", ["James Cook", "Reggie Gilliam"]],
    ["KC TE", ["Travis Kelce", "Noah Gray"]],
    ["tight ends chiefs", ["Travis Kelce", "Noah Gray"]],
    ["KC k", ["Harrison Butker"]],
    ["kansas city kicker", ["Harrison Butker"]],
    ["steelers lb", ["Malik Harrison"]],
    ["pittsburgh linebackers", ["Malik Harrison"]],
    ["harrison linebacker", ["Malik Harrison"]],
    ["fullback", ["Reggie Gilliam"]],
    ["bills", ["Josh Allen", "James Cook", "Reggie Gilliam", "Keaton Bills"]],
    ["brown eagles", ["A.J. Brown"]],
    ["brown wr", ["A.J. Brown", "Amon-Ra St. Brown"]],
    ["washington", ["Terry McLaurin", "Parker Washington"]],
  ])("%s means %j", (query, names) => {
    expect(found(query)).toEqual(names);
  });

  it("is the team of now, and the one that the points were made for", () => {
    expect(found("jets wr")).toEqual(["Davante Adams"]);
    expect(found("rams wr")).toEqual(["Davante Adams"]);
  });

  it("is a defender's position of two letters, by itself where no name begins so", () => {
    expect(found("lb")).toContain("Malik Harrison");
    expect(found("s")).not.toContain("Malik Harrison");
    expect(found("steelers cb")).toEqual([]);
  });

  it("is no beginning of a name: te is nobody called Tee", () => {
    expect(found("te")).toEqual(["Travis Kelce", "Hunter Henry", "Noah Gray", "Brevin Jordan"]);
    expect(found("tee")).toEqual(["Tee Higgins"]);
  });
});

describe("a query that fits nobody", () => {
  it.each([
    ["mahommes", "Patrick Mahomes"],
    ["patrik mahomes", "Patrick Mahomes"],
    ["christian mcaffrey", "Christian McCaffrey"],
    ["jaxson smith njigba", "Jaxon Smith-Njigba"],
    ["travis kelse", "Travis Kelce"],
    ["devante adams", "Davante Adams"],
    ["higgens bengals", "Tee Higgins"],
    ["terrymclauren", "Terry McLaurin"],
  ])("%s is answered with %s", (query, name) => {
    const { players, isGuess } = findPlayers(query, PEOPLE, SEASON);
    expect(isGuess).toBe(true);
    expect(players[0]?.person.name).toBe(name);
  });

  it.each(["zzzz", "qx", "the quick fox", "", "  ", "%", "jr"])("%j is nobody's name, and near to none", (query) => {
    expect(found(query)).toEqual([]);
  });
});

describe("any query", () => {
  it("finds everyone by the whole name, first of all namesakes in letters", () => {
    for (const { name } of PEOPLE) expect(found(name)[0]).toBe(name);
    for (const { name } of PEOPLE) expect(found(name.toUpperCase())[0]).toBe(name);
  });

  it("is answered, with nobody twice", () => {
    const word = fc.constantFrom("brown", "rb", "kc", "new", "york", "st", "j", "mahommes", "é", "jr", "k");
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "grapheme" }),
          fc.array(word, { maxLength: 6 }).map((all) => all.join(" ")),
        ),
        (query) => {
          const names = found(query);
          expect(new Set(names).size).toBe(names.length);
        },
      ),
      { numRuns: 500 },
    );
  });
});
