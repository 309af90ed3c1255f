import type { Fact } from "../../../facts/fact.ts";
import { matches } from "../../../words/matches.ts";
import type { Finding } from "../../cited-fault.ts";
import { idsOf, type Reading } from "../../reading.ts";
import { eventsOf, type Spot, spotsOf } from "../clause/deed-spots.ts";
import { THAT_ALONE } from "../clause/that-alone.ts";

const BEHIND =
  "(?: one)?(?: of (?:them|those))?(?: (?:went|came|was|belonged))?(?=,? (?:by|from|on|at|in|to|with|for|off|through|against|when|as|twice|@|#|an?\\b|the|his|their|\\d))";
/** How somebody's next deed is told. */
const BACK = "(?:came|got) (?:right |straight |quickly )?back(?= with\\b)|followed (?:it |that )?up(?= with\\b)";
const MARKER = new RegExp(
  String.raw`\b(?<first>(?:(?:struck|scored) )?first)${BEHIND}|\b(?:(?:and|but) )?(?:(?<next>then|next|later(?: on)?|second|${BACK}|after${THAT_ALONE})|(?<last>finally|lastly|last|third))${BEHIND}`,
  "g",
);

/** "A got him first, B second": the word stands behind its deed. */
const PLACE = /\b(?:the )?(?:(?<first>first)|(?<next>second|third|fourth|next)|(?<last>last))(?=[,.;]|$| and\b)/g;
const AS_TOLD = /\bin (?:that|this|the same|just that|exactly that) order\b/g;

/** A piece of a list: a deed, and the word that gives it its place. */
interface Piece {
  marker: RegExpExecArray | null;
  spot: Spot;
}

/**
 * "First by Martin, then by Sainristil and finally by Chinn": a list of deeds in an order of its own. Each piece is one of the deeds that are cited, by
 * who did it or by its yards; what comes first and last in the list does so among all of them.
 */
export function inSequence(reading: Reading): Finding[] {
  const { text, part } = reading;
  const events = part.ids.length < 2 ? [] : eventsOf(reading);
  if (events.length < 2) return [];
  const [markers, places] = [matches(text, MARKER), matches(text, PLACE)];
  const placed = places[0]?.groups?.["first"] === undefined ? null : placedOf(places, events, reading);
  const lists = [
    (placed?.length ?? 0) > 1 || markers.length === 0 ? placed : (piecesOf(markers, events, reading) ?? placed),
    ...matches(text, AS_TOLD).map((found) => toldBefore(found, events, reading)),
  ];
  return lists.flatMap((pieces) =>
    pieces === null || (pieces.length < 2 && pieces !== placed) ? [] : verdictOf(pieces, events, reading),
  );
}

function verdictOf(pieces: readonly Piece[], events: readonly Fact[], reading: Reading): Finding[] {
  const { index, borne } = reading;
  const told: Fact[] = [];
  for (const { spot } of pieces) {
    const next = spot.facts
      .filter((fact) => told.every((one) => index.compareTime(one, fact) < 0))
      .toSorted((a, b) => index.compareTime(a, b))[0];
    // "Broke the tie five minutes later with a 6-yard catch" tells one deed and lists none.
    if (next === undefined) return isList(pieces) ? [wrong(reading)] : [];
    told.push(next);
  }
  const isAt = (fact: Fact | undefined, way: 1 | -1): boolean =>
    fact !== undefined &&
    events.every((one) => one.kind !== fact.kind || way * index.compareTime(one, fact) >= 0 || told.includes(one));
  if (pieces[0]?.marker?.groups?.["first"] !== undefined && !isAt(told[0], 1)) return [wrong(reading)];
  if (pieces.at(-1)?.marker?.groups?.["last"] !== undefined && !isAt(told.at(-1), -1)) return [wrong(reading)];
  for (const { marker } of pieces) if (marker !== null) borne.push([marker.index, marker.index + marker[0].length]);
  return [];
}

