import { createElement as h, type CSSProperties, type ReactElement, type ReactNode } from "react";
import type { GameShareCard, PlayShareCard, ShareCard, SharePoints, ShareTeam } from "../../domain/page/share-card.ts";
import type { ShareFigure } from "../../domain/page/share-figure.ts";
import { TEAM_COLORS, type TeamColors } from "../../domain/page/team-colors.ts";

/** What link previews ask for: 1.91 to 1. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

/** The light theme of `app/styles/tokens.css`: a picture has one theme. */
const [PAPER, INK, INK_2, RULE, BRINE] = ["#fafbf6", "#161b12", "#495143", "#d9ddd0", "#8fb339"];
const MARGIN = 64;
const FIGURE_HEIGHT = 116;
/** What the dot at the end of the line takes to either side, its rim included. */
const DOT = 12;
const UNKNOWN_TEAM: TeamColors = {
  field: INK,
  stripes: PAPER,
  letters: PAPER,
  edge: { light: INK, dark: PAPER },
  secondEdge: { light: INK_2, dark: PAPER },
};

/** A share picture as elements for satori: boxes are flex, and every size is in pixels of 1200 x 630. */
export function cardElement(card: ShareCard): ReactElement {
  return column(
    {
      boxSizing: "border-box",
      width: SHARE_WIDTH,
      height: SHARE_HEIGHT,
      padding: `44px ${MARGIN}px 0`,
      background: PAPER,
      color: INK,
    },
    card.kind === "site" ? siteParts() : card.kind === "game" ? gameParts(card) : playParts(card),
  );
}

function siteParts(): ReactNode[] {
  return [
    header(null),
    column({ flexGrow: 1, justifyContent: "center", paddingBottom: 60 }, [
      text(
        { fontSize: 84, fontWeight: 800, letterSpacing: "-0.035em", lineHeight: 1.1 },
        "NFL games for fantasy football",
      ),
      text({ marginTop: 28, fontSize: 34, color: INK_2 }, "Scores, box scores with fantasy points, and every play."),
    ]),
  ];
}

function gameParts({
  away,
  home,
  homeSecondEdge,
  isSimulated,
  week,
  matchup,
  status,
  note,
  leaders,
  figure,
}: GameShareCard): ReactNode[] {
  const hasScore = away.points !== null;
  return [
    header([week, status], isSimulated),
    row({ marginTop: 22, height: 10 }, [
      box({ flexGrow: 1, background: colorsOf(away).edge.light }),
      box({ flexGrow: 1, background: edgeOf(home, homeSecondEdge) }),
    ]),
    row({ marginTop: 24, justifyContent: "space-between" }, [
      row({ alignItems: "center", gap: 18 }, [sleeve(away), nick(away)]),
      row({ alignItems: "center", gap: 18 }, [nick(home), sleeve(home)]),
    ]),
    hasScore
      ? row(
          {
            flexGrow: 1,
            justifyContent: "space-between",
            alignItems: "center",
            paddingBottom: figure === null ? 40 : 10,
          },
          [points(away, "flex-start"), pointsList(leaders), points(home, "flex-end")],
        )
      : column({ flexGrow: 1, justifyContent: "center", paddingBottom: 60 }, [
          text({ fontSize: 76, fontWeight: 800, letterSpacing: "-0.035em", lineHeight: 1.1 }, matchup),
          text({ marginTop: 24, fontSize: 40, color: INK_2 }, note),
        ]),
    ...(figure === null ? [] : [drawing(figure, away, home)]),
  ];
}

function playParts(card: PlayShareCard): ReactNode[] {
  const { away, home, homeSecondEdge, isSimulated, matchup, clock, situation, sentence, swing, points, figure } = card;
  return [
    header([matchup, ""], isSimulated),
    column({ flexGrow: 1, justifyContent: "center" }, [
      row({ justifyContent: "space-between", fontSize: 30 }, [
        row({ gap: 22 }, [text({ fontWeight: 700 }, clock), text({ color: INK_2 }, situation)]),
        ...(swing === ""
          ? []
          : [row({ gap: 12 }, [text({ color: INK_2 }, "Win chance"), text({ fontWeight: 700 }, swing)])]),
      ]),
      text(
        {
          marginTop: 20,
          fontWeight: 800,
          letterSpacing: "-0.03em",
          lineHeight: 1.12,
          textWrap: "balance",
          ...sentenceSize(sentence),
        },
        sentence,
      ),
    ]),
    row({ height: 8 }, [
      box({ flexGrow: 1, background: colorsOf(away).edge.light }),
      box({ flexGrow: 1, background: edgeOf(home, homeSecondEdge) }),
    ]),
    row({ height: 116, alignItems: "center", justifyContent: "space-between" }, [
      row({ alignItems: "center", gap: 20 }, [sleeve(away), shortScore(away), shortScore(home), sleeve(home)]),
      points.length === 0 ? box({}) : playPoints(points),
    ]),
    ...(figure === null ? [] : [drawing(figure, away, home)]),
  ];
}

