import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isOnly } from "../question/is-only.ts";
import type { Question } from "../question/question.ts";
import { withOpening } from "../sheet/with-opening.ts";

const TIED = String.raw`(?:tied|a tie|tie game|even|knotted|deadlocked|all square)`;
const LAST_TIE = new RegExp(
  String.raw`\b(?:last|most recent|latest|final)(?: time| it| they| the (?:game|score))*(?: (?:was|were|that|it|they|when|the (?:game|score)))* ${TIED}\b|\b(?:the|a) (?:last|final|most recent) tie\b|\bwhen\b.*\b${TIED} (?:\w+ ){0,2}last\b|\blast tie(?:d)?\b(?! (?:score|the|it))`,
);
const TYING = String.raw`\b(?:tied?|tying|knot(?:ted)?|evened|deadlocked)(?: (?:it|the (?:game|score)|things|this|that|up|all))*`;
/** `tie it at 23`, `tied it 23-23` */
const TIED_AT = new RegExp(
  String.raw`${TYING} (?:at (\d{1,2})\b(?! (?:\d\d )?(?:minutes?|seconds?|secs?|left|remaining|to go|to play)\b)|(\d{1,2}) (?:to )?\2\b)`,
);
const OF_TIE = "tie tieScore score scoreline points happened touchdown fieldGoal kick";
const HOW_OFTEN = /\bhow (?:many times|often)\b/;

/** `how did they tie it at 23`: the score that did, with its plays. Null where no such tie is named. */
function tiedAt({ text, players, asks, concepts, unknown }: Question, sheet: GameSheet): Sentence[] | null {
  const [, said, twice] = TIED_AT.exec(text) ?? [];
  const points = Number(said ?? twice);
  if (!isOnly(concepts, OF_TIE) || unknown.length > 0) return null;
  if (!(points > 0) || players.length > 0 || asks === "many" || sheet.index.phase === "before" || !sheet.hasPlays)
    return null;
  const tie = sheet.index
    .ofKind("score")
    .find(({ score }) => score?.after.away === points && score.after.home === points);
  const isWhether = asks === "yesNo";
  if (tie === undefined)
    return [
      sheet.say(
        `${isWhether ? "No. " : ""}The score was never tied at ${points}.`,
        sheet.index.byId("count:ties") ?? sheet.index.byId("result"),
      ),
      ...sheet.sentences(sheet.index.byId("count:ties")),
    ];
  return withOpening(isWhether ? true : null, [sheet.event(tie), ...(asks === "how" ? sheet.playTexts(tie) : [])]);
}

/** `when was it last tied`: the last score that tied a game, and the one that broke it; or the one that made the tie that is named. Null where it is not asked. */
export function answerTies(question: Question, sheet: GameSheet): Sentence[] | null {
  const { text, players, teams, period, concepts } = question;
  const named = tiedAt(question, sheet);
  if (named !== null) return named;
  if (!LAST_TIE.test(text) || players.length > 0 || teams.length === 1 || period !== null || !sheet.hasPlays)
    return null;
  if (concepts.has("drive") || concepts.has("record")) return null;
  const { index } = sheet;
  const count = index.byId("count:ties");
  const scores = index.ofKind("score");
  const ties = (count?.of ?? []).flatMap((id) => index.byId(id) ?? []);
  const last = ties.at(-1);
  if (last === undefined) {
    const [first] = scores;
    return [
      sheet.say("The score was never tied after the first points.", index.byId("result")),
      ...(first === undefined ? [] : [sheet.event(first)]),
    ];
  }
  const next = scores[scores.findIndex(({ id }) => id === last.id) + 1];
  return [
    ...(HOW_OFTEN.test(text) ? sheet.sentences(count) : []),
    ...withOpening("The last tie:", [sheet.event(last)]),
    ...(next === undefined ? [] : [sheet.event(next)]),
  ];
}
