import type { Fact } from "../../../facts/fact.ts";
import { capitalized, listWords } from "../../../words/sentence-words.ts";
import { eventPlays } from "../plays/answer-after.ts";
import { readQuestion } from "../question/question.ts";
import type { Sentence } from "../sheet/game-sheet.ts";
import { withOpening } from "../sheet/with-opening.ts";
import type { Asked } from "../talk/answer-parts.ts";
import { eventKindOf } from "./event-kind-of.ts";
import { eventsOf } from "./events-of.ts";
import { MOST_SENTENCES } from "./say-events.ts";

const BESIDES = /^(.+?),? (?:besides|other than|apart from|aside from|except(?: for)?|outside of) (.+?)[\s?!.]*$/i;
/** Of these a player alone says which one is left out; of the others his figures tell. */
const OF_ONE = /^(?:turnover|lost fumble|missed or blocked .+)$/;
/** What somebody's one is called, and the mark that it must have then. */
const MARKS = { fumble: "fumble", interception: "interception", rush: "run", catch: "pass" } as const;

/** `were there any turnovers besides the Kinlaw strip sack`: the events of a kind but for the one that is named, or that there was no other. Null where not one is left out. */
export function answerOtherEvents(text: string, { book, sheet }: Asked): Sentence[] | null {
  const [, main = "", but = ""] = BESIDES.exec(text) ?? [];
  if (but === "" || !sheet.hasPlays) return null;
  const question = readQuestion(main.replace(/\b(any(?:one|body)?) (?:else|other)\b/i, "$1"), book);
  const { asks, players, threshold, unknown } = question;
  const event = readQuestion(but, book);
  const kind = eventKindOf(question);
  if (kind === null || kind.isCommon === true || unknown.length + event.unknown.length > 0) return null;
  // A part of the game behind the one that is left out may be said of all of them.
  if (event.period !== null) return null;
  // A ball that was kept is a fumble, too.
  if (kind.one === "lost fumble" && !/\blos[et]\b/.test(question.text)) return null;
  if (threshold !== null || /^(?:many|why|how|when)$/.test(asks)) return null;
  const isEvent = event.concepts.size > 0;
  const isOne = event.players.length === 1 && (OF_ONE.test(kind.one) || /\bone$/.test(event.text));
  if (!isEvent && (!isOne || players.length > 0)) return null;
  const plays = isEvent ? eventPlays(event, sheet).map(({ playId }) => playId) : [];
  const all = eventsOf(question, sheet) ?? [];
  const isHis = ({ roles, marks }: Fact): boolean =>
    Object.entries(MARKS).every(([word, mark]) => !event.concepts.has(word) || marks.includes(mark)) &&
    event.players.some(({ playerId }) => Object.values(roles).includes(playerId));
  const isLeftOut = (fact: Fact): boolean =>
    plays.length > 0 ? plays.some((playId) => playId === fact.at?.playId) : isHis(fact);
  const gone = all.filter((fact) => isLeftOut(fact));
  const rest = all.filter((fact) => !isLeftOut(fact));
  if (gone.length !== 1) return null;
  const none = sheet.say(`There was no other ${kind.one}.`, ...gone);
  const told =
    rest.length > MOST_SENTENCES
      ? [sheet.say(`${capitalized(listWords(rest.map((fact) => sheet.item(fact))))}.`, ...rest)]
      : rest.map((fact) => sheet.event(fact));
  const answer = rest.length === 0 ? [none, ...gone.map((fact) => sheet.event(fact))] : told;
  return withOpening(asks === "yesNo" ? rest.length > 0 : null, answer);
}
