import { describe, expect, it } from "vitest";
import { readPastedNames } from "../../../domain/my-players/read-pasted-names.ts";
import { LEAGUE, readInWords } from "../../fixtures/pasted-league.ts";

const JEFFERSONS = "? Justin Jefferson MIN, Jordan Jefferson JAX";

describe("one name", () => {
  it.each([
    ["ja'marr chase", "Ja'Marr Chase CIN"],
    ["JaMarr Chase Jr", "Ja'Marr Chase CIN"],
    ["Ja’Marr Chase ✅🔥", "Ja'Marr Chase CIN"],
    ["Amon Ra St Brown", "Amon-Ra St. Brown DET"],
    ["amonra stbrown", "Amon-Ra St. Brown DET"],
    ["A St. Brown DET", "Amon-Ra St. Brown DET"],
    ["AJ Brown", "A.J. Brown PHI"],
    ["A. J. Brown", "A.J. Brown PHI"],
    ["A.J.Brown", "A.J. Brown PHI"],
    ["DK METCALF", "DK Metcalf SEA"],
    ["CMC", "Christian McCaffrey SF"],
    ["hollywood brown", "Marquise Brown KC"],
    ["Emile Odegard", "Émile Ødegård CHI"],
    ["Ken Walker", "Kenneth Walker III SEA"],
    ["Kenneth Walker 3rd", "Kenneth Walker III SEA"],
    ["Marvin Harrison, Jr.", "Marvin Harrison Jr. ARI"],
    ["Jaxon Smith Njigba", "Jaxon Smith-Njigba SEA"],
    ["Chase Young", "Chase Young NO"],
    ["Will Levis IR", "Will Levis TEN"],
  ])("%s is %s", (text, player) => {
    expect(readInWords(text)).toEqual([`= ${player}`]);
  });

  it.each([
    ["QB Josh Allen BUF - @ MIA 1:00", "Josh Allen BUF"],
    ["J. Allen, QB, BUF", "Josh Allen BUF"],
    ["Allen, J. (JAX - LB)", "Josh Allen JAX"],
    ["Josh Allen | LB | Jaguars", "Josh Allen JAX"],
    ["josh allen bills vs DEN 24.5", "Josh Allen BUF"],
    ["- Bijan Robinson (ATL - RB) Q", "Bijan Robinson ATL"],
    ["B. Robinson WAS", "Brian Robinson Jr. WAS"],
    ["3. Kelce TE", "Travis Kelce KC"],
    ["K Butker", "Harrison Butker KC"],
    ["Washington WR JAX", "Parker Washington JAX"],
    ["Smith, DeVonta PHI", "DeVonta Smith PHI"],
    ["Josh AllenBUFQB", "Josh Allen BUF"],
    ["Ja'Marr ChaseCinWR", "Ja'Marr Chase CIN"],
    ["Justin Jefferson Justin Jefferson", "Justin Jefferson MIN"],
    ["Josh Allen BUFQB", "Josh Allen BUF"],
    ["Lee Mossman, WR, GNB", "Lee Mossman GB"],
    ["Lee Mossman/GB/WR", "Lee Mossman GB"],
    ["Lee Mossman LV LB", "Lee Hines-Mossman LV"],
    ["D. Hopkins K CLE", "Dustin Hopkins CLE"],
    ['Marquise "Hollywood" Brown', "Marquise Brown KC"],
  ])("%s has what makes it sure", (text, player) => {
    expect(readInWords(text)).toEqual([`= ${player}`]);
  });

  it("is the one who has all of it before the one of a double surname, until a hint is his", () => {
    expect(readInWords("Lee Mossman")).toEqual(["= Lee Mossman GB"]);
    expect(readInWords("Lee Mossman LV")).toEqual(["= Lee Hines-Mossman LV"]);
  });

  it("is recognized with a letter or two wrong where no other name is near", () => {
    expect(readInWords("Patrick Mahommes\nChristain McCafrey\nDrew Ashgorve\npat mahommes")).toEqual([
      "= Patrick Mahomes KC",
      "= Christian McCaffrey SF",
      "= Drew Ashgrove TEN",
    ]);
    expect(readInWords("Brjan Robinson")).toEqual(["? Bijan Robinson ATL, Brian Robinson Jr. WAS"]);
  });

  it("is asked about where a wrong letter makes somebody else's given name, until the team is there", () => {
    expect(readInWords("Jalen Waddle")).toEqual(["? Jaylen Waddle MIA"]);
    expect(readInWords("Jalen Waddle MIA")).toEqual(["= Jaylen Waddle MIA"]);
  });
});

