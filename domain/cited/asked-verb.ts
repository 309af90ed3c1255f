import type { FactIndex } from "../facts/fact-index.ts";
import { plainTalk } from "./plain-talk.ts";

const TEAM_WORDS = String.raw`(?:[\w'.&-]+ ){0,4}?(?:(?:ever|actually|really|even|still) )*`;
/** "On third down" asks for no score. */
const TRAIL = String.raw`trail(?:ing)?|behind|(?<!\b(?:first|second|third|fourth|1st|2nd|3rd|4th)[ -])down|losing`;
const LEAD = "(?:have|hold|take|get|own) (?:the|a) (?:lead|edge)|lead|leading|ahead|in front|up|winning";
/** "Did washington ever trail", "were the jets ahead at the half". */
const ASKED = new RegExp(
  String.raw`\b(?:did|was|were|had|do|does|is|are) ${TEAM_WORDS}(?:(?:fall|fell|get|go) )?(?:(?<trail>${TRAIL})|(?<lead>${LEAD}))\b(?! (?:to|the \w+ in|in (?:yards|sacks|targets)))`,
  "i",
);
/** Who says no says something else. */
const DENIES = /^\W*(?:no|nope|nah|not|never)\b/i;
/** What an answer says in the verb's place. */
const STANDS_FOR =
  /^(?<who>[^,;:.]{2,40}?) (?:did|were|was|had)(?=,? (?:by|at|in|after|through|early|late|once|twice|\d)|[,;:.]|$)/;
/** An answer that leaves out who it was as well. */
const BARE = /^(?=(?:by (?:as (?:many|much)|\d|an? |one|two|three|four|five|six|seven|eight|nine|ten)|\d+-\d+\b))/;

/**
 * "Did Washington ever trail?" "They did, by as many as seven": the answer with the verb and the team that its question has, so that it is held against its
 * facts as what it says. Any other clause is left as plain talk has it.
 */
export function withAskedVerb(clause: string, question: string, index: FactIndex): string {
  const [asked, text] = [ASKED.exec(question), plainTalk(clause)];
  if (asked === null || DENIES.test(clause)) return text;
  const verb = asked.groups?.["trail"] === undefined ? "led" : "trailed";
  const team = teamIn(asked[0], index) ?? teamIn(question, index);
  const short = STANDS_FOR.exec(text);
  if (short !== null) {
    const who = short.groups?.["who"] ?? "";
    const isPronoun = /^(?:they|it)$/i.test(who);
    if (!isPronoun && teamIn(who, index) === null) return text;
    const named = isPronoun ? team : who;
    return named === null ? text : `${named} ${verb}${text.slice(short[0].length)}`;
  }
  return team !== null && BARE.test(text) ? `${team} ${verb} ${text}` : text;
}

/** The one team that is named, with its article; null where both or neither are. Who asks may type small. */
function teamIn(words: string, { away, home }: FactIndex): string | null {
  const small = words.toLowerCase();
  const named = [away, home].filter(
    ({ nick, place }) =>
      small.includes(nick.toLowerCase()) || (away.place !== home.place && small.includes(place.toLowerCase())),
  );
  const [only, another] = named;
  return only === undefined || another !== undefined ? null : `The ${only.nick}`;
}
