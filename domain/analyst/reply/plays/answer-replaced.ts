import type { Play } from "../../../game/play.ts";
import type { RosterPlayer } from "../../../names/game-roster.ts";
import { playsWith } from "./asked-plays.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { withOpening } from "../sheet/with-opening.ts";
import { linesOf } from "../sheet/lines-of.ts";
import { namesOtherTeam } from "../question/names-other-team.ts";
import type { Question } from "../question/question.ts";
import { alternatives } from "../../../words/alternatives.ts";

/** Words that ask who took over. */
export const REPLACED = new RegExp(
  alternatives`
    \b(?:who|which \w+) (?:${alternatives`
      replaced | came in (?:for|after|when|once) | took over (?:for|after|when|once) | filled in for | relieved | subbed for
      finished for
    `})\b
    \bwho (?:came in|took over|finished)$ | \b(?:benched|pulled|yanked)\b.*\b(?:for who|for who[m]|who for|when)\b
    \bwhen\b.*\b(?:benched|pulled|yanked)\b
  `,
);
const OF_BENCH = /\b(?:benched|pulled|yanked)\b/;
const CAME_IN =
  /\bwhy (?:was|is|were) (?:he|\w+(?: \w+)?) (?:in|playing|out there)\b|\bwhy did (?:he|\w+(?: \w+)?) (?:come in|play)\b|^did \w+(?: \w+)? play\b/;

/** Who took over from a quarterback: the one of his team whose first pass comes after his last. Null where something else is asked, and where nobody did. */
export function answerReplaced(question: Question, sheet: GameSheet): Sentence[] | null {
  const { players, text, asks } = question;
  const [player, other] = players;
  const cameInAt = player === undefined && CAME_IN_AT.test(text) ? backup(question, sheet) : null;
  if (cameInAt !== null) return cameInAt;
  const finished = AT_END.test(text) && other === undefined ? finisher(question, sheet) : null;
  if (finished !== null) return finished;
  if (player === undefined) return backup(question, sheet);
  if (player?.position !== "QB" || other !== undefined) return null;
  const second = CAME_IN.test(text) ? cameIn(player, sheet) : null;
  if (second !== null) return withOpening(asks === "yesNo" ? true : null, second);
  if (!REPLACED.test(text)) return null;
  const passers = sheet
    .lines(null)
    .flatMap(({ marks, team, roles }) =>
      marks.includes("passing") && team === player.team && roles.player !== player.playerId ? (roles.player ?? []) : [],
    );
  if (passers.length === 0 && /\bcame in for|\breplaced\b|\btook over for\b/.test(text))
    return [sheet.say(`Nobody else threw a pass for the ${sheet.nick(player.team)}.`, sheet.index.byId("result"))];
  const passesOf = (one: RosterPlayer): readonly Play[] => playsWith(one, sheet).filter(isPass);
  const left = passesOf(player).at(-1);
  const after = passers.flatMap((playerId) => {
    const [first] = passesOf({ ...player, playerId, playerName: sheet.people.get(playerId)?.name ?? "" });
    return first !== undefined && left !== undefined && first.sequence > left.sequence ? [{ playerId, first }] : [];
  });
  const [only] = after.toSorted((a, b) => a.first.sequence - b.first.sequence);
  if (only === undefined) return null;
  return [
    sheet.say(
      OF_BENCH.test(text)
        ? `The next quarterback was ${sheet.name(only.playerId)}. The first play that has him:`
        : `${sheet.name(only.playerId)} did. The first play that has him:`,
      null,
    ),
    sheet.told(only.first),
    ...(OF_HIS.test(text) ? sheet.sentences(...linesOf(player, sheet)) : []),
    ...(HOW_HE_DID.test(text) ? sheet.sentences(...linesOf(only, sheet)) : []),
  ];
}

const HOW_HE_DID = /\bhow (?:did|was|were|is) (?:he|it|they|that)\b|\b(?:his|and) (?:line|stats|numbers)\b/;
/** What he did before is asked, too. */
const OF_HIS = /\bhow (?:many|much)\b|\b(?:yards|picks|ints|touchdowns|tds)\b|^\w+(?: \w+)? (?:line|stats|numbers)\b/;
const AT_END = new RegExp(
  alternatives`
    \bwho (?:was|were|is|finished|ended up|played|closed)\b.*\b(?:qb|quarterback|under center)\b.*\b(?:at the end|end|finish\w*|late|last|4th|fourth)\b
    \bwho (?:finished|ended) (?:the game |it |up )?(?:at|as|playing) (?:the )?(?:qb|quarterback)\b
  `,
);