/** Long words of a source get smaller letters, and the longest of all an end. */
function sentenceSize(sentence: string): CSSProperties {
  const fontSize = sentence.length <= 64 ? 66 : sentence.length <= 110 ? 54 : sentence.length <= 180 ? 42 : 34;
  return {
    fontSize,
    maxHeight: Math.floor(fontSize * 1.12 * 5),
    lineClamp: fontSize === 66 ? 4 : 5,
    overflow: "hidden",
    display: "block",
  };
}

function header(right: [quiet: string, strong: string] | null, isSimulated = false): ReactElement {
  return row({ justifyContent: "space-between", alignItems: "center", fontSize: 27 }, [
    row({ alignItems: "center", gap: 14 }, [
      mark(),
      text({ fontSize: 31, fontWeight: 700, letterSpacing: "-0.03em" }, "Pickle Six"),
      ...(isSimulated ? [text({ marginLeft: 14, color: INK_2 }, "Simulated game")] : []),
    ]),
    right === null
      ? box({})
      : row({ gap: 20 }, [
          text({ color: INK_2 }, right[0]),
          ...(right[1] === "" ? [] : [text({ fontWeight: 700 }, right[1])]),
        ]),
  ]);
}

/** A line over the game from edge to edge of the picture: above the middle the visitors', below it the home team's. */
function drawing({ label, points, end }: ShareFigure, away: ShareTeam, home: ShareTeam): ReactElement {
  const [middle, reach] = [FIGURE_HEIGHT / 2, FIGURE_HEIGHT / 2 - 6];
  const line = points
    .map(({ at, value }) => `${((at / end) * SHARE_WIDTH).toFixed(1)} ${(middle - value * reach).toFixed(1)}`)
    .join(" ");
  const last = points.at(-1) ?? { at: 0, value: 0 };
  const right = ((last.at / end) * SHARE_WIDTH).toFixed(1);
  const ticks = [0.25, 0.5, 0.75, 1].filter((at) => at < end).map((at) => (at / end) * SHARE_WIDTH);
  const isOpen = last.at < end;
  return row({ position: "relative", width: SHARE_WIDTH, height: FIGURE_HEIGHT, marginLeft: -MARGIN, flexShrink: 0 }, [
    h(
      "svg",
      { viewBox: `0 0 ${SHARE_WIDTH} ${FIGURE_HEIGHT}`, width: SHARE_WIDTH, height: FIGURE_HEIGHT },
      ...ticks.map((x) => h("path", { d: `M${x} 0V${FIGURE_HEIGHT}`, stroke: RULE, strokeWidth: 2 })),
      h("path", { d: `M${line} L${right} ${middle}L0 ${middle}Z`, fill: INK, fillOpacity: 0.08 }),
      h("path", { d: `M0 ${middle}H${SHARE_WIDTH}`, stroke: INK_2, strokeWidth: 1.5, strokeDasharray: "3 4" }),
      h("path", { d: `M${line}`, stroke: INK, strokeWidth: 4.5, strokeLinejoin: "round", fill: "none" }),
      ...(isOpen
        ? [
            h("circle", {
              // Whole, where it is at an edge.
              cx: Math.min(SHARE_WIDTH - DOT, Math.max(DOT, Number(right))),
              cy: Math.min(FIGURE_HEIGHT - DOT, Math.max(DOT, middle - last.value * reach)),
              r: 10,
              fill: "#39660f",
              stroke: PAPER,
              strokeWidth: 3,
            }),
          ]
        : []),
    ),
    row({ position: "absolute", left: 16, top: 4, gap: 10, fontSize: 18, color: INK_2 }, [
      text({ fontWeight: 700 }, away.code),
      text({}, label),
    ]),
    text({ position: "absolute", left: 16, bottom: 4, fontSize: 18, fontWeight: 700, color: INK_2 }, home.code),
  ]);
}

