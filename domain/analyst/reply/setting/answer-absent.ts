import { surnameOf } from "../../../facts/people-of.ts";
import type { GamePerson } from "../../../game/game-person.ts";
import { AWAY, type InjuryReport } from "../../../game/injury-report.ts";
import { normalizeName } from "../../../names/normalize-name.ts";
import { plainName } from "../../../names/sound.ts";
import { reportWords } from "../../../usage/report-words.ts";
import { listWords } from "../../../words/sentence-words.ts";
import type { Question } from "../question/question.ts";
import { didNotPlay } from "../sheet/did-not-play.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { withOpening } from "../sheet/with-opening.ts";
import { alternatives } from "../../../words/alternatives.ts";

const OF_REPORT = /\b(?:injury|injuries) (?:report|list)\b/;
const WHO_WAS_OUT = new RegExp(
  alternatives`
    \bwho(?:s| all| else)?(?: (?:is|was|were|are|got))? (?:ruled |listed |declared |sitting |sat )?(?:out|inactive|scratched|sidelined|unavailable)(?: (?:hurt|injured|today|tonight))*(?: (?:for|on|of|from|in) (?!bounds)(?!(?:the )?(?:season|year)\b)[\w ]+)?$
    \bwho(?: all)? (?:${alternatives`
      (?:sat|sits) out | (?:did|does|is|was) ?(?:not|nt) play(?:ing)? | (?:was |is )?miss(?:ed|ing)(?= \w+ (?:game|one|matchup))
    `})(?: \w+ (?:game|one|matchup))?$
    \binactives\b | \bscratches\b
  `,
);
/** The whole question is whether he was there: his name, and little else. */
const OF_ONE = new RegExp(
  alternatives`
    ^(?:so |and )*(?:was|is|did|does|why (?:was|is|did|didnt|did not)|where (?:was|is)|how come) (?<name>(?:[\w.']+ ){1,3}?)(?:not )?(?:${alternatives`
      out | play(?:ing|ed)? | inactive | hurt | injured | miss(?:ed|ing)? | active | available | suit up
    `})(?: (?:in )?(?:this|the|that) (?:game|one|matchup)| today| tonight| or not)*$
    ^where (?:was|is) (?<name>(?:[\w.']+ ?){1,3})$
  `,
);

/** Somebody of the report of before the game. */
export interface Listed {
  person: GamePerson;
  report: InjuryReport;
}

/**
 * `who was out`, `injury report`, `was Goedert out`: who was listed before the game by the report that the page shows, which is of the days before and tells
 * nothing of what happened in the game. Null where nobody's absence is asked about, and of who is not on the report.
 */
export function answerAbsent({ text, asks, teams, players, period }: Question, sheet: GameSheet): Sentence[] | null {
  if (period !== null) return null;
  const listed = listedIn(sheet);
  const named = listed.filter(({ person: { playerName, playerId }, report }) =>
    players.length > 0
      ? players.some((one) => one.playerId === playerId && didNotPlay(one, sheet).length > 0)
      : AWAY.has(report.status) && saysName(text, playerName),
  );
  if (named.length > 0 && players.length <= 1 && isOfOne(text, named)) {
    const [opening] = /\b(?:out|play\w*|inactive|miss\w*)\b/.exec(text) ?? [];
    // Who was doubtful may have played.
    const isSure = named.every(({ report }) => !/doubtful|questionable/i.test(report.status ?? ""));
    const isOut = asks !== "yesNo" || opening === undefined || !isSure ? null : !opening.startsWith("play");
    const told = players.flatMap((one) => didNotPlay(one, sheet));
    return withOpening(told.length === 0 ? isOut : null, [...told, ...named.map((one) => sayListed(one, sheet))]);
  }
  const isReport = OF_REPORT.test(text);
  if (players.length > 0 || !(isReport || WHO_WAS_OUT.test(text))) return null;
  const notes = isReport ? sheet.index.ofKind("absence").map((fact) => sheet.event(fact)) : [];
  if ((sheet.snapshot.injuries ?? []).length === 0)
    return isReport ? null : [sheet.say("This game's data has no injury report, so who was out is not in it.", null)];
  const sides = sheet.teams
    .filter((team) => teams.length !== 1 || team === teams[0])
    .flatMap((team) => {
      const own = listed.filter(({ report }) => report.team === team && (isReport || AWAY.has(report.status)));
      if (own.length === 0) return [];
      const items = own.map((one) => `${one.person.playerName} (${wordsOf(one)})`);
      return [sheet.say(`Listed before the game, ${sheet.nick(team)}: ${listWords(items)}.`, null)];
    });
  const of = teams.length === 1 ? ` of the ${sheet.nick(teams[0] ?? "")}` : "";
  return [...(sides.length > 0 ? sides : [sheet.say(`Nobody${of} was listed out before the game.`, null)]), ...notes];
}

/** `was there a long play` has the name of David Long in it, and asks nothing of him. */
function isOfOne(text: string, named: readonly Listed[]): boolean {
  const said = OF_ONE.exec(text)?.groups?.["name"]?.trim().split(" ");
  return (
    said !== undefined &&
    named.some(({ person }) => {
      const names = plainName(person.playerName).split(" ");
      return said.every((word) => names.includes(plainName(word)));
    })
  );
}

/** What the report said of one. */
export function sayListed(one: Listed, sheet: GameSheet): Sentence {
  return sheet.say(`${one.person.playerName} was listed ${wordsOf(one)}.`, null);
}

/** Whose report says how likely he was to play, those who were out first. */
export function listedIn({ snapshot: { injuries = [], people = [], absent = [] } }: GameSheet): Listed[] {
  const names = new Map([...people, ...absent].map((person) => [person.playerId, person]));
  return injuries
    .filter(({ status }) => status !== null)
    .toSorted((one, other) => Number(AWAY.has(other.status)) - Number(AWAY.has(one.status)))
    .flatMap((report) => {
      const person = names.get(report.playerId);
      return person === undefined ? [] : [{ person, report }];
    });
}

/** `out, hamstring; did not practice` */
function wordsOf({ report }: Listed): string {
  const words = reportWords(report);
  return words.charAt(0).toLowerCase() + words.slice(1);
}

function saysName(text: string, name: string): boolean {
  const surname = normalizeName(surnameOf(name));
  return ` ${text} `.includes(` ${surname} `);
}
