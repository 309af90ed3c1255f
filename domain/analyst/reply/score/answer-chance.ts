import { gameChances } from "../../../chance/game-chances.ts";
import { wholeChance } from "../../../words/whole-chance.ts";
import type { Receipt } from "../../../game/receipt.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import type { Question } from "../question/question.ts";
import { alternatives } from "../../../words/alternatives.ts";

const ASKS = new RegExp(
  alternatives`
    ^what are the (?:chances|odds)$ | \bwin (?:chance|chances|probability|percent|percentage|odds)\b
    \b(?:chance|chances|odds|probability|likely|likelihood|shot)\b.*\b(?:win|wins|winning|winner)\b
    \b(?:who|which team|who do you think)(?: is| are)? (?:gonna|going to|will|should|likely to) win\b | \bwho wins\b
    \bwill (?:the )?\w+ win\b
    \b(?:are|is) (?:the )?\w+ (?:gonna|going to) (?:win|lose|come back|pull (?:it|this) (?:off|out)|blow (?:it|this))\b
    \bcan (?:the )?\w+ (?:still )?(?:win|come back|pull (?:it|this) (?:off|out))\b
    \bis (?:it|this|the game) (?:out of reach|in the bag)\b
  `,
);

/** What it was before the first play. */
const AT_START = new RegExp(
  alternatives`
    \b(?:at|before|prior to|pre) (?:the )?(?:${alternatives`
      kick ?off | opening kick(?:off)? | start(?: of (?:the |this )?game)?(?! of) | game(?: time)?(?= (?:started|began|for|of)\b|$)
      gametime
    `})\b
    \bpre ?game\b | \b(?:going|coming|heading) in(?:to (?:the |this )?(?:game|one|it))?$
  `,
);
const BARE_CHANCE = /\bchances?\b/;

/** `an 80`, `a 70`: as the number is said. */
function withArticle(percent: number): string {
  return `${/^(?:8|11$|18$)/.test(String(percent)) ? "an" : "a"} ${percent}`;
}

/**
 * How likely a win is before and during a game, or was at its start, by the win-chance model that the page draws (`domain/chance/`). Null where something else
 * is asked, and of a game that is over, whose result is the answer unless its start is asked about.
 */
export function answerChance({ text, teams }: Question, sheet: GameSheet): Sentence[] | null {
  const { phase } = sheet.index;
  const isAtStart = AT_START.test(text);
  if (isAtStart ? !(ASKS.test(text) || BARE_CHANCE.test(text)) : phase === "over" || !ASKS.test(text)) return null;
  const { game, plays } = sheet.read;
  const { before, after } = gameChances(game, plays);
  const home = wholeChance(isAtStart ? before : (after.at(-1) ?? before));
  const [away, host] = sheet.teams;
  const chances = [
    { team: host, percent: home },
    { team: away, percent: 100 - home },
  ].toSorted((a, b) => b.percent - a.percent);
  const own = chances.find(({ team }) => teams.length === 1 && team === teams[0]) ?? chances[0];
  const other = chances.find((one) => one !== own);
  if (own === undefined || other === undefined) return null;
  const last = isAtStart ? undefined : plays.at(-1);
  const receipt: Receipt =
    last === undefined ? { kind: "game", field: "pointSpread" } : { kind: "play", playId: last.playId };
  const opening = /^(?:who|which)\b/.test(text) ? "I won't guess who wins. " : "";
  const isPast = isAtStart && phase !== "before";
  const when = isPast ? " before the kickoff" : "";
  const words = `${opening}By this page's model the ${sheet.nick(own.team)} ${isPast ? "had" : "have"} ${withArticle(own.percent)} percent chance to win${when}, the ${sheet.nick(other.team)} ${other.percent} percent.`;
  const basis = isAtStart || phase === "before" ? sheet.index.byId("spread") : sheet.index.byId("result");
  return [{ text: words, ids: [], receipts: [receipt] }, ...sheet.sentences(basis)];
}
