import type { Fact } from "../../facts/fact.ts";
import type { FactIndex } from "../../facts/fact-index.ts";
import type { NamePart, Phrase } from "../../facts/phrase.ts";
import { countWords } from "../../facts/wording/number-words.ts";
import { article } from "../../words/yard-words.ts";
import { phrase, team as teamName } from "../../facts/wording/phrase-of.ts";
import type { Voice } from "../voice.ts";
import { endsGame } from "./ends-game.ts";
import { isForGood } from "./is-for-good.ts";
import { pointsOf, standing, turnOf } from "./standing.ts";

/** What a score did to the score, said twice: after a clause (` to tie the game at 29`) and after a subject (` tied the game at 29`). */
export interface Effect {
  end: Phrase;
  verb: Phrase;
}

/** What a score did to the score; empty for what is no score. `isNamed`: the sentence has named the team, so it is "them" now. */
export function effectOf(score: Fact, index: FactIndex, voice: Voice, isNamed = false): Effect {
  const ways = effectWays(score, index, isNamed ? "them" : teamName(score.team ?? ""));
  const turn = turnOf(score, index);
  return ways === null ? { end: [], verb: [] } : voice.pick(isForGood(score, index) ? "for good" : turn, ways);
}

const does = (base: Phrase, past: Phrase): Effect => ({ end: phrase` to ${base}`, verb: phrase` ${past}` });
const gives = (end: Phrase, verb: Phrase): Effect => ({ end, verb });

const FAR_BEHIND = 17;

function effectWays(score: Fact, index: FactIndex, us: string | NamePart): readonly [Effect, ...Effect[]] | null {
  const { team, score: around } = score;
  if (team === null || around === null) return null;
  const now = standing(around.after);
  const { own, other } = pointsOf(around.after, team, index);
  const before = pointsOf(around.before, team, index);
  const lead = `${article(own)} ${now} lead`;
  if (endsGame(score, index))
    return [
      does(phrase`win it, ${now}`, phrase`won it, ${now}`),
      gives(phrase` for ${article(own)} ${now} win`, phrase` gave ${us} ${article(own)} ${now} win`),
    ];
  switch (turnOf(score, index)) {
    case "ties":
      return [
        does(phrase`tie the game at ${own}`, phrase`tied the game at ${own}`),
        does(phrase`even the score at ${own}`, phrase`evened the score at ${own}`),
        gives(phrase`, making it ${now}`, phrase` made it ${now}`),
        does(phrase`pull ${us} even at ${own}`, phrase`pulled ${us} even at ${own}`),
        does(phrase`square the game at ${own}`, phrase`squared the game at ${own}`),
        gives(phrase`, tying it at ${own}`, phrase` tied it at ${own}`),
      ];
    case "opens":
      return [
        gives(phrase` for ${lead}`, phrase` gave ${us} ${lead}`),
        does(phrase`put ${us} up ${now}`, phrase`put ${us} up ${now}`),
        does(phrase`open the scoring`, phrase`opened the scoring`),
        does(phrase`get ${us} on the board`, phrase`put ${us} on the board`),
        gives(phrase` for the game's first points`, phrase` brought the game's first points`),
        does(phrase`start the scoring`, phrase`started the scoring`),
      ];
    case "breaksTie":
      return isForGood(score, index)
        ? [
            does(phrase`put ${us} ahead for good, ${now}`, phrase`put ${us} ahead for good, ${now}`),
            does(phrase`put ${us} up ${now} to stay`, phrase`put ${us} up ${now} to stay`),
            does(phrase`give ${us} the lead to stay, ${now}`, phrase`gave ${us} the lead to stay, ${now}`),
          ]
        : [
            gives(phrase` for ${lead}`, phrase` gave ${us} ${lead}`),
            does(phrase`put ${us} on top ${now}`, phrase`put ${us} on top ${now}`),
            does(phrase`make it ${now}`, phrase`made it ${now}`),
            score.marks.includes("fieldGoal")
              ? does(phrase`nudge ${us} ahead ${now}`, phrase`nudged ${us} ahead ${now}`)
              : does(phrase`send ${us} ahead ${now}`, phrase`sent ${us} ahead ${now}`),
          ];
    case "overtakes":
      return isForGood(score, index)
        ? [
            does(phrase`put ${us} ahead to stay, ${now}`, phrase`put ${us} ahead to stay, ${now}`),
            does(phrase`give ${us} the lead for good, ${now}`, phrase`gave ${us} the lead for good, ${now}`),
            does(phrase`move ${us} ahead for good, ${now}`, phrase`moved ${us} ahead for good, ${now}`),
          ]
        : [
            does(phrase`put ${us} in front ${now}`, phrase`put ${us} in front ${now}`),
            gives(phrase`, and ${us === "them" ? "they" : us} led ${now}`, phrase` put ${us} up ${now}`),
            gives(phrase` for ${lead}`, phrase` gave ${us} ${lead}`),
            does(phrase`send ${us} ahead ${now}`, phrase`sent ${us} ahead ${now}`),
            does(phrase`move ${us} in front, ${now}`, phrase`moved ${us} in front, ${now}`),
          ];
    case "extends":
      return [
        does(phrase`make it ${now}`, phrase`made it ${now}`),
        does(phrase`stretch the lead to ${now}`, phrase`stretched the lead to ${now}`),
        does(phrase`push it to ${now}`, phrase`pushed it to ${now}`),
        gives(phrase`, making it ${now}`, phrase` pushed the lead to ${now}`),
        does(phrase`extend the lead to ${now}`, phrase`extended the lead to ${now}`),
        does(phrase`build the lead to ${now}`, phrase`built the lead to ${now}`),
      ];
    case "cuts":
      return other - own >= FAR_BEHIND
        ? [
            gives(phrase`, making it ${now}`, phrase` made it ${now}`),
            before.own === 0
              ? does(phrase`get ${us} on the board, ${now}`, phrase`put ${us} on the board, ${now}`)
              : does(phrase`cut the deficit to ${now}`, phrase`cut the deficit to ${now}`),
          ]
        : [
            does(phrase`cut the lead to ${now}`, phrase`cut the lead to ${now}`),
            does(phrase`pull ${us} within ${now}`, phrase`pulled ${us} within ${now}`),
            does(phrase`make it ${now}`, phrase`made it ${now}`),
            does(
              phrase`get ${us} within ${countWords(other - own)}, ${now}`,
              phrase`got ${us} within ${countWords(other - own)}, ${now}`,
            ),
            does(phrase`trim the deficit to ${now}`, phrase`trimmed the deficit to ${now}`),
            does(phrase`close the gap to ${now}`, phrase`closed the gap to ${now}`),
            does(phrase`bring ${us} back to ${now}`, phrase`brought ${us} back to ${now}`),
          ];
    case "none":
      return null;
  }
}
