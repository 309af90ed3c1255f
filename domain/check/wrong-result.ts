import type { Game } from "../game/game.ts";
import { teamName } from "../game/team.ts";

/** What only a winner does, in words that the claims of order do not know. */
const WON =
  /^(?:held on(?: to win| late| for| against|[,.;]|$)|hung on|survived|prevailed|triumphed|escaped|came out on top|pulled (?:it|this one|that one) out|closed (?:it|the game) out|got the better|emerged|had the last word|walked (?:away|off) (?:with|winners)|cruised|rolled)\b/;

/** What only a loser does, or has done to it. */
const LOST =
  /^(?:fell(?! behind| back| into| on)|fell short|came up short|went down(?: by| to|[,.;]|$)|succumbed|bowed|(?:was|were) (?:beaten|edged|routed|downed|defeated|upset|shut out|blown out|left empty-handed)|dropped (?:their|its|the|a|this|that)(?: \w+)? (?:opener|game|contest|decision|matchup|finale|one)|suffered (?:a|an|the|their|its)\b[^.;]*\b(?:loss|defeat)|ran out of time)\b/;

/** Between a team and what it did: a few small words, no other team and no end of a clause. */
const BETWEEN = /^(?: (?!and\b|but\b|while\b|when\b|as\b|after\b|before\b)[a-z-]+){0,2} $/;

/**
 * Why a sentence of a recap says the wrong side won, or that anybody did after a tie; null where it does not. Stands beside
 * the claims, which know more words and resolve them: for what a reader must never be told both look.
 */
export function wrongResult(sentence: string, game: Game): string | null {
  const { awayTeam, homeTeam, awayScore, homeScore } = game;
  if (awayScore === null || homeScore === null) return null;
  const sides = [
    { code: awayTeam, margin: awayScore - homeScore },
    { code: homeTeam, margin: homeScore - awayScore },
  ];
  const [awayPlace, homePlace] = sides.map(({ code }) => teamName(code, game.season).place);
  for (const { code, margin } of sides) {
    const { place, nick } = teamName(code, game.season);
    for (const name of awayPlace === homePlace ? [nick] : [nick, place]) {
      for (const found of sentence.matchAll(new RegExp(`\\b${name}\\b`, "g"))) {
        const rest = sentence.slice(found.index + name.length);
        if (margin <= 0 && doesSo(rest, WON)) return `The ${nick} did not win.`;
        if (margin >= 0 && doesSo(rest, LOST)) return `The ${nick} did not lose.`;
      }
    }
  }
  return null;
}

/** Whether one of the verbs follows a team's name, with two small words between them at most. */
function doesSo(rest: string, verbs: RegExp): boolean {
  const starts = Array.from(rest.slice(0, 60).matchAll(/(?<= )(?=[a-z])/g), ({ index }) => index);
  return starts.slice(0, 3).some((at) => BETWEEN.test(rest.slice(0, at)) && verbs.test(rest.slice(at)));
}
