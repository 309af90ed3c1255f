/** A color for the light theme and one for the dark theme, `#rrggbb`. */
export interface EdgeColor {
  light: string;
  dark: string;
}

/**
 * How a team is drawn. `field`, `stripes` and `letters` make the sleeve: letters have 4.5:1 on their field. An edge is a rule,
 * a bar or a filled area on the page: 3:1 on the paper of its theme. `secondEdge` is for a home team whose first edge is
 * like the visitors'.
 */
export interface TeamColors {
  field: string;
  stripes: string;
  letters: string;
  edge: EdgeColor;
  secondEdge: EdgeColor;
}

type Pair = readonly [light: string, dark: string];

function colors(field: string, stripes: string, letters: string, edge: Pair, second: Pair): TeamColors {
  return {
    field,
    stripes,
    letters,
    edge: { light: edge[0], dark: edge[1] },
    secondEdge: { light: second[0], dark: second[1] },
  };
}

/** Team colors, moved toward black or white until they passed. `app/styles/teams.css` holds the same values as classes. */
export const TEAM_COLORS: Readonly<Record<string, TeamColors>> = {
  ARI: colors("#97233f", "#000000", "#ffffff", ["#97233f", "#a8465e"], ["#22261e", "#d7dbd0"]),
  ATL: colors("#a71930", "#000000", "#ffffff", ["#a71930", "#b53e51"], ["#22261e", "#d7dbd0"]),
  BAL: colors("#241773", "#9e7c0c", "#ffffff", ["#241773", "#6a61a0"], ["#9e7c0c", "#9e7c0c"]),
  BUF: colors("#00338d", "#c60c30", "#ffffff", ["#00338d", "#476cad"], ["#c60c30", "#c9183a"]),
  CAR: colors("#0a8acc", "#000000", "#161b12", ["#0085ca", "#0085ca"], ["#22261e", "#d7dbd0"]),
  CHI: colors("#0b162a", "#e64100", "#ffffff", ["#e64100", "#e64100"], ["#0b162a", "#606875"]),
  CIN: colors("#fb4f14", "#000000", "#161b12", ["#fb4f14", "#fb4f14"], ["#22261e", "#d7dbd0"]),
  CLE: colors("#ff3c00", "#311d00", "#161b12", ["#ff3c00", "#ff3c00"], ["#311d00", "#736552"]),
  DAL: colors("#002244", "#b0b7bc", "#ffffff", ["#002244", "#526980"], ["#888d91", "#b0b7bc"]),
  DEN: colors("#002244", "#fb4f14", "#ffffff", ["#fb4f14", "#fb4f14"], ["#002244", "#526980"]),
  DET: colors("#0076b6", "#b0b7bc", "#ffffff", ["#0076b6", "#0076b6"], ["#888d91", "#b0b7bc"]),
  GB: colors("#203731", "#ffb612", "#ffffff", ["#b8830d", "#ffb612"], ["#203731", "#5a6b67"]),
  HOU: colors("#03202f", "#a71930", "#ffffff", ["#a71930", "#b53e51"], ["#22261e", "#d7dbd0"]),
  IND: colors("#002c5f", "#ffffff", "#ffffff", ["#002c5f", "#527092"], ["#8c8c8c", "#ffffff"]),
  JAX: colors("#006778", "#000000", "#ffffff", ["#006778", "#147383"], ["#b08522", "#d7a22a"]),
  KC: colors("#e31837", "#ffb612", "#ffffff", ["#e31837", "#e31837"], ["#b8830d", "#ffb612"]),
  LAR: colors("#003594", "#ffd100", "#ffffff", ["#003594", "#3d65ae"], ["#a88a00", "#ffd100"]),
  LAC: colors("#007bc7", "#ffc20e", "#ffffff", ["#007bc7", "#007bc7"], ["#b0860a", "#ffc20e"]),
  LV: colors("#000000", "#a5acaf", "#ffffff", ["#848a8c", "#a5acaf"], ["#22261e", "#6c7169"]),
  MIA: colors("#0a939b", "#f58220", "#161b12", ["#008e97", "#008e97"], ["#d5711c", "#f58220"]),
  MIN: colors("#4f2683", "#ffc62f", "#ffffff", ["#4f2683", "#795aa1"], ["#ad8720", "#ffc62f"]),
  NE: colors("#002244", "#c60c30", "#ffffff", ["#c60c30", "#cb1f41"], ["#002244", "#526980"]),
  NO: colors("#d3bc8d", "#000000", "#161b12", ["#988766", "#d3bc8d"], ["#22261e", "#6c7169"]),
  NYG: colors("#0b2265", "#a71930", "#ffffff", ["#0b2265", "#596996"], ["#a71930", "#b43c4f"]),
  NYJ: colors("#003f2d", "#ffffff", "#ffffff", ["#003f2d", "#477568"], ["#8c8c8c", "#ffffff"]),
  PHI: colors("#004c54", "#a5acaf", "#ffffff", ["#004c54", "#337076"], ["#878d90", "#a5acaf"]),
  PIT: colors("#000000", "#ffb612", "#ffffff", ["#b8830d", "#ffb612"], ["#22261e", "#6c7169"]),
  SEA: colors("#002244", "#69be28", "#ffffff", ["#549820", "#69be28"], ["#002244", "#526980"]),
  SF: colors("#aa0000", "#b3995d", "#ffffff", ["#aa0000", "#be3d3d"], ["#a18a54", "#b3995d"]),
  TB: colors("#a71930", "#322f2b", "#ffffff", ["#a71930", "#b53e51"], ["#22261e", "#d7dbd0"]),
  TEN: colors("#002244", "#4b92db", "#ffffff", ["#488cd2", "#4b92db"], ["#c8102e", "#ca1734"]),
  WAS: colors("#5a1414", "#ffb612", "#ffffff", ["#5a1414", "#8f5f5f"], ["#b8830d", "#ffb612"]),
};

/** Below this distance in OKLab two edges are taken for one color at a glance. */
export const ALIKE = 0.1;

/** Whether the home team needs its second edge beside these visitors: the first edges are alike in one of the themes. */
export function needsSecondEdge(awayTeam: string, homeTeam: string): boolean {
  const away = TEAM_COLORS[awayTeam]?.edge;
  const home = TEAM_COLORS[homeTeam]?.edge;
  if (away === undefined || home === undefined) return false;
  return colorDistance(away.light, home.light) < ALIKE || colorDistance(away.dark, home.dark) < ALIKE;
}

/** The distance of two `#rrggbb` colors in OKLab: 0 for the same color, 1 from black to white. */
export function colorDistance(one: string, other: string): number {
  const [l1, a1, b1] = oklab(one);
  const [l2, a2, b2] = oklab(other);
  return Math.hypot(l1 - l2, a1 - a2, b1 - b2);
}

/** Björn Ottosson's OKLab (2020), from sRGB. */
function oklab(color: string): [number, number, number] {
  const [r, g, b] = linearRgb(color);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** WCAG 2 contrast of two `#rrggbb` colors, 1 to 21. */
export function contrast(one: string, other: string): number {
  const lighter = Math.max(luminance(one), luminance(other));
  const darker = Math.min(luminance(one), luminance(other));
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [r, g, b] = linearRgb(color);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function linearRgb(color: string): [number, number, number] {
  const channel = (from: number): number => {
    const value = Number.parseInt(color.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}
