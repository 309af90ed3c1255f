import { decide, type Finding } from "../finding.ts";
import { kickDistance } from "../../plays/play-text.ts";
import type { SentenceContext } from "../sentence-context.ts";
import { type NumberToken, numberOf } from "../../words/story-numbers.ts";

const NUMBER = String.raw`(?:\d+|(?:twenty|thirty|forty|fifty|sixty)(?:-\w+)?)`;
const LIST = new RegExp(
  String.raw`\b(?:from|of|at|measured)\s+(?:(?:just|only|a) )?${NUMBER}(?:(?:,? and |,? then |, | or |,? plus )(?:(?:once|twice|another|again|later|also|one|two) )?(?:from )?(?:\w+ )?${NUMBER})*`,
  "gi",
);
const KICKS =
  /\b(?:field[- ]goals?|kick\w*|miss\w*|hit|connect\w*|boot\w*|drill\w*|nail\w*|upright|good|split\w*|short|wide|automatic|perfect|convert\w*|attempts?|tries|longest)\b/i;
const MISSED =
  /\b(?:miss\w*|short|wide|no good|upright from|post from|crossbar|blocked|clang\w*|pushed|hook\w*|pulled|off the|doink\w*|unsuccessful)\b/i;
const MADE =
  /\b(?:made|hit(?! the (?:\w+ )?(?:upright|post|crossbar))|connect\w*|drill\w*|nail\w*|kicked|boot\w*|good|split\w*|convert\w*|added|field goals? (?:of|from))\b/i;

/** "from 27, 30 and 47 yards", "missed from 49": each number is a kick's distance. Null where no kicker is spoken of. */
export function checkKicks(token: NumberToken, context: SentenceContext): Finding | null {
  const { text, facts, mentions, lastPlayer } = context;
  if (token.form !== "plain" || token.value < 15 || token.value > 75) return null;
  const list = Array.from(text.matchAll(LIST)).find(
    (one) => one.index < token.start && one.index + one[0].length >= token.end,
  );
  if (list === undefined || !KICKS.test(text)) return null;
  const isKicker = (id: string): boolean => (facts.players.get(id)?.totals.fieldGoalAttempts ?? 0) > 0;
  const kickersOf = (ids: readonly string[]): string[] => ids.filter(isKicker);
  const said = mentions.filter(({ end }) => end <= token.start).map(({ playerIds }) => kickersOf(playerIds));
  const nearest = mentions.findLast(({ end, playerIds }) => end <= token.start && playerIds.length > 0);
  // Yards that somebody else ran or threw, in a sentence that has a kicker too.
  if (nearest !== undefined && kickersOf(nearest.playerIds).length === 0) return null;
  const kickers = said.findLast((ids) => ids.length > 0) ?? kickersOf(lastPlayer?.playerIds ?? []);
  if (kickers.length === 0 && !/\bfield[- ]goals?\b/i.test(text)) return null;
  const clause =
    text
      .slice(0, token.start)
      .split(/[;:]|\b(?:but|while|though|before|although)\b/)
      .at(-1) ?? "";
  const tail = text.slice(token.end).split(/[;:,.]|\b(?:but|while|and)\b/)[0] ?? "";
  const isMiss = MISSED.test(`${clause} ${tail}`) && !MADE.test(clause.split(/\band\b/).at(-1) ?? "");
  const fit = facts.plays.filter(
    (play) =>
      play.type === "FieldGoal" &&
      kickDistance(play) === token.value &&
      (play.isScoringPlay === 1) !== isMiss &&
      (kickers.length === 0 || play.credits.some(({ playerId }) => kickers.includes(playerId))),
  );
  const same = list[0].match(new RegExp(String.raw`\b${token.text}\b`, "g"))?.length ?? 1;
  return decide(
    "number",
    fit.length >= same,
    `No field goal of ${token.value} yards was ${isMiss ? "missed" : "made"}.`,
    fit.slice(0, 1).map(({ playId }) => ({ kind: "play", playId })),
  );
}

/** The kick that "the longest from 51 yards" tells of: the longest made by that kicker. */
export function checkLongestKick(at: number, context: SentenceContext): Finding | null {
  const { text, facts, mentions, lastPlayer } = context;
  const word = new RegExp(String.raw`\b${NUMBER}\b`, "i").exec(text.slice(at, at + 40))?.[0];
  if (word === undefined) return null;
  const people = [...mentions.filter(({ end }) => end <= at), ...(lastPlayer === null ? [] : [lastPlayer])];
  const kicker = people
    .flatMap(({ playerIds }) => playerIds)
    .find((id) => (facts.players.get(id)?.totals.fieldGoalAttempts ?? 0) > 0);
  if (kicker === undefined) return null;
  const made = facts.plays.filter(
    (play) =>
      play.type === "FieldGoal" && play.isScoringPlay === 1 && play.credits.some(({ playerId }) => playerId === kicker),
  );
  const longest = made.toSorted((a, b) => (kickDistance(b) ?? 0) - (kickDistance(a) ?? 0))[0];
  const told = numberOf(word) ?? Number(word);
  return decide(
    "order",
    longest !== undefined && kickDistance(longest) === told,
    `The longest was from ${longest === undefined ? "?" : (kickDistance(longest) ?? "?")} yards.`,
    longest === undefined ? [] : [{ kind: "play", playId: longest.playId }],
  );
}