/** The site's mark, as in `app/components/mark.tsx`. */
function mark(): ReactElement {
  return h(
    "svg",
    { viewBox: "0 0 32 32", width: 48, height: 48 },
    h(
      "g",
      { transform: "rotate(-38 16 16)" },
      h("path", { fill: BRINE, d: "M3 16.4C3 11.6 8.4 9 16 9s13 2.6 13 7.2-5.6 7-13 7S3 20.6 3 16.4Z" }),
      h("path", {
        stroke: INK,
        strokeWidth: 1.6,
        strokeLinecap: "round",
        fill: "none",
        d: "M10.2 16h11.6M12.4 13.4v5.2M16 13.2v5.6M19.6 13.4v5.2",
      }),
    ),
  );
}

/** The same sleeve as on the pages (`app/styles/sleeve.css`), 76 pixels high. */
function sleeve(team: ShareTeam): ReactElement {
  const { field, stripes, letters } = colorsOf(team);
  const stripe = (): ReactElement => box({ height: 7, background: stripes });
  return column(
    {
      width: 74,
      height: 76,
      borderRadius: 6,
      overflow: "hidden",
      background: field,
      color: letters,
      border: "1px solid rgba(22,27,18,.22)",
    },
    [
      row({ height: 51, alignItems: "center", justifyContent: "center", fontSize: 24, fontWeight: 800 }, [team.code]),
      stripe(),
      box({ height: 5 }),
      stripe(),
    ],
  );
}

function nick({ nick }: ShareTeam): ReactElement {
  return text({ fontSize: 40, fontWeight: 700, letterSpacing: "-0.03em" }, nick);
}

function points({ points: own, isAhead }: ShareTeam, side: "flex-start" | "flex-end"): ReactElement {
  const weight = isAhead ? { fontWeight: 800 } : { fontWeight: 300 };
  return row({ width: 380, justifyContent: side, fontSize: 270, letterSpacing: "-0.045em", lineHeight: 1, ...weight }, [
    String(own),
  ]);
}

function pointsList(leaders: readonly SharePoints[]): ReactElement {
  if (leaders.length === 0) return box({});
  return column({ width: 310 }, [
    caps("PPR points"),
    ...leaders.map(({ points: made, name }) =>
      row({ padding: "13px 0", borderBottom: `1px solid ${RULE}`, gap: 16, fontSize: 26 }, [
        text({ fontWeight: 700 }, made),
        text(
          { fontSize: name.length > 24 ? 15 : name.length > 18 ? 20 : 26, alignSelf: "center", whiteSpace: "nowrap" },
          name,
        ),
      ]),
    ),
  ]);
}

function shortScore({ code, points: own, isAhead }: ShareTeam): ReactElement {
  return text({ fontSize: 50, letterSpacing: "-0.03em", fontWeight: isAhead ? 800 : 300 }, `${code} ${own}`);
}

function playPoints(points: readonly SharePoints[]): ReactElement {
  return column({}, [
    caps("PPR points"),
    row(
      { gap: 22, fontSize: 27 },
      points.map(({ points: made, name }) =>
        row({ gap: 9 }, [text({ fontWeight: 700 }, made), text({ color: INK_2 }, name)]),
      ),
    ),
  ]);
}

function caps(words: string): ReactElement {
  return text({ fontSize: 18, fontWeight: 600, color: INK_2, letterSpacing: "0.06em" }, words.toUpperCase());
}

function colorsOf({ code }: ShareTeam): TeamColors {
  return TEAM_COLORS[code] ?? UNKNOWN_TEAM;
}

function edgeOf(team: ShareTeam, second: boolean): string {
  const { edge, secondEdge } = colorsOf(team);
  return (second ? secondEdge : edge).light;
}

function box(style: CSSProperties): ReactElement {
  return h("div", { style: { display: "flex", ...style } });
}

function row(style: CSSProperties, children: ReactNode[]): ReactElement {
  return h("div", { style: { display: "flex", ...style } }, ...children);
}

function column(style: CSSProperties, children: ReactNode[]): ReactElement {
  return row({ flexDirection: "column", ...style }, children);
}

function text(style: CSSProperties, words: string): ReactElement {
  return h("div", { style: { display: "flex", ...style } }, words);
}
