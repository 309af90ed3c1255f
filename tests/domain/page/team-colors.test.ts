import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import {
  ALIKE,
  colorDistance,
  contrast,
  needsSecondEdge,
  TEAM_COLORS,
  type TeamColors,
} from "../../../domain/page/team-colors.ts";
import { TEAMS } from "../../../domain/game/team.ts";

const PAPER = { light: "#fafbf6", dark: "#11150f" };
const css = readFileSync(new URL("../../../app/styles/teams.css", import.meta.url), "utf8");
const tokens = readFileSync(new URL("../../../app/styles/tokens.css", import.meta.url), "utf8");

function colorsOf(code: string): TeamColors {
  const colors = TEAM_COLORS[code];
  if (colors === undefined) throw new Error(`${code} has no colors`);
  return colors;
}

describe("team colors", () => {
  it("every team has them", () => {
    expect(Object.keys(TEAM_COLORS).toSorted()).toEqual(TEAMS.map((team) => team.code).toSorted());
  });

  it("the papers that contrast is measured on are the style sheet's", () => {
    expect(tokens).toContain(`--paper: light-dark(${PAPER.light}, ${PAPER.dark})`);
  });

  it.each(TEAMS.map((team) => team.code))("%s: letters, edges and style sheet", (code) => {
    const colors = colorsOf(code);
    expect(contrast(colors.field, colors.letters)).toBeGreaterThanOrEqual(4.5);
    for (const edge of [colors.edge, colors.secondEdge]) {
      expect(contrast(edge.light, PAPER.light)).toBeGreaterThanOrEqual(3);
      expect(contrast(edge.dark, PAPER.dark)).toBeGreaterThanOrEqual(3);
    }
    const { edge, secondEdge } = colors;
    const plain = css.replace(/\s+/g, " ");
    expect(plain).toContain(
      `.t-${code} { --t1: ${colors.field}; --t2: ${colors.stripes}; --tt: ${colors.letters}; --te: light-dark(${edge.light}, ${edge.dark}); }`,
    );
    expect(plain).toContain(`.t-${code}.second { --te: light-dark(${secondEdge.light}, ${secondEdge.dark}); }`);
  });

  it("in all 992 pairings the two edges can be told apart in both themes", () => {
    const alike = TEAMS.flatMap((away) =>
      TEAMS.filter((home) => home !== away).flatMap((home) => {
        const visitors = colorsOf(away.code).edge;
        const second = needsSecondEdge(away.code, home.code);
        const hosts = second ? colorsOf(home.code).secondEdge : colorsOf(home.code).edge;
        const least = Math.min(colorDistance(visitors.light, hosts.light), colorDistance(visitors.dark, hosts.dark));
        return least < ALIKE ? [`${away.code} at ${home.code}: ${least.toFixed(3)}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });

  it("two navy teams: the home team changes, and a team that nobody knows changes nothing", () => {
    expect(needsSecondEdge("BUF", "NYG")).toBe(true);
    expect(needsSecondEdge("MIN", "CHI")).toBe(false);
    expect(needsSecondEdge("XXX", "CHI")).toBe(false);
  });
});
