import { describe, expect, it } from "vitest";

import { figuresNamed, figuresOf } from "../../../domain/analyst/reply/fantasy/projected-figures.ts";
import { readManagers } from "../../../domain/analyst/reply/fantasy/read-managers.ts";

describe("what a fantasy manager asks", () => {
  it.each([
    ["did kelce hit his number", "over"],
    ["did he even get to his fantasy number", "over"],
    ["lost my week by 2 did nico smash his number", "over"],
    ["did worthy come up short of his number", "under"],
    ["kelce owners how did he miss", "missed"],
    ["had dell in my flex how far short was he", "missed"],
    ["pacheco managers did he come through", "over"],
    ["started mixon did he pay off for me", "over"],
    ["did worthy let my team down in fantasy", "under"],
    ["i started hunt did he burn me", "under"],
    ["rostered kelce what did he do for my team", "told"],
    ["i had mahomes how did he do for us", "told"],
    ["stroud owners are we cooked", "told"],
    ["did collins hurt my lineup", "told"],
    ["mixon owners eating good", "told"],
  ])("%s: %s", (text, ask) => {
    expect(readManagers(text)).toBe(ask);
  });

  it.each([
    // Nobody says that he has him on a team.
    "how did fairbairn miss",
    "how far short was he on 4th down",
    "did he come through in the clutch",
    "did the defense let them down",
    "are we ok",
    // What is missed is no number of points.
    "kelce owners how did he miss the block",
    "mixon managers how did he miss practice",
    "did fairbairn miss any kicks for his owners",
    // A bet's number is nobody's projection.
    "did stroud hit his passing yards number",
    // Something else is asked beside it.
    "started kelce did he come through and who scored first",
    "pacheco owners are we ok and when did he leave",
  ])("nothing of his: %s", (text) => {
    expect(readManagers(text)).toBeNull();
  });
});

describe("the figures that a projection is of", () => {
  it.each([
    ["rushing yards vs projection", ["rushing yards"]],
    ["catches targets and receiving yds vs proj", ["receiving yards", "targets", "catches"]],
    ["rushing tds and rushing yards", ["rushing touchdowns", "rushing yards"]],
    ["td passes and passing yards", ["touchdown passes", "passing yards"]],
    ["all purpose yards against his projection", ["yards from scrimmage"]],
    ["yards on the ground", ["rushing yards"]],
    ["points vs projection", []],
  ])("%s", (text, words) => {
    expect(figuresNamed(text).map((one) => one.words)).toStrictEqual(words);
  });

  it.each([
    ["QB", ["passing yards", "touchdown passes"]],
    ["RB", ["rushing yards", "touchdowns"]],
    ["TE", ["receiving yards", "touchdowns"]],
    ["K", []],
  ])("bare yards and touchdowns are those of a %s", (position, words) => {
    expect(figuresOf("yds and tds vs projected", position).map((one) => one.words)).toStrictEqual(words);
  });

  it("takes no bare yards beside the yards that are named", () => {
    expect(figuresOf("receiving yards vs projected", "RB").map((one) => one.words)).toStrictEqual(["receiving yards"]);
  });
});
