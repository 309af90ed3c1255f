import { counted } from "../../../facts/wording/number-words.ts";
import type { Play } from "../../../game/play.ts";
import { listWords } from "../../../words/sentence-words.ts";
import { REPLACED } from "./answer-replaced.ts";
import { askedPlays, clockOf, isAtClock, playsWith } from "./asked-plays.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isOnly } from "../question/is-only.ts";
import type { Question } from "../question/question.ts";
import { isWithin } from "../sheet/is-within.ts";
import { linesOf } from "../sheet/lines-of.ts";
import { withOpening } from "../sheet/with-opening.ts";

const MOST_TOLD = 5;
/** Asks for nothing but whether there was one. */
const EXISTS = /^(?:was|were|is|are) there (?:a|an|any|even a)\b|^any\b/;
/** More plays of a down and distance are no single one that somebody remembers. */
const MOST_SINGLE = 3;

/** Single plays as the play-by-play tells them: penalties, plays that did not stand, fakes, muffs, a down at a spot. Null where none is singled out. */
export function answerPlays(question: Question, sheet: GameSheet): Sentence[] | null {
  if (!sheet.hasPlays || question.sized !== null || question.threshold !== null) return null;
  const known = comeIn(question, sheet) ?? wentOut(question, sheet) ?? drivesIn(question, sheet);
  if (known !== null) return known;
  const asked = askedPlays(question, sheet);
  if (asked === null) return null;
  const { plays, isKind, one, many } = asked;
  const { asks, players, period, teams } = question;
  if (!isKind && (plays.length === 0 || plays.length > MOST_SINGLE)) return null;
  const when = period === null ? "" : ` ${period.words}`;
  if (plays.length === 0) {
    const who =
      players.length > 0
        ? ` with ${listWords(players.map(({ playerId }) => sheet.name(playerId)))}`
        : teams.length === 1
          ? ` of the ${sheet.nick(teams[0] ?? "")}`
          : "";
    return [sheet.say(`${asks === "yesNo" ? "No. " : ""}The plays have no ${one}${who}${when}.`, null)];
  }
  // Plain words leave out who was sent off, and what a review said.
  const tell = (play: Play): Sentence[] =>
    one === "disqualification"
      ? [sheet.asWritten(play)]
      : one === "review" && !/REVERSED/.test(play.description)
        ? [sheet.told(play), sheet.asWritten(play)]
        : [sheet.told(play)];
  const told = plays.slice(0, MOST_TOLD).flatMap(tell);
  if (plays.length === 1 && asks !== "many")
    return withOpening(EXISTS.test(question.text) && isKind ? `Yes, one ${one}.` : null, told);
  const count = counted(plays.length, one, many);
  const stated = {
    text: `There ${plays.length === 1 ? "was" : "were"} ${count}${when}.`,
    ids: [],
    receipts: plays.map(({ playId }) => ({ kind: "play" as const, playId })),
  };
  return isKind ? [stated, ...told] : told;
}

/** The same where the rest of the question is not understood: a down and distance, a flag on somebody or a call that was changed single the play out. */
export function answerSingled(question: Question, sheet: GameSheet): Sentence[] | null {
  const asked = askedPlays(question, sheet);
  if (asked === null || !asked.isSingled || asked.plays.length === 0 || asked.plays.length > MOST_TOLD) return null;
  return answerPlays(question, sheet);
}

/** What is left on a clock is nobody who left. */
const GOES_OUT =
  /\b(?:went (?:out|down|off)|go (?:out|down|off)|(?<!\b(?:minutes?|seconds?|secs?|\d|wide|miss|missed|to the) )left(?! or right)|leave|c[ao]me back|returned?|hurt|injur\w*|banged up|shaken up)\b/;

/** Whether an event is that somebody left, and no play has him since. */
export function hasGone({ players }: Question, event: string, sheet: GameSheet): boolean {
  const [player] = players;
  if (player === undefined || players.length > 1 || !GOES_OUT.test(event)) return false;
  const left = sheet.index
    .ofKind("absence")
    .find(({ roles, marks }) => roles.player === player.playerId && marks.includes("left"));
  const last = playsWith(player, sheet).at(-1);
  return left !== undefined && last?.playId === left.at?.playId;
}

/** Whether somebody who was hurt came back: what the play-by-play says of him, and his first play since. */
function wentOut({ players, text, concepts, asks }: Question, sheet: GameSheet): Sentence[] | null {
  const [player, other] = players;
  const isFate = /\bwhat (?:happened|happend) (?:to|with) |\bwhere did \w+(?: \w+)? go\b/.test(text);
  if (player === undefined || other !== undefined || !(GOES_OUT.test(text) || isFate) || asks === "why") return null;
  if (["touchdown", "score", "return", "punt", "kick", "yards"].some((one) => concepts.has(one))) return null;
  const reports = sheet.index.ofKind("absence").filter(({ roles }) => roles.player === player.playerId);
  const left = reports.find(({ marks }) => marks.includes("left"));
  // Of who was never hurt his figures are what happened to him.
  if (isFate && reports.length === 0) return null;
  const plays = playsWith(player, sheet);
  const last = plays.at(-1);
  if (left === undefined)
    return /\b(?:leave|left|exit|went out|go out)\b/.test(text) && last !== undefined
      ? [
          sheet.say(`The play-by-play does not say that. The last play that has ${sheet.name(player.playerId)}:`, null),
          sheet.told(last),
        ]
      : null;
  const since = plays.find(
    (play) => sheet.read.plays.indexOf(play) > sheet.read.plays.findIndex(({ playId }) => playId === left.at?.playId),
  );
  return [
    ...reports.map((fact) => sheet.event(fact)),
    ...(since === undefined
      ? [sheet.say(`No later play has ${sheet.name(player.playerId)}.`, left)]
      : [sheet.say(`The next play that has ${sheet.name(player.playerId)}:`, left), sheet.told(since)]),
  ];
}

