import { unmasked } from "../../name-mask.ts";
import { findNumbers } from "../../../words/story-numbers.ts";
import { matches } from "../../../words/matches.ts";
import type { Fact } from "../../../facts/fact.ts";
import type { Unit } from "../../../facts/unit.ts";
import { NUMBER_UNITS } from "../../number-units.ts";
import type { Finding } from "../../cited-fault.ts";
import { idsOf, type Reading } from "../../reading.ts";

const NAMES =
  "(?:catches|receptions|targets|carries|touches|rushes|attempts|(?:passing |rushing |receiving )?(?:yards|touchdowns)|yardage|sacks|tackles|interceptions)";
const IN_BOTH = new RegExp(
  String.raw`\b(?:in )?both (?<one>${NAMES}) and (?<two>${NAMES})\b|\b(?:(?:in|on) )?(?:both|each|either|all (?:two|three|four)|every) (?:of (?:those|the two|these) )?(?:columns?|categor(?:y|ies)|departments?|areas?|statistics|stats?|figures|numbers|lists?|charts?|totals)\b`,
  "g",
);
const LED =
  /\b(?:led|leads|leading|paced|topped|tops|topping|bested|outdid|most|best|first|number one|game[- ]highs?|team[- ]highs?|highs|nobody|no one)\b/;

/** "Topped everyone in both columns": who is told of has the most of every figure that is given of him, or of two. */
export function inBothFigures(reading: Reading): Finding[] {
  return [...inBoth(reading), ...highsOf(reading)];
}

/** "Game highs of nine catches and 105 receiving yards": a rank for each figure of the sentence. */
function highsOf({ text, textAfter, numbers, inSentence, index, hits }: Reading): Finding[] {
  const said = /\bgame[- ]highs of\b/.exec(text);
  if (said === null) return [];
  const later = findNumbers(textAfter).map((token) => ({ ...token, unit: textAfter.slice(token.end) }));
  const own = numbers
    .filter(({ start }) => start > said.index)
    .map((token) => ({ ...token, unit: text.slice(token.end) }));
  const players = hits.flatMap((hit) => hit.players);
  const who = players.length > 0 ? players : inSentence.flatMap(({ roles }) => roles.player ?? []);
  const isHigh = ({ value, unit }: { value: number; unit: string }): boolean => {
    const units = NUMBER_UNITS.find(({ says }) => says.test(`${unit} `))?.units ?? [];
    return index
      .ofKind("rank")
      .some(
        (fact) =>
          isLead(fact) &&
          fact.marks.includes("ofGame") &&
          who.includes(fact.roles.player ?? "") &&
          units.some((one) => fact.values[one] === value),
      );
  };
  return [...own, ...later].slice(0, 2).every(isHigh)
    ? []
    : [{ word: unmasked(said[0]), reason: "Not each of the figures is a game high. Say which one is." }];
}

function inBoth(reading: Reading): Finding[] {
  const { text, inSentence, index, borne } = reading;
  const ranks = inSentence.filter(isLead);
  const [{ player } = {}] = ranks.map(({ roles }) => roles);
  if (player === undefined || !LED.test(text)) return [];
  return matches(text, IN_BOTH).flatMap(({ 0: said, index: at, groups = {} }): Finding[] => {
    const own = index.ofKind("rank").filter((fact) => isLead(fact) && fact.roles.player === player);
    const isOfGame = ranks.some(({ marks }) => marks.includes("ofGame"));
    const led = new Set(own.filter(({ marks }) => !isOfGame || marks.includes("ofGame")).flatMap(unitsOf));
    const lines = inSentence.filter(({ kind, roles }) => kind === "line" && roles.player === player);
    const given = groups["one"] === undefined ? lines.flatMap(unitsOf).filter((unit) => COUNTED.has(unit)) : [];
    const named = [groups["one"], groups["two"]].flatMap((words) => (words === undefined ? [] : [unitsCalled(words)]));
    if (
      led.size > 1 &&
      given.every((unit) => led.has(unit)) &&
      named.every((units) => units.some((unit) => led.has(unit)))
    ) {
      borne.push([at, at + said.length]);
      return [];
    }
    const word = unmasked(said);
    return [
      {
        word,
        reason: `"${word}" needs a rank for each of the figures, and ${idsOf(reading)} has not got them. Say which of them he led.`,
      },
    ];
  });
}

function unitsCalled(words: string): readonly string[] {
  return NUMBER_UNITS.find(({ says }) => says.test(` ${words} `))?.units ?? [];
}

const isLead = ({ kind, values, roles }: Fact): boolean =>
  kind === "rank" && values.rank === 1 && roles.player !== undefined;

/** What the columns of a line are. */
const COUNTED: ReadonlySet<string> = new Set<Unit>(["receptions", "receivingYards", "carries", "rushingYards"]);

function unitsOf({ values }: Fact): string[] {
  return Object.keys(values).filter((unit) => unit !== "rank" && unit !== "among");
}
