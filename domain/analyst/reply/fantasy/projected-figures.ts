import type { LineFigure } from "../../../game/figures.ts";

/** A question that speaks of what was projected. */
export const OF_PROJECTION = /\bproj(?:ect(?:ion|ions|ed))?\b/;

/** Something that is projected of a player beside his fantasy points: one figure of a line, or several added up. */
export interface ProjectedFigure {
  fields: readonly LineFigure[];
  words: string;
}

interface Named extends ProjectedFigure {
  says: RegExp;
}

/** By the words that fans say, the narrow before the wide: what a narrow one says is not read again by a wide one. */
const FIGURES: readonly Named[] = [
  {
    says: /\b(?:td|touchdown) pass\w*|\b(?:pass\w*|throw\w*) (?:tds?|touchdowns?)\b/,
    fields: ["passingTouchdowns"],
    words: "touchdown passes",
  },
  {
    says: /\b(?:rush\w*|run\w*|ground) (?:tds?|touchdowns?)\b/,
    fields: ["rushingTouchdowns"],
    words: "rushing touchdowns",
  },
  {
    says: /\b(?:receiv\w*|catch\w*) (?:tds?|touchdowns?)\b|\b(?:td|touchdown) catch\w*/,
    fields: ["receivingTouchdowns"],
    words: "touchdown catches",
  },
  {
    says: /\b(?:scrimmage|all purpose)(?: (?:yards?|yds|yardage))?(?: from scrimmage)?\b|\byards from scrimmage\b/,
    fields: ["rushingYards", "receivingYards"],
    words: "yards from scrimmage",
  },
  {
    says: /\b(?:rush\w*|run\w*|ground) (?:yards?|yds|yardage)\b|\brushing\b|\b(?:yards?|yds|yardage) (?:on the ground|rushing)\b/,
    fields: ["rushingYards"],
    words: "rushing yards",
  },
  {
    says: /\b(?:receiv\w*|catch\w*) (?:yards?|yds|yardage)\b|\breceiving\b/,
    fields: ["receivingYards"],
    words: "receiving yards",
  },
  {
    says: /\b(?:pass\w*|throw\w*|air) (?:yards?|yds|yardage)\b|\bpassing\b|\b(?:yards?|yds|yardage) (?:in|through) the air\b/,
    fields: ["passingYards"],
    words: "passing yards",
  },
  { says: /\b(?:targets?|tgts?)\b/, fields: ["receivingTargets"], words: "targets" },
  { says: /\b(?:catch(?:es)?|receptions?|recs)\b/, fields: ["receptions"], words: "catches" },
  { says: /\b(?:carries|rush(?:ing)? attempts)\b/, fields: ["rushingAttempts"], words: "carries" },
  { says: /\btouches\b/, fields: ["rushingAttempts", "receptions"], words: "touches" },
  { says: /\bcompletions\b/, fields: ["passingCompletions"], words: "completions" },
  { says: /\b(?:interceptions|ints|picks)\b/, fields: ["passingInterceptions"], words: "interceptions" },
];

/** What bare yards and touchdowns are of, by position. */
const BARE: Readonly<Record<string, { yards: ProjectedFigure; touchdowns: ProjectedFigure }>> = {
  QB: {
    yards: { fields: ["passingYards"], words: "passing yards" },
    touchdowns: { fields: ["passingTouchdowns"], words: "touchdown passes" },
  },
  RB: {
    yards: { fields: ["rushingYards"], words: "rushing yards" },
    touchdowns: { fields: ["rushingTouchdowns", "receivingTouchdowns"], words: "touchdowns" },
  },
  WR: {
    yards: { fields: ["receivingYards"], words: "receiving yards" },
    touchdowns: { fields: ["rushingTouchdowns", "receivingTouchdowns"], words: "touchdowns" },
  },
  TE: {
    yards: { fields: ["receivingYards"], words: "receiving yards" },
    touchdowns: { fields: ["rushingTouchdowns", "receivingTouchdowns"], words: "touchdowns" },
  },
};
const YARDS = /\b(?:yards?|yds|yardage)\b/;
const TOUCHDOWNS = /\b(?:tds?|touchdowns?)\b/;

/** Every figure that a text names by its kind, in the order of the table. */
export function figuresNamed(text: string): ProjectedFigure[] {
  return readFigures(text).named;
}

/** The same with bare yards and touchdowns, which are those of the position. */
export function figuresOf(text: string, position: string): ProjectedFigure[] {
  const { named, rest } = readFigures(text);
  const bare = BARE[position];
  return [
    ...named,
    ...(bare !== undefined && YARDS.test(rest) ? [bare.yards] : []),
    ...(bare !== undefined && TOUCHDOWNS.test(rest) ? [bare.touchdowns] : []),
  ];
}

function readFigures(text: string): { named: ProjectedFigure[]; rest: string } {
  const named: ProjectedFigure[] = [];
  let rest = text;
  for (const { says, fields, words } of FIGURES) {
    if (!says.test(rest)) continue;
    named.push({ fields, words });
    rest = rest.replace(says, " ");
  }
  return { named, rest };
}