/** Who threw a team's last passes, and the first play that has him where he had not started. */
function finisher({ teams, players }: Question, sheet: GameSheet): Sentence[] | null {
  const [team = players[0]?.team, other] = teams;
  if (team === undefined || other !== undefined) return null;
  const passes = sheet.read.plays.flatMap((play) => {
    const passer = play.team === team && isPass(play) ? play.credits.find(isPasser) : undefined;
    return passer !== undefined && sheet.people.get(passer.playerId)?.position === "QB"
      ? [{ play, playerId: passer.playerId }]
      : [];
  });
  const last = passes.at(-1);
  const first = passes.find(({ playerId }) => playerId === last?.playerId);
  if (last === undefined || first === undefined) return null;
  const isStarter = passes[0]?.playerId === last.playerId;
  return [
    sheet.say(`${sheet.name(last.playerId)} threw the last pass of the ${sheet.nick(team)}.`, ...linesOf(last, sheet)),
    ...(isStarter ? [] : [sheet.say("The first play that has him:", null), sheet.told(first.play)]),
    ...sheet.sentences(...linesOf(last, sheet)),
  ];
}

const BACKUP =
  /\b(?:other|backup|back up|second|2nd|second string|relief|replacement|sub) (?:\w+ ){0,2}?(?:qb|quarterback)\b|\b(?:qb|quarterback) (?:that|who) (?:came|checked|subbed) in\b/;

/** Who came in at quarterback, for anybody. */
const CAME_IN_AT =
  /\bwho (?:all |else )?(?:c[ao]me in|come on|went in|got in|stepped in|subbed in|checked in|mopped up|took over|relieved|entered|was put in|replaced) (?:\w+ ){0,2}?(?:qb|quarterback|under center)\b/;

/** `the other Browns quarterback, how did he do`, `who came in at quarterback`: who threw for a team and did not start, and what he made of it. Null where more than one did; where nobody did only that he did not come in is said. */
function backup(question: Question, sheet: GameSheet): Sentence[] | null {
  const { text, teams, asks, concepts } = question;
  const isWho = CAME_IN_AT.test(text);
  if (namesOtherTeam(question)) return null;
  if (!(BACKUP.test(text) || isWho) || teams.length > 1 || asks === "many" || asks === "yesNo") return null;
  if (["fantasy", "projected", "interception", "touchdown"].some((one) => concepts.has(one))) return null;
  const starters = new Set(
    sheet.teams.flatMap(
      (team) =>
        sheet.read.plays
          .filter((play) => play.team === team && isPass(play))
          .flatMap(({ credits }) => credits.filter(isPasser))
          .find(({ playerId }) => sheet.people.get(playerId)?.position === "QB")?.playerId ?? [],
    ),
  );
  const subs = sheet
    .lines(null)
    .filter(
      ({ marks, team, roles }) =>
        marks.includes("passing") &&
        (teams.length === 0 || team === teams[0]) &&
        sheet.people.get(roles.player ?? "")?.position === "QB" &&
        !starters.has(roles.player ?? ""),
    );
  const [sub, another] = subs;
  const playerId = sub?.roles.player;
  const [team] = teams;
  if (sub === undefined && isWho && team !== undefined)
    return [sheet.say(`No other quarterback threw a pass for the ${sheet.nick(team)}.`, sheet.index.byId("result"))];
  if (playerId === undefined || another !== undefined) return null;
  const first = sheet.read.plays.find(({ credits }) => credits.some((one) => one.playerId === playerId));
  const told =
    first === undefined ? [] : [sheet.say(`The first play that has ${sheet.name(playerId)}:`, null), sheet.told(first)];
  return [...told, ...sheet.sentences(...linesOf({ playerId }, sheet))];
}

function isPass({ type }: Play): boolean {
  return type === "Pass" || type === "Interception" || type === "Sack";
}

function isPasser({ stat }: Play["credits"][number]): boolean {
  return stat === "passingAttempts" || stat === "sacksTaken";
}

/** When a quarterback who did not start came in, and who had been hurt before him; null of the starter. */
function cameIn(player: RosterPlayer, sheet: GameSheet): Sentence[] | null {
  const passes = sheet.read.plays.filter((play) => play.team === player.team && isPass(play));
  const own = new Set(playsWith(player, sheet));
  const first = passes.find((play) => own.has(play));
  if (first === undefined || first === passes[0]) return null;
  const hurt = sheet.index
    .ofKind("absence")
    .filter(({ team, roles }) => team === player.team && sheet.people.get(roles.player ?? "")?.position === "QB");
  return [
    ...hurt.map((fact) => sheet.event(fact)),
    sheet.say(`The first play that has ${sheet.name(player.playerId)}:`, null),
    sheet.told(first),
    ...sheet.sentences(...linesOf(player, sheet)),
  ];
}
