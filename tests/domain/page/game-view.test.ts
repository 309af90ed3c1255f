import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type GameView, gameViewSearch, parseGameView } from "../../../domain/page/game-view.ts";

const parse = (query: string) => parseGameView(new URLSearchParams(query));
const PLAIN: GameView = {
  plays: "all",
  source: null,
  tab: "passing",
  order: null,
  at: null,
  play: null,
  scores: null,
  scoring: null,
};

const anyView: fc.Arbitrary<GameView> = fc.record({
  plays: fc.constantFrom("all", "flow", "key", "scoring", "1", "2", "3", "4", "OT"),
  source: fc.constantFrom(null, "projections", "stats"),
  tab: fc.constantFrom("passing", "rushing", "receiving"),
  order: fc.constantFrom(null, "oldest", "newest"),
  at: fc.constantFrom(null, "kickoff", "40", "a play & more"),
  play: fc.option(fc.string({ minLength: 1 })),
  scores: fc.constantFrom(null, "shown"),
  scoring: fc.constantFrom(null, "half", "half*pass_td*6", "no & rules"),
});

describe("the view in the address", () => {
  it("S4.view.1 S4.view.2 S2.box.9 without parameters: all plays, passing, and source and order left to the game", () => {
    expect(parse("")).toEqual(PLAIN);
    expect(gameViewSearch(PLAIN)).toBe("");
  });

  it("S2.route.17 reads every parameter", () => {
    const query =
      "?at=40&plays=flow&source=projections&tab=rushing&order=newest&play=4518&scores=shown&scoring=half*rec*1";
    const view: GameView = {
      plays: "flow",
      source: "projections",
      tab: "rushing",
      order: "newest",
      at: "40",
      play: "4518",
      scores: "shown",
      scoring: "half*rec*1",
    };
    expect(parse(query)).toEqual(view);
    expect(gameViewSearch(parse(query))).toBe(query);
  });

  it.each(["OT", "ot", "Ot"])("O.22 case is ignored: plays=%s", (plays) => {
    expect(parse(`plays=${plays}`).plays).toBe("OT");
  });

  it("O.22 unknown values are the default", () => {
    expect(parse("plays=5&source=guesses&tab=kicking&order=random")).toEqual(PLAIN);
    expect(parse("plays=&source=&tab=&order=")).toEqual(PLAIN);
  });

  it("S2.plays.17 a view's address opens the same view", () => {
    fc.assert(
      fc.property(anyView, (view) => {
        expect(parse(gameViewSearch(view))).toEqual(view);
      }),
    );
  });

  it("S2.box.43 a changed tab or source changes nothing else", () => {
    fc.assert(
      fc.property(anyView, anyView, (view, other) => {
        expect(parse(gameViewSearch({ ...view, tab: other.tab }))).toEqual({ ...view, tab: other.tab });
        expect(parse(gameViewSearch({ ...view, source: other.source }))).toEqual({ ...view, source: other.source });
      }),
    );
  });

  it("O.22 no address whatever makes it fail, and one view has one address", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom("plays", "source", "tab", "order", "x"), fc.string()), (given) => {
        const view = parseGameView(new URLSearchParams(given));
        expect(gameViewSearch(parse(gameViewSearch(view)))).toBe(gameViewSearch(view));
      }),
    );
  });
});