/** "A first, B second and C third": each deed before its word. */
function placedOf(places: readonly RegExpExecArray[], events: readonly Fact[], reading: Reading): Piece[] | null {
  const spots = spotsOf(events, reading);
  const pieces = places.map((marker, nth) => {
    const from = places[nth - 1]?.index ?? 0;
    const spot = spots.findLast(({ at }) => at >= from && at < marker.index);
    return spot === undefined ? null : { marker, spot };
  });
  return pieces.some((piece) => piece === null) ? null : pieces.flatMap((piece) => piece ?? []);
}

/** "By A, B and C, in that order": all that is told before it. */
function toldBefore(marker: RegExpExecArray, events: readonly Fact[], reading: Reading): Piece[] {
  const { text, numbers } = reading;
  const bare = numbers.flatMap(({ form, value, start, end }): Spot[] => {
    const facts = events.filter(({ values }) => [values.yards, values.kickYards].includes(value));
    const isBare = form === "plain" && facts.length === 1 && /^(?:,|$| and\b| yards?\b)/.test(text.slice(end));
    return isBare ? [{ facts, at: start }] : [];
  });
  const spots = [...spotsOf(events, reading), ...bare].filter(({ at }) => at < marker.index);
  const pieces = spots
    .toSorted((a, b) => a.at - b.at)
    .filter((spot, nth, all) => all.findIndex(({ facts }) => facts[0] === spot.facts[0]) === nth)
    .map((spot) => ({ marker: null, spot }));
  return pieces.map((piece, nth) => (nth === 0 ? { ...piece, marker } : piece));
}

/** Each piece's deed, up to the next marker; null where one of them is not found. */
function piecesOf(markers: readonly RegExpExecArray[], events: readonly Fact[], reading: Reading): Piece[] | null {
  const { text } = reading;
  const spots = [...spotsOf(events, reading), ...bareYards(events, reading)].toSorted((a, b) => a.at - b.at);
  const [opening] = markers;
  const pieces: Piece[] = [];
  // "From 41 yards, then from 25": what the list begins with needs no word.
  if (opening !== undefined && opening.groups?.["first"] === undefined) {
    const before = spots.findLast(({ at, facts }) => at < opening.index && facts.length === 1);
    if (before === undefined) return null;
    pieces.push({ marker: null, spot: before });
  }
  for (const [nth, marker] of markers.entries()) {
    const from = marker.index + marker[0].length;
    const end = Math.min(markers[nth + 1]?.index ?? text.length, from + text.slice(from).search(/[;:]|$/));
    const spot = spots.find(({ at }) => at >= from && at < end);
    if (spot === undefined) return null;
    pieces.push({ marker, spot });
  }
  return pieces;
}

/** "First from 41 yards, then from 25": the unit stands at the first. */
function bareYards(events: readonly Fact[], { text, numbers }: Reading): Spot[] {
  return numbers.flatMap(({ form, value, start, end }): Spot[] => {
    const down = /\bon (?:third|fourth|3rd|4th)[- ]and[- ]$/.test(text.slice(0, start));
    const of = events.filter(({ values }) => values.distance === value);
    if (down) return of.length === 1 ? [{ facts: of, at: start }] : [];
    // "First at the 6 and then at the 13" says where on the field.
    const isPlace = /\b(?:at|on|from) the $/.test(text.slice(0, start));
    const isBare = form === "plain" && (isPlace || /\b(?:from|for|of|gained?) $/.test(text.slice(0, start)));
    const facts = events.filter(({ values: { yards, kickYards, returnYards, yardsToEndZone } }) =>
      (isPlace ? [yardsToEndZone] : [yards, kickYards, returnYards]).includes(value),
    );
    return isBare && /^(?:[,.;]|$| (?:and|then|next)\b)/.test(text.slice(end)) && facts.length === 1
      ? [{ facts, at: start }]
      : [];
  });
}

function isList(pieces: readonly Piece[]): boolean {
  const [opening] = pieces;
  return (
    pieces.length > 2 ||
    opening?.marker?.groups?.["first"] !== undefined ||
    opening?.marker?.[0].endsWith("order") === true ||
    pieces.some(({ marker }) => /\b(?:back|up)$/.test(marker?.[0] ?? ""))
  );
}

function wrong(reading: Reading): Finding {
  return {
    word: "first",
    reason: `The list does not fit the order in which ${idsOf(reading)} happened. Tell them in their order.`,
  };
}
