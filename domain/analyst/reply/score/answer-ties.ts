import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import type { Question } from "../question/question.ts";

const TIED = String.raw`(?:tied|a tie|tie game|even|knotted|deadlocked|all square)`;
const LAST_TIE = new RegExp(
  String.raw`\b(?:last|most recent|latest|final)(?: time| it| they| the (?:game|score))*(?: (?:was|were|that|it|they|when|the (?:game|score)))* ${TIED}\b|\b(?:the|a) (?:last|final|most recent) tie\b|\bwhen\b.*\b${TIED} (?:\w+ ){0,2}last\b|\blast tie(?:d)?\b(?! (?:score|the|it))`,
);
const HOW_OFTEN = /\bhow (?:many times|often)\b/;

/** `when was it last tied`: the last score that tied a game, and the one that broke it. Null where it is not asked. */
export function answerTies({ text, players, teams, period, concepts }: Question, sheet: GameSheet): Sentence[] | null {
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
    { ...sheet.event(last), text: `The last tie: ${sheet.event(last).text}` },
    ...(next === undefined ? [] : [sheet.event(next)]),
  ];
}