const OF_DRIVES = "touches ball possession drive happened score first perform touchdown points fieldGoal list";
const MOST_DRIVES = 6;

/** What a team did with the ball in a part of the game, drive by drive. */
function drivesIn(
  { period, concepts, teams, players, asks, text, order }: Question,
  sheet: GameSheet,
): Sentence[] | null {
  const isOfBall =
    (concepts.has("touches") && asks === "yesNo") ||
    concepts.has("ball") ||
    concepts.has("possession") ||
    (concepts.has("drive") && !concepts.has("longest"));
  const team = teams[0] ?? players[0]?.team;
  if (period === null || !isOfBall || !isOnly(concepts, OF_DRIVES) || asks === "many" || order.includes("much"))
    return null;
  if (/\b(?:time of possession|longer|minutes)\b/.test(text)) return null;
  const ids = new Set(sheet.read.plays.filter((play) => isWithin(period, play)).map(({ playId }) => playId));
  const drives = sheet.index
    .ofKind("drive")
    .filter((fact) => (team === undefined || teams.length > 1 || fact.team === team) && ids.has(fact.at?.playId ?? ""));
  if (drives.length > MOST_DRIVES) return null;
  const clock = clockOf(text);
  const begun = drives.filter(({ at }) =>
    sheet.read.plays.some((play) => play.playId === at?.playId && clock !== null && isAtClock(play, clock)),
  );
  if (drives.length === 0)
    return team === undefined
      ? null
      : [
          sheet.say(`No, the ${sheet.nick(team)} did not have the ball ${period.words}.`, sheet.index.byId("result")),
          ...sheet.sentences(sheet.index.byId("result")),
        ];
  return withOpening(
    asks === "yesNo" && isOnly(concepts, "touches ball possession drive happened first") ? true : null,
    (begun.length > 0 ? begun : concepts.has("first") ? drives.slice(0, 1) : drives).map((fact) => sheet.event(fact)),
  );
}

const COMES_IN =
  /\b(?:c[ao]me in(?:to)?|check(?:ed)? in|enter(?:ed)?|take over|took over|replaced?|subb?ed in|put in|(?:once|when|after) (?:he|they) (?:was|were|got|went) in(?! (?:the|for)\b)|first (?:appear|show)\w*)\b/;

const DOES =
  /\bdid (?:he|they) (?:even |actually |really )?do (?:anything|something|much|well|good|ok)\b|\bhow did (?:he|they) do\b/;

/** All that he did since is asked. */
const DID_WHAT =
  /\bwhat (?:all |exactly |even )?did (?:he|they|\w+(?: \w+)?) (?:even |actually |really )?do\b|\bhow (?:did|d) (?:he|they|\w+(?: \w+)?) (?:do|look|play|fare|perform)\b/;

/** How it stood then is asked, too. */
const STOOD =
  /\b(?:what|whats) (?:was |is |s )?(?:the )?score\b|\bscore (?:by then|at (?:the|that) (?:time|point)|then)\b|\bhow (?:far|much|many) (?:were they |was it )?(?:down|behind|up|ahead)\b/;

/** How it stood before a play. */
function stoodBefore(play: Play, sheet: GameSheet): Sentence[] {
  const before = sheet.read.scores.get(play)?.before;
  if (before === undefined) return [];
  const { away, home } = before;
  const [high, low] = away > home ? [away, home] : [home, away];
  const leader = sheet.teams[away > home ? 0 : 1];
  const words = away === home ? `The score was ${high}-${low}` : `The ${sheet.nick(leader)} led ${high}-${low}`;
  return [{ text: `${words} then.`, ids: [], receipts: [{ kind: "play", playId: play.playId }] }];
}

/** What came in a part of the game, and nobody: `how many of his yards came in the fourth`. */
const FIGURES_OF =
  "touchdown yards points catch carry target fantasy completion pass rush attempt incomplete sack interception touches ppr".split(
    " ",
  );

/** When somebody came in: the first play that has him. */
function comeIn({ players, teams, text, asks, concepts }: Question, sheet: GameSheet): Sentence[] | null {
  const [player] = players;
  if (
    player === undefined ||
    !COMES_IN.test(text) ||
    REPLACED.test(text) ||
    asks === "why" ||
    FIGURES_OF.some((one) => concepts.has(one))
  )
    return null;
  const plays = playsWith(player, sheet);
  const [first] = plays;
  if (first === undefined) return null;
  const line = DID_WHAT.test(text) && teams.length === 0 ? sheet.sentences(...linesOf(player, sheet)) : [];
  if (line.length > 0 && plays.length <= MOST_TOLD) return [...line, ...plays.map((play) => sheet.told(play))];
  const name = sheet.name(player.playerId);
  return [
    ...line,
    sheet.say(`The first play that has ${name}:`, null),
    sheet.told(first),
    ...(STOOD.test(text) ? stoodBefore(first, sheet) : []),
    ...sheet.sentences(...sheet.index.ofKind("absence").filter(({ roles }) => roles.player === player.playerId)),
    ...(DOES.test(text)
      ? sheet.index
          .ofKind("score")
          .filter(({ roles }) => Object.values(roles).includes(player.playerId))
          .map((fact) => sheet.event(fact))
      : []),
  ];
}
