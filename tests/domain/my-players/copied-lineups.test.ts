import { describe, expect, it } from "vitest";
import { readInWords } from "../../fixtures/pasted-league.ts";

describe("a lineup copied from a page", () => {
  it("with a slot before each player and his short name: Sleeper", () => {
    const text = `Starters
QB
J Allen
QB - BUF (7)
1:00pm vs MIA
23.45
RB
B Robinson
RB - ATL
4:05pm @ CAR
12.1
FLX
A St. Brown
WR - DET
--
DEF
Philadelphia
DEF - PHI
BN
K Walker
RB - SEA
IR
Empty`;
    expect(readInWords(text)).toEqual([
      "= Josh Allen BUF",
      "= Bijan Robinson ATL",
      "= Amon-Ra St. Brown DET",
      "D PHI",
      "= Kenneth Walker III SEA",
    ]);
  });

  it("with names twice, the team, the position and the opponent in lines of their own: ESPN", () => {
    const text = `STARTERS
SLOT\tPLAYER\tACTION\tOPP\tSTATUS\tPROJ\tSCORE
QB
Josh Allen
Josh Allen
Buf
QB
MOVE
Jax
Sun 1:00 PM
23.1
--
TE
Travis Kelce
Travis KelceQ
KC
TE
MOVE
@Den
D/ST
Eagles D/ST
Eagles D/ST
Phi
D/ST
MOVE
Dal
Mon 8:15 PM
Bench
Chase Young
Chase Young
NO
DE`;
    expect(readInWords(text)).toEqual(["= Josh Allen BUF", "= Travis Kelce KC", "D PHI", "= Chase Young NO"]);
  });

  it("with all of a player in a row of columns: Yahoo", () => {
    const text = `Pos\tOffense\tOpp\tFan Pts\tProj Pts\t% Started
QB\tJosh Allen New Player Note Buf - QB\tSun 1:00 pm vs Jax\t24.31\t22.10\t99%
WR\tJustin Jefferson No new player Notes Min - WR Q\tFinal W 31-10 @ Chi\t14.31\t17.02\t100%
W/R/T\tB. Robinson Player Note Was - RB\tSun 4:25 pm @ Atl\t8.2
K\tHarrison Butker KC - K\tBye\t-
DEF\tNew York NYJ - DEF\tThu 8:15 pm vs NE\t4.00`;
    expect(readInWords(text)).toEqual([
      "= Josh Allen BUF",
      "= Justin Jefferson MIN",
      "= Brian Robinson Jr. WAS",
      "= Harrison Butker KC",
      "D NYJ",
    ]);
  });

  it("with given names and surnames in lines of their own", () => {
    expect(readInWords("Travis\nKelce\nTE\nJosh\nAllen\nQB · BUF")).toEqual(["= Travis Kelce KC", "= Josh Allen BUF"]);
  });

  it("with a note about each player, which may name a teammate", () => {
    const text = `QB
Josh Allen Buf - QB
Allen (shoulder) was a full participant in Thursday's practice.
TE
Travis Kelce KC - TE
Kelce has topped 100 yards in three games, and Patrick Mahomes likes him.`;
    expect(readInWords(text)).toEqual([
      "= Josh Allen BUF",
      "- Allen (shoulder) was a full participant in 's practice.",
      "= Travis Kelce KC",
      "- Kelce has topped 100 yards in three games, and Patrick Mahom",
    ]);
  });

  it("but of sentences alone the whole names are read", () => {
    expect(readInWords("I have Justin Jefferson and Puka, and I am starting Travis Kelce this week.")).toEqual([
      "= Justin Jefferson MIN",
      "= Travis Kelce KC",
    ]);
  });

  it("with a surname that is a place", () => {
    expect(readInWords("RB\nD Dallas\nRB - ARI\nWR\nWashington\nWR - JAX\nDEF\nDallas\nDEF - DAL")).toEqual([
      "= Deejay Dallas ARI",
      "= Parker Washington JAX",
      "D DAL",
    ]);
  });

  it("leaves out a page's own words", () => {
    expect(readInWords("My Team\nWeek 5\nTotal 123.4\nProj\nBN\nSun 1:00 PM\n(4-1)\nMIA @ BUF\nQ\n#12")).toEqual([]);
  });
});
