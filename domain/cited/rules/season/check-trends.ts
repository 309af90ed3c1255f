import { matches } from "../../../words/matches.ts";
import { saysIt } from "../../../words/story-numbers.ts";
import type { Fact } from "../../../facts/fact.ts";
import type { Finding } from "../../cited-fault.ts";
import { idsOf, type Reading } from "../../reading.ts";
import { PARTS } from "../clause/worked-claims.ts";

/** Words for a mean that rises and for one that falls: of points scored, and of points allowed. */
const SCORED = {
  up: /\b(?:surg\w+|heat\w* up|picked up|woken up|rising|risen|swell\w*|swollen|balloon\w*|climb\w*)\b/,
  down: /\b(?:cool\w* (?:off|down)|slow\w* down|slipp?\w*|slump\w*|fad\w+|dipp?\w*|sagg?\w*|dropp?\w*|sunk)\b/,
};
const ALLOWED = {
  up: /\b(?:loosen\w*|slipp?\w*|leak\w*|slump\w*|swell\w*|swollen|balloon\w*|rising|risen|climb\w*)\b/,
  down: /\b(?:tighten\w*|stiffen\w*|settl\w+ down|shrunk|dropp?\w*|dipp?\w*|improv\w+)\b/,
};
const BESIDE_MEAN =
  /(?:(?<hedge>nearly |almost |about |just under |just over |more than )?(?<by>\d+(?:\.\d+)?)(?: points?)? )?\b(?<way>above|over|below|under)(?: (?:their|its|the))? (?:season(?:'s|-long)? )?(?:averages?|means?|norms?|marks?)\b/g;
const ALIKE = /\b(?:identical|indistinguishable|even|equal|alike|matched|the same|similar)\b/;

interface Trend {
  form: Fact;
  /** Points a game of late over those of the season. */
  rise: number;
}

/** How a team has done of late beside its season, and two teams beside each other, are as their means say. */
export function checkTrends(reading: Reading): Finding[] {
  const { text, cited, borne } = reading;
  const trends = cited.flatMap((form) => trendOf(form, reading));
  const faults: Finding[] = [];
  const [first] = trends;
  if (first !== undefined && trends.every(({ rise }) => rise > 0 === first.rise > 0)) {
    const { up, down } = first.form.marks.includes("allowed") ? ALLOWED : SCORED;
    const wrong = (first.rise > 0 ? down : up).exec(text)?.[0];
    if (wrong !== undefined && !(first.rise > 0 ? up : down).test(text))
      faults.push({ word: wrong, reason: `It is the other way round in ${idsOf(reading)} beside the season's mean.` });
  }
  for (const { 0: said, index: at, groups } of matches(text, BESIDE_MEAN)) {
    const isUp = /above|over/.test(groups?.["way"] ?? "");
    const by = groups?.["by"];
    const token = { value: Number(by), decimals: /\./.test(by ?? "") ? 1 : 0 };
    const isSo = ({ rise }: Trend): boolean =>
      rise > 0 === isUp &&
      (by === undefined ||
        saysIt(
          { ...token, start: 0, end: 0, text: by, form: "plain", other: 0 },
          groups?.["hedge"] ?? "",
          Math.abs(rise),
        ));
    if (trends.length > 0 && trends.every(isSo)) borne.push([at, at + said.length]);
    else if (trends.length > 0) faults.push({ word: said, reason: `That is not how they lie in ${idsOf(reading)}.` });
  }
  return [...faults, ...unlike(reading), ...fallenBy(reading)];
}

function trendOf(form: Fact, { index }: Reading): Trend[] {
  if (form.kind !== "form" || !form.marks.includes("lately") || form.team === null) return [];
  const unit = form.values.pointsFor === undefined ? "pointsAgainst" : "pointsFor";
  const [of, mean] = [form.values[unit], index.byId(`mean:${form.team}:${unit}`)?.values[unit]];
  return of === undefined || mean === undefined || of === mean ? [] : [{ form, rise: of - mean }];
}

const FALLEN_BY =
  /\b(?<way>f[ae]ll(?:en)?|drop(?:ped)?|sink|sunk|sank|shrink|shrunk|slip(?:ped)?|plunged?|declined?|cut|down|rise|risen|rose|climb(?:ed)?|grow|grown|grew|jump(?:ed)?|up|increased?) (?:by )?(?:(?<hedge>more than|less than|nearly|almost|about|over|roughly|just over|just under) )?(?<part>half|a third|a quarter|two-thirds)\b/g;

/** "His targets fall by more than half": of late beside his mean. */
function fallenBy({ text, cited, borne, ...reading }: Reading): Finding[] {
  const changes = cited.flatMap(({ kind, values: { mean, games: _games, ...figures } }) => {
    const [late] = Object.values(figures);
    return kind === "mean" && mean !== undefined && mean > 0 && late !== undefined ? [late / mean - 1] : [];
  });
  const [change, another] = changes;
  if (change === undefined || another !== undefined) return [];
  const isUp = change > 0;
  const turned = matches(text, isUp ? /\bdown from\b/g : /\bup from\b/g);
  if (turned[0] !== undefined) return [{ word: turned[0][0], reason: "It moved the other way. Say which way it did." }];
  return matches(text, FALLEN_BY).flatMap(({ 0: word, index: at, groups }): Finding[] => {
    const { way = "", hedge = "", part = "" } = groups ?? {};
    const [size, said] = [Math.abs(change), PARTS[part] ?? 0];
    const isSize = /more|over/.test(hedge)
      ? size > said && size < said + 0.25
      : /less|nearly|almost|under/.test(hedge)
        ? size <= said && size > said - 0.12
        : Math.abs(size - said) <= 0.05;
    if (isSize && change > 0 === /^(?:ris|ros|climb|gr|jump|up|incr)/.test(way)) {
      borne.push([at, at + word.length]);
      return [];
    }
    return [{ word, reason: `That is not how far it moved in ${idsOf({ text, cited, borne, ...reading })}.` }];
  });
}

/** "The defenses are almost identical": two means of the same figure, no more than a point apart. */
function unlike({ text, cited, borne }: Reading): Finding[] {
  const [one, two, third] = cited;
  const said = ALIKE.exec(text);
  if (said === null || one?.kind !== "mean" || two?.kind !== "mean" || third !== undefined || one.team === two.team)
    return [];
  const unit = one.values.pointsFor === undefined ? "pointsAgainst" : "pointsFor";
  const apart = Math.abs((one.values[unit] ?? NaN) - (two.values[unit] ?? NaN));
  if (Number.isNaN(apart)) return [];
  if (apart > 1) return [{ word: said[0], reason: `They lie ${apart.toFixed(1)} apart. Give both figures.` }];
  borne.push([said.index, said.index + said[0].length]);
  return [];
}
