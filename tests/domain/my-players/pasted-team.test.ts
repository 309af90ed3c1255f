import { describe, expect, it } from "vitest";
import {
  NONE_OF_THESE,
  type PastedTeam,
  readPastedTeam,
  type TeamPaste,
} from "../../../domain/my-players/pasted-team.ts";
import { LEAGUE } from "../../fixtures/pasted-league.ts";

function idOf(name: string, team: string): string {
  const player = LEAGUE.find((one) => one.name === name && one.team === team);
  if (player === undefined) throw new Error(`nobody is called ${name}`);
  return player.playerId;
}

function read(paste: Partial<TeamPaste>, answers: Record<string, string> = {}, scoresDefenders = true): PastedTeam {
  const team = { starters: "", bench: "", ...paste };
  return readPastedTeam(team, new Map(Object.entries(answers)), LEAGUE, new Map(), scoresDefenders);
}

const names = (people: PastedTeam["starters"]): string[] => people.map(({ name, about }) => `${name} (${about})`);

describe("a pasted team", () => {
  it("has starters and a bench, each with his position and team, defenses too", () => {
    const team = read({ starters: "Patrick Mahomes\nBijan Robinson\nEagles D/ST", bench: "Travis Kelce" });
    expect(names(team.starters)).toEqual([
      "Patrick Mahomes (QB, Chiefs)",
      "Bijan Robinson (RB, Falcons)",
      "Philadelphia Eagles (Defense)",
    ]);
    expect(names(team.bench)).toEqual(["Travis Kelce (TE, Chiefs)"]);
    expect(team.questions).toEqual([]);
  });

  it("is parted by a line that says Bench, and has nobody twice", () => {
    const team = read({ starters: "Patrick Mahomes\nBENCH:\nTravis Kelce\nPatrick Mahomes", bench: "Travis Kelce" });
    expect(names(team.starters)).toEqual(["Patrick Mahomes (QB, Chiefs)"]);
    expect(names(team.bench)).toEqual(["Travis Kelce (TE, Chiefs)"]);
  });

  it("asks which Josh Allen, and takes the answer that was offered", () => {
    const [buffalo, jacksonville] = [idOf("Josh Allen", "BUF"), idOf("Josh Allen", "JAX")];
    const asked = read({ starters: "Josh Allen\nPatrick Mahomes", bench: "Josh Allen" });
    expect(asked.questions.map(({ key, text }) => `${key} ${text}`)).toEqual(["s0 Josh Allen", "b0 Josh Allen"]);
    expect(asked.questions[0]?.choices.map(({ owner }) => owner).toSorted()).toEqual(
      [buffalo, jacksonville].toSorted(),
    );
    expect(names(asked.starters)).toEqual(["Patrick Mahomes (QB, Chiefs)"]);
    const answered = read({ starters: "Josh Allen\nPatrick Mahomes" }, { s0: jacksonville });
    expect(answered.questions).toEqual([]);
    expect(names(answered.starters)).toEqual(["Josh Allen (LB, Jaguars)", "Patrick Mahomes (QB, Chiefs)"]);
  });

  it.each([
    ["somebody who was not offered", idOf("Kyle Allen", "PIT")],
    ["nobody", ""],
    ["a path", "../../etc/passwd"],
  ])("asks again after an answer of %s", (_who, answer) => {
    const team = read({ starters: "Josh Allen" }, { s0: answer });
    expect(team.questions).toHaveLength(1);
    expect(team.starters).toEqual([]);
  });

  it("leaves out what the reader says is none of them, and says what nobody is called", () => {
    const team = read({ starters: "Josh Allen\nQuux Nobodyatall" }, { s0: NONE_OF_THESE });
    expect(team).toMatchObject({ starters: [], questions: [], unknown: ["Quux Nobodyatall"] });
  });

  describe("in a league that scores no single defenders", () => {
    const inWords = (starters: string): string[] => {
      const { starters: sure, questions } = read({ starters }, {}, false);
      return [...names(sure), ...questions.map(({ choices }) => `? ${names(choices).join("; ")}`)];
    };

    it.each([
      ["a defender of the same name", "Josh Allen", ["Josh Allen (QB, Bills)"]],
      ["defenders of a surname", "Jefferson, J.", ["? Justin Jefferson (WR, Vikings)"]],
    ])("is not asked about %s", (_whom, starters, read) => {
      expect(inWords(starters)).toEqual(read);
    });

    it.each([
      ["his position", "Josh Allen LB", ["Josh Allen (LB, Jaguars)"]],
      ["his team", "Jefferson JAX", ["Jordan Jefferson (DT, Jaguars)"]],
      ["a name that nobody else has", "C. Jordan", ["? Cameron Jordan (DE, Saints)"]],
      [
        "another defender who is sure",
        "Jalen Ramsey, J. Jefferson",
        ["Jalen Ramsey (CB, Dolphins)", "? Justin Jefferson (WR, Vikings); Jordan Jefferson (DT, Jaguars)"],
      ],
    ])("has a defender all the same by %s", (_what, starters, read) => {
      expect(inWords(starters)).toEqual(read);
    });
  });

  describe("marks the one that a question most likely means", () => {
    const likely = (starters: string, bench = "") =>
      read({ starters, bench }, {}, false).questions.map(({ text, likely: owner }) => [
        text,
        LEAGUE.find(({ playerId }) => playerId === owner)?.name ?? null,
      ]);

    it.each([
      ["the only one of a name", "Mahomes", [["Mahomes", "Patrick Mahomes"]]],
      ["nobody of several", "Robinson", [["Robinson", null]]],
      ["nobody that the text contradicts", "Mahomes SEA", [["Mahomes", null]]],
      ["nobody with another suffix", "Kenneth Walker Jr.", [["Kenneth Walker Jr.", null]]],
      ["the one at a position of fantasy teams", "Jefferson", [["Jefferson", "Justin Jefferson"]]],
      ["no free agent beside him", "M. Williams", [["M. Williams", "Mike Williams"]]],
      ["no defender alone", "C. Jordan", [["C. Jordan", null]]],
    ])("%s", (_who, starters, questions) => {
      expect(likely(starters)).toEqual(questions);
    });

    it("among defenders too, where the roster has one", () => {
      expect(likely("Jefferson", "Jalen Ramsey")).toEqual([["Jefferson", null]]);
      expect(likely("C. Jordan", "Jalen Ramsey")).toEqual([["C. Jordan", "Cameron Jordan"]]);
    });

    it("but takes nobody before the reader has seen it", () => {
      expect(read({ starters: "Mahomes" })).toMatchObject({ starters: [], questions: [{ key: "s0" }] });
    });
  });

  it("offers a lineman only where the text asks for one or nobody else has the name", () => {
    const offered = (starters: string) => read({ starters }).questions.flatMap(({ choices }) => names(choices));
    expect(offered("Quillfeather")).toEqual(["Brandon Quillfeather (RB, 49ers)"]);
    expect(names(read({ starters: "Quillfeather OL" }).starters)).toEqual(["Brian Quillfeather (OL, Browns)"]);
  });

  it("asks about a defense of a place with two teams", () => {
    const team = read({ starters: "New York DST" });
    expect(team.questions[0]?.choices.map(({ owner }) => owner)).toEqual(["NYG", "NYJ"]);
    expect(names(read({ starters: "New York DST" }, { s0: "NYJ" }).starters)).toEqual(["New York Jets (Defense)"]);
  });

  it("says in words what is more than a team", () => {
    const all = [
      ...new Set(
        LEAGUE.filter(({ team }) => team !== null).map(({ name, position, team }) => `${name} ${position} ${team}`),
      ),
    ];
    const team = read({ starters: all.join("\n") });
    expect(team.starters).toHaveLength(30);
    expect(team.leftOut).toEqual(["Only the first 30 starters are kept."]);
  });
});
