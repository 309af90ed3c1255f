import { counted } from "../../../facts/wording/number-words.ts";
import { whenWords } from "../../../facts/wording/when-words.ts";
import type { Question } from "../question/question.ts";
import { isOnly } from "../question/is-only.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isWithin } from "../sheet/is-within.ts";
import { playsWith } from "./asked-plays.ts";
import { withOpening } from "../sheet/with-opening.ts";

const CALLED = /\b([A-Z][a-z]+(?: [A-Z][A-Za-z]+)*) challenged the\b|\bcharged to ([A-Z][\w ]+?) for challenging\b/;
const OF_OTHER =
  /\breview|\b(?:after|before)\b(?! (?:the )?(?:half|halftime|break)\b)|\bsa(?:y|id|ys)\b|\bthat (?:got|was) challenged\b|(?<!\b(?:\d+|minutes?|mins?|seconds?) )\b(?:left|remaining)$/;
const LOST = /\b(?:los[et]|lost|fail\w*|unsuccessful\w*|wast\w+|upheld|cost)\b/;
const WON = /\b(?:win|won|successful\w*|succeed\w*|overturn\w*|revers\w*|worked|work)\b/;
/** Of these, of what it was that was challenged, and of a game that hung on it, neither a yes nor a no is said. */
const VAGUE =
  /\b(?:not|never|\w+nt|no|both|all|every|each|only|neither|more|most|why|because|due|thanks|game)\b|\b(?:win|won|lose|lost) (?:it )?(?:on|off|with|by|from|after)\b/;
const KNOWN =
  /^(?:challeng\w*|calls?|rulings?|coach\w*|threw|throw|red|either|flags?|(?:un)?successful\w*|upheld|overturned|wast\w+)$/;

/** The challenges of the coaches with how they came out, by team, part of the game and outcome. Null where something else is asked. */
export function answerChallenges(question: Question, sheet: GameSheet): Sentence[] | null {
  const { text, teams, players, period, asks, concepts, unknown, numbers, nth, threshold } = question;
  if (!/\bchalleng/.test(text) || OF_OTHER.test(text) || teams.length > 1 || !sheet.hasPlays) return null;
  if (unknown.some((word) => !KNOWN.test(word))) return null;
  const isPlain = isOnly(concepts, "lose win timeoutsLeft list made missed total eachTeam happened");
  const isMore = players.length + numbers.length > 0 || nth !== null || threshold !== null;
  const isVague = !isPlain || isMore || VAGUE.test(text);
  const isYesNo = asks === "yesNo" && !isVague;
  const all = sheet.read.plays.flatMap((play) => {
    const [, called, charged = called ?? ""] = CALLED.exec(play.description) ?? [];
    // Of two teams of one place the source writes the whole name: `New York Giants`.
    const team = sheet.teams.find(
      (code) => charged === sheet.team(code)?.place || charged.endsWith(` ${sheet.nick(code)}`),
    );
    return team === undefined ? [] : [{ play, team, isWon: /REVERSED/.test(play.description) }];
  });
  const none = sheet.say("The plays have no challenge by a coach.", null);
  if (all.length === 0) return withOpening(isYesNo ? false : null, [none]);
  const isOfWon = WON.test(text);
  const outcome = isOfWon === LOST.test(text) || isVague ? null : isOfWon;
  const near = all.filter(
    ({ play, team }) =>
      (teams.length === 0 || teams.includes(team)) &&
      players.every((player) => playsWith(player, sheet).includes(play)),
  );
  if (near.length === 0 && players.length > 0) return null;
  const own = near.filter(
    ({ play, isWon }) => (period === null || isWithin(period, play)) && (outcome === null || isWon === outcome),
  );
  const told = (own.length > 0 ? own : near.length > 0 ? near : all).flatMap(({ play, team, isWon }) => {
    const moment = sheet.read.moments.get(play);
    const result = isWon ? "won" : `lost${play.timeoutTeam === team ? ", which cost them a timeout" : ""}`;
    const words = `The ${sheet.nick(team)} challenged ${moment === undefined ? "a call" : whenWords(moment)} and ${result}.`;
    const said: Sentence = { text: words, ids: [], receipts: [{ kind: "play", playId: play.playId }] };
    return play.type === "Timeout" ? [said] : [said, sheet.told(play)];
  });
  const kind = outcome === null ? "challenge" : outcome ? "successful challenge" : "lost challenge";
  const whose = `${teams.map((team) => ` by the ${sheet.nick(team)}`).join("")}${period === null ? "" : ` ${period.words}`}`;
  const count = `There ${own.length === 1 ? "was" : "were"} ${counted(own.length, kind)}${whose}.`;
  const stated = { text: count, ids: [], receipts: told.flatMap(({ receipts }) => receipts) };
  return withOpening(isYesNo ? own.length > 0 : null, asks === "many" || own.length === 0 ? [stated, ...told] : told);
}