describe("what is not sure", () => {
  it("is asked about: namesakes, and Josh Allen of a third team", () => {
    expect(readInWords("Josh Allen")).toEqual(["? Josh Allen BUF, Josh Allen JAX"]);
    expect(readInWords("Josh Allen KC")).toEqual(["? Josh Allen BUF, Josh Allen JAX"]);
    expect(readInWords("Josh Allen JAX QB")).toEqual(["? Josh Allen JAX, Josh Allen BUF"]);
  });

  it("is asked about: a team, a position or a suffix that is not his", () => {
    expect(readInWords("Travis Kelce, PHI")).toEqual(["? Travis Kelce KC"]);
    expect(readInWords("WR Travis Kelce")).toEqual(["? Travis Kelce KC"]);
    expect(readInWords("Kenneth Walker Jr.")).toEqual(["? Kenneth Walker III SEA"]);
    expect(readInWords("Justin Jefferson Sr.")).toEqual(["? Justin Jefferson MIN"]);
  });

  it("is nobody with another given name, which somebody else has", () => {
    expect(readInWords("Marvin Kelce")).toEqual(["- Marvin Kelce"]);
    expect(readInWords("Travs Kelec")).toEqual(["? Travis Kelce KC"]);
  });

  it("is asked about: a surname or initials alone, or with a hint that fits two", () => {
    expect(readInWords("Kelce")).toEqual(["? Travis Kelce KC"]);
    expect(readInWords("B. Robinson RB")).toEqual(["? Bijan Robinson ATL, Brian Robinson Jr. WAS"]);
    expect(readInWords("Tank")).toEqual(["? Tank Bigsby JAX, Tank Dell HOU"]);
  });

  it("is asked about: a short form that is another given name with a letter missing", () => {
    expect(readInWords("Bran Quillfeather")).toEqual(["? Brandon Quillfeather SF"]);
  });

  it("is asked about: a surname as it is heard", () => {
    expect(readInWords("Malik Neighbors")).toEqual(["? Malik Nabers NYG"]);
  });

  it("is not made sure by the team where an initial rules him out", () => {
    expect(readInWords("C. Johnstone PIT")).toEqual(["? Calvin Johnstone MIN"]);
  });

  it("takes the namesake who has a team before the one who has none", () => {
    expect(readInWords("Mike Williams")).toEqual(["= Mike Williams PIT"]);
  });

  it("is asked about where the pair may be two surnames", () => {
    expect(readInWords("Jefferson, Jordan")).toEqual(["? Jordan Jefferson JAX"]);
    expect(readInWords("Jefferson, Jordan JAX")).toEqual(["= Jordan Jefferson JAX"]);
  });

  it.each([
    ["Kelce, T. Hurts", ["? Travis Kelce KC", "- T. Hurts"]],
    [
      "Kelce, J. Hurts, Jefferson, J. Chase",
      ["? Travis Kelce KC", "? Jalen Hurts PHI", JEFFERSONS, "? Ja'Marr Chase CIN"],
    ],
    ["Metcalf, D. Smith", ["? DK Metcalf SEA", "? DeVonta Smith PHI"]],
    ["Smith, D.K. Metcalf", ["? DeVonta Smith PHI", "= DK Metcalf SEA"]],
    ["Allen, J. Jefferson KC", ["? Josh Allen BUF, Kyle Allen PIT, Keenan Allen CHI, Josh Allen JAX", JEFFERSONS]],
    ["Butker, Harrison, Kelce", ["? Harrison Butker KC", "? Marvin Harrison Jr. ARI", "? Travis Kelce KC"]],
  ])("keeps every name of a list of surnames: %s", (text, read) => {
    expect(readInWords(text)).toEqual(read);
  });

  it.each([
    ["Hopkins, D. CLE, Kelce, T. KC", ["= Dustin Hopkins CLE", "= Travis Kelce KC"]],
    ["Allen, J. Jaguars", ["= Josh Allen JAX"]],
    ["Butker, Harrison", ["= Harrison Butker KC"]],
    ["Butker, Harrison, Kelce, Travis", ["= Harrison Butker KC", "= Travis Kelce KC"]],
  ])("turns the names of a list around that has the surname first: %s", (text, read) => {
    expect(readInWords(text)).toEqual(read);
  });

  it("puts those in order by the points that it was given", () => {
    const renown = new Map([["p-1", 12]]);
    const { names } = readPastedNames("Josh Allen", LEAGUE, renown);
    expect(names).toMatchObject([{ kind: "ask", candidates: [{ playerId: "p-1" }, { playerId: "p-0" }] }]);
  });

  it("keeps what nobody is called", () => {
    expect(readInWords("Bob Nobody QB\nTravis Kelce")).toEqual(["- Bob Nobody", "= Travis Kelce KC"]);
  });

  it.each([
    ["Nobody Here", ["- Nobody Here"]],
    ["QB Nobody Here BUF 12.3", ["- Nobody Here"]],
    ["the nobodyatall, Travis Kelce", ["- the nobodyatall", "= Travis Kelce KC"]],
    ["Nobodyatall from Wherewasit", ["- Nobodyatall from Wherewasit"]],
    ["who should i start this week: Zzyzx", ["- Zzyzx"]],
    ["who should i start at home tonight please Zzyzx", ["- Zzyzx"]],
  ])("keeps what nobody is called whole where its other words are a lineup's: %s", (text, names) => {
    expect(readInWords(text)).toEqual(names);
  });
});

