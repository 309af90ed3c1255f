import { canonicalTeamCode } from "../game/team-code.ts";

const LONGEST_NAME = 40;
const MOST_WORDS = 6;
const NAME = /^[\p{Script=Latin}\d](?:[\p{Script=Latin}\p{M}\d .'-]|(?<=\p{Lu})&(?=\p{Lu})|,(?= [JS]r\.?$))*$/u;
/** What stands in small letters inside names of people and places. */
const PARTICLES = new Set("at of the and on de da di del della la le van von der den du dos ter el".split(" "));

/**
 * A name of a person or place out of a source's data; null for anything that does not look like one. Letters, digits,
 * space and . ' - (the & of AT&T, the comma before Jr.), short, every word with a capital: a sentence, a sign of
 * Markdown, a line break, or a letter that cannot be seen is no part of a name. A name is left out whole: cut down it
 * would be somebody else's.
 */
export function plainName(given: string | null): string | null {
  const name = (given ?? "")
    .normalize("NFC")
    .replaceAll(/[\u2018\u2019]/g, "'")
    .trim();
  if (name.length > LONGEST_NAME || !NAME.test(name)) return null;
  const words = name.split(/ +/);
  const isName = words.length <= MOST_WORDS && words.every((word) => PARTICLES.has(word) || !/^\p{Ll}/u.test(word));
  // "J. K. Dobbins" has periods inside; a word of four letters with one ends a sentence.
  return isName && !/\p{L}{4,}\. /u.test(name) ? name : null;
}

const WEATHER = new Set(
  `clear sky skies sunny sun mostly partly mainly few scattered broken overcast cloud clouds cloudy light moderate heavy rain
rainy shower showers drizzle snow snowy flurries sleet ice icy freezing thunderstorm thunderstorms storm storms thunder mist
misty fog foggy haze hazy wind winds windy breezy gusts cold cool mild warm hot humid dry indoor indoors dome controlled climate
roof closed open retractable chance of a and but no with intensity very extreme fair high low bitterly chilly blustery shallow`.split(
    /\s+/,
  ),
);

/** A forecast in words of weather alone; null where any other word is in it. */
export function plainWeather(given: string | null): string | null {
  const text = (given ?? "").trim();
  const words = text.toLowerCase().split(/[\s,-]+/);
  return text.length <= LONGEST_NAME && words.every((word) => WEATHER.has(word)) ? text : null;
}

/** What our own rules write as a fact: a team's code, a period, a clock, a date, a few small words. */
const OWN = /^(?:[1-4]|OT|\d{1,2}:\d{2}|\d{4}-\d{2}-\d{2}|\d{1,3}-\d{1,3}(?:-\d{1,3})?|[a-z][a-z -]{0,24})$/;

/** A fact that our own rules have written, which no source's text can pass for; null for anything else. */
export function ownWord(given: string): string | null {
  return OWN.test(given) || isTeamCode(given) ? given : null;
}

function isTeamCode(given: string): boolean {
  return /^[A-Z]{2,3}$/.test(given) && canonicalTeamCode(given) !== null;
}
