import { wordCount } from "../../words/word-count.ts";
import type { CitedText } from "../../facts/cited-text.ts";
import type { FactIndex } from "../../facts/fact-index.ts";
import { composeText } from "../compose-text.ts";
import { ToldScore } from "../flow/told-score.ts";
import { StatedClock } from "../parts/stated-clock.ts";
import { beatsOf, type Beat } from "../flow/beats-of.ts";
import { decidersOf } from "../flow/deciders-of.ts";
import type { ToldCauses } from "../flow/flow-context.ts";
import { writeBeats } from "../flow/write-beats.ts";
import type { Block, Sentence } from "../clause.ts";
import { Voice } from "../voice.ts";
import { fantasySentences } from "./recap-fantasy.ts";
import { headlineOf } from "./recap-headline.ts";
import { leadSentence } from "./recap-lead.ts";
import { numberSentences } from "./recap-numbers.ts";
import { type Plot, plotOf } from "./recap-plot.ts";
import { seasonSentences } from "./recap-season.ts";

const FEWEST_WORDS = 255;
const ENOUGH_WORDS = 320;
const MOST_WORDS = 350;
const WORDS_OF_A_MOMENT = 16;
const MOST_EVENTS_IN_A_ROW = 3;

/** A recap of a finished game; null of a game without a final score. The same facts always make the same text. */
export function writeRecap(index: FactIndex): CitedText | null {
  const plot = plotOf(index);
  if (plot === null) return null;
  const beats = beatsOf(plot, index);
  const optional = beats.filter(({ isMust }) => !isMust).toSorted((a, b) => b.weight - a.weight);
  const make = (more: number, detail: Detail) =>
    composeText(recapBlocks(plot, index, chosen(beats, optional.slice(0, more)), detail), index);
  const least = make(0, USUAL);
  const room = Math.floor((ENOUGH_WORDS - wordCount(least.markdown)) / WORDS_OF_A_MOMENT);
  let more = Math.min(Math.max(0, room), optional.length);
  let text = more === 0 ? least : make(more, USUAL);
  while (more > 0 && wordCount(text.markdown) > MOST_WORDS) text = make((more -= 1), USUAL);
  while (more < optional.length && wordCount(text.markdown) < ENOUGH_WORDS) {
    const longer = make(more + 1, USUAL);
    if (wordCount(longer.markdown) > MOST_WORDS) break;
    text = longer;
    more += 1;
  }
  for (const figures of MORE_FIGURES) {
    if (wordCount(text.markdown) >= FEWEST_WORDS) break;
    text = make(more, { ...USUAL, figures });
  }
  const less = [...LESS, ...(plot.takeaways === null ? [] : LESS_OF_TAKEAWAYS), ...LEAST];
  for (const detail of less) if (wordCount(text.markdown) > MOST_WORDS) text = make(more, detail);
  return {
    ...headlineOf(plot, index, new Voice(index)),
    ...(passesOver(text) ? (wholeOf(optional.length, make) ?? text) : text),
  };
}

type Text = ReturnType<typeof composeText>;

/** Whether scores are counted instead of told. */
function passesOver({ markdown }: Text): boolean {
  return /\bscores later\b/.test(markdown);
}

/** The text that tells all scores, with the least left out of the rest for it; null where none is short enough. */
function wholeOf(most: number, make: (more: number, detail: Detail) => Text): Text | null {
  for (const detail of [USUAL, ...LESS, ...LESS_OF_TAKEAWAYS]) {
    for (let more = most; more >= 0; more -= 1) {
      const text = make(more, detail);
      if (!passesOver(text) && wordCount(text.markdown) <= MOST_WORDS) return text;
    }
  }
  return null;
}

/** How much is told beside the moments. */
export interface Detail {
  causes: ToldCauses;
  figures: number;
  /** The most sentences about fantasy points. */
  fantasy: number;
}

const USUAL: Detail = { causes: "all", figures: 2, fantasy: 4 };
const MORE_FIGURES = [3, 4, 5, 6];
const LESS: readonly Detail[] = [
  { causes: "all", figures: 1, fantasy: 4 },
  { causes: "all", figures: 1, fantasy: 3 },
  { causes: "all", figures: 1, fantasy: 2 },
  { causes: "ballLost", figures: 1, fantasy: 2 },
];
/** A recap that counts the balls won keeps what they brought. */
const LESS_OF_TAKEAWAYS: readonly Detail[] = [
  { causes: "ballLost", figures: 0, fantasy: 2 },
  { causes: "ballLost", figures: 0, fantasy: 1 },
];
const LEAST: readonly Detail[] = [
  { causes: "none", figures: 1, fantasy: 3 },
  { causes: "none", figures: 1, fantasy: 2 },
  { causes: "none", figures: 0, fantasy: 2 },
  { causes: "none", figures: 0, fantasy: 1 },
];

/** The moments to tell; of many in a row without points only the weightiest, for they read as a list. */
function chosen(beats: readonly Beat[], extra: readonly Beat[]): Beat[] {
  const kept = beats.filter((beat) => beat.isMust || extra.includes(beat));
  const rows: Beat[][] = [];
  for (const beat of kept) {
    const row = rows.at(-1);
    if (row !== undefined && isEvent(beat) && row.every(isEvent)) row.push(beat);
    else rows.push([beat]);
  }
  return rows.flatMap((row) => {
    const heaviest = new Set(row.toSorted((a, b) => b.weight - a.weight).slice(0, MOST_EVENTS_IN_A_ROW));
    return row.filter((beat) => beat.isMust || heaviest.has(beat));
  });
}

function isEvent({ fact }: Beat): boolean {
  return fact.kind !== "score" && fact.kind !== "break";
}

function recapBlocks(plot: Plot, index: FactIndex, beats: readonly Beat[], detail: Detail): Block[] {
  const voice = new Voice(index);
  const clock = new StatedClock(voice);
  const opening = leadSentence(plot, index, voice);
  const known = new Set(opening.flatMap(({ ids }) => ids));
  const context = {
    index,
    voice,
    clock,
    known,
    causes: detail.causes,
    deciders: decidersOf(index),
    apart: new Set(beats.map(({ fact }) => fact.id)),
    told: new ToldScore(index),
  };
  const season = seasonSentences(plot, index, voice);
  const flow: Block[] = [
    { heading: voice.pick("flow", ["How it happened", "How it went", "The game"]) },
    ...paragraphs(beats).map((some, at, all) => ({ sentences: writeBeats(some, context, at === all.length - 1) })),
  ];
  const numbers = numberSentences(plot, index, voice, { known, most: detail.figures });
  const fantasy = fantasySentences(index, voice).slice(0, detail.fantasy);
  const why: Block[] = [
    { heading: voice.pick("why", ["By the numbers", "Why they won", "The difference"]) },
    { sentences: numbers },
  ];
  const isEarlyOver = ["rout", "shutout"].some((mark) => plot.result.marks.some((own) => own === mark));
  const middle = isEarlyOver ? [...why, ...flow] : [...flow, ...why];
  const lead: Sentence[] = [opening, ...season];
  return [
    { sentences: lead },
    ...middle,
    { heading: voice.pick("fantasy", ["For fantasy", "Fantasy", "Fantasy notes"]) },
    { sentences: fantasy },
  ];
}

/** The two halves of the game apart. */
function paragraphs(beats: readonly Beat[]): Beat[][] {
  const isFirst = ({ fact }: Beat): boolean => fact.at?.quarter === "1" || fact.at?.quarter === "2";
  return [beats.filter(isFirst), beats.filter((beat) => !isFirst(beat))].filter((part) => part.length > 0);
}