describe("a team in a line of its own that is nobody's hint", () => {
  it.each([
    ["NYG\nTravis Kelce", ["D? NYG", "= Travis Kelce KC"]],
    ["Travis Kelce\nNYG", ["? Travis Kelce KC", "D? NYG"]],
    ["BUF\nKC", ["D? BUF", "D? KC"]],
    ["K Butker\nKC\nBUF", ["= Harrison Butker KC", "D? BUF"]],
  ])("is asked about as a defense: %j", (text, read) => {
    expect(readInWords(text)).toEqual(read);
  });

  it("is not recognized with a position of players beside it", () => {
    expect(readInWords("Cardinals K\nTravis Kelce\nLions K\nDolphins TE\nJalen Hurts")).toEqual([
      "- Cardinals K",
      "? Travis Kelce KC",
      "- Lions K",
      "- Dolphins TE",
      "= Jalen Hurts PHI",
    ]);
  });

  it("is the opponent in the lines of a page", () => {
    expect(readInWords("Josh Allen\nBUF\nQB\nMIA\nTravis Kelce\nKC\nTE\nLV")).toEqual([
      "= Josh Allen BUF",
      "= Travis Kelce KC",
    ]);
  });
});

describe("defenses", () => {
  it.each([
    ["Eagles D/ST", "D PHI"],
    ["PHI DEF", "D PHI"],
    ["DST: PHI", "D PHI"],
    ["Philadelphia", "D PHI"],
    ["Philadelphia Eagles @DAL", "D PHI"],
    ["Eagles D vs DEN", "D PHI"],
    ["49ers", "D SF"],
    ["New York DEF", "D? NYG, NYJ"],
    ["New York (NYJ - DEF)", "D NYJ"],
    ["Washington", "D WAS"],
  ])("%s is %s", (text, defense) => {
    expect(readInWords(text)).toEqual([defense]);
  });

  it("are found among players, whose teams are none", () => {
    expect(readInWords("Travis Kelce KC, Eagles, Jalen Hurts (PHI), DEF: SEA")).toEqual([
      "= Travis Kelce KC",
      "D PHI",
      "= Jalen Hurts PHI",
      "D SEA",
    ]);
  });
});

describe("a text that is too long", () => {
  it("is read up to 200 names, and says so", () => {
    const { names, leftOut } = readPastedNames(
      Array.from(
        { length: 300 },
        (_, at) =>
          `Nobody N${"abcdefghij"[at % 10]}${"klmnopqrst"[Math.floor(at / 10) % 10]}${"uvw"[Math.floor(at / 100)]}`,
      ).join("\n"),
      LEAGUE,
    );
    expect(names).toHaveLength(200);
    expect(leftOut).toBe("Only the first 200 names were read.");
  });

  it("is read up to 20,000 characters, and says so", () => {
    const { names, leftOut } = readPastedNames(`Travis Kelce\n${"- ".repeat(10_000)}\nJalen Hurts`, LEAGUE);
    expect(names).toHaveLength(1);
    expect(leftOut).toBe("Only the first 20,000 characters were read.");
  });

  it("is read in one line as in many", () => {
    const all = LEAGUE.slice(3, 40).map(({ name, team }) => `${name} ${team ?? "FA"}`);
    const many = Array.from({ length: 5 }, () => all).flat();
    expect(readInWords(many.join(", "))).toEqual(readInWords(many.join("\n")));
  });

  it("says nothing of one that is not", () => {
    expect(readPastedNames("Travis Kelce", LEAGUE).leftOut).toBeNull();
    expect(readPastedNames("", LEAGUE)).toEqual({ names: [], leftOut: null });
  });
});
