import type { FigurePlace } from "./game-figure.ts";

/** Where words stand beside a point of the figure: pixels from it to their baseline, and which end of them is there. */
export interface WordsPlace {
  dx: number;
  dy: number;
  anchor: "start" | "middle" | "end";
  /** How wide the figure must be drawn for it: on a phone, wider, or on both. */
  on: "narrow" | "wide" | "any";
}

/** What words may not cover, in percent of the figure. */
export interface Drawn {
  /** The line of the chance, point by point. */
  line: readonly FigurePlace[];
  dots: readonly FigurePlace[];
  /** Words that have their place already. */
  others: readonly PlacedWords[];
}

export type PlacedWords = FigurePlace & WordsPlace & { label: string };

/** How `course.css` draws the figure below 36rem and from there: widths that occur, height, size of the type and how wide a letter of it is. */
const DRAWINGS = [
  { on: "narrow", widths: [175, 200, 260, 323], height: 112, type: 11, letter: 5.8 },
  { on: "wide", widths: [344, 400, 460, 546, 613], height: 136, type: 13, letter: 6.9 },
] as const;

type Drawing = (typeof DRAWINGS)[number];

/** Half of a dot with its edge, and what stays free around words. */
const [DOT, AROUND] = [5.5, 2];
/** Words may stand in the figure's padding. */
const OUTSIDE = 4;

const RISES = [-8, -12, -16, -22, -28, -36, -44, 4, 14, 18, 22, 28, 36, 44];
const SIDES = [
  { dx: 0, anchor: "middle" },
  { dx: 8, anchor: "start" },
  { dx: -8, anchor: "end" },
  { dx: 16, anchor: "start" },
  { dx: -16, anchor: "end" },
] as const;
/** The nearest first. */
const CANDIDATES = SIDES.flatMap((side) => RISES.map((dy) => ({ ...side, dy }))).toSorted(
  (a, b) => Math.hypot(a.dx, a.dy) - Math.hypot(b.dx, b.dy),
);

/** Where the words of a point can stand, one place for each way that the figure is drawn; where they would cover something there is none. */
export function wordsPlaces(point: FigurePlace, label: string, drawn: Drawn): WordsPlace[] {
  const [narrow, wide] = DRAWINGS.map((drawing) => {
    const free = CANDIDATES.find((place) => isFree({ ...point, ...place, label }, drawing, drawn));
    return free === undefined ? null : { ...free, on: drawing.on };
  });
  const isSame = narrow?.dx === wide?.dx && narrow?.dy === wide?.dy && narrow?.anchor === wide?.anchor;
  if (isSame && wide) return [{ ...wide, on: "any" }];
  return [narrow, wide].filter((place) => place !== null && place !== undefined);
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

type Words = FigurePlace & Pick<WordsPlace, "dx" | "dy" | "anchor"> & { label: string };

function isFree(words: Words, drawing: Drawing, { line, dots, others }: Drawn): boolean {
  return drawing.widths.every((width) => {
    const box = boxOf(words, drawing, width);
    const at = ({ x, y }: FigurePlace): FigurePlace => ({ x: (x / 100) * width, y: (y / 100) * drawing.height });
    if (box.left < 0 || box.right > width || box.top < -OUTSIDE || box.bottom > drawing.height + OUTSIDE) return false;
    const dotted = dots
      .map(at)
      .some(({ x, y }) => meets(box, { left: x - DOT, right: x + DOT, top: y - DOT, bottom: y + DOT }));
    if (dotted) return false;
    const told = others.filter(({ on }) => on === "any" || on === drawing.on);
    if (told.some((other) => meets(box, boxOf(other, drawing, width)))) return false;
    const points = line.map(at);
    return points.every((point, index) => index === 0 || !crosses(box, points[index - 1] ?? point, point));
  });
}

/** Capitals and numbers: they reach three quarters of the type's size above the baseline, and a comma a little below it. */
function boxOf({ x, y, dx, dy, anchor, label }: Words, { height, type, letter }: Drawing, width: number): Box {
  const length = label.length * letter;
  const left = (x / 100) * width + dx - length * { start: 0, middle: 0.5, end: 1 }[anchor];
  const baseline = (y / 100) * height + dy;
  return {
    left: left - AROUND,
    right: left + length + AROUND,
    top: baseline - type * 0.75 - AROUND,
    bottom: baseline + type * 0.2 + AROUND,
  };
}

function meets(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Whether a straight line between two points, of which the second is not left of the first, comes into a box. */
function crosses(box: Box, from: FigurePlace, to: FigurePlace): boolean {
  const [left, right] = [Math.max(box.left, from.x), Math.min(box.right, to.x)];
  if (left > right) return false;
  const run = to.x - from.x;
  const height = (x: number): number => from.y + (run === 0 ? 0 : ((x - from.x) / run) * (to.y - from.y));
  const ends = run === 0 ? [from.y, to.y] : [height(left), height(right)];
  return Math.min(...ends) < box.bottom && Math.max(...ends) > box.top;
}
