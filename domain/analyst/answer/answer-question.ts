import type { ToolSnapshot } from "../tools/analyst-tool.ts";
import { askTools } from "./asking.ts";
import { formatDateLong, LEAGUE_ZONE } from "../../words/format.ts";
import { gamePhase } from "../../game/game-state.ts";
import { GENERAL_KINDS } from "./general-question-kinds.ts";
import { PLAY_KINDS } from "./play-question-kinds.ts";
import { askBack } from "../tools/plays-of-player.ts";
import { isOfKind } from "./question-kind.ts";
import { readQuestion } from "./question.ts";
import { BETTING, FILLERS, QUESTION_WORDS } from "./question-words.ts";
import type { ToolUse } from "../tools/tool-use.ts";

/** What the analyst without a model says, and which tools it rests on. */
export interface RuleAnswer {
  /** `ask`: a name may mean several. `unknown`: not understood, or the data does not tell. */
  kind: "answer" | "ask" | "unknown" | "betting" | "off-topic";
  text: string;
  uses: readonly ToolUse[];
}

const CAN =
  "I can tell you the score, the scoring plays, player lines, leaders, fantasy points, team totals and facts about this game.";

/** The first kind that fits is the one. */
const KINDS = [...PLAY_KINDS, ...GENERAL_KINDS];

/**
 * Answers a question about the game by rules, in a few sentences from the tools' results alone. What is not understood word
 * for word is not answered: no answer is better than the answer to another question. `earlier` are the person's questions before
 * it, the newest last: they say who "he" means.
 */
export function answerQuestion(
  text: string,
  snapshot: ToolSnapshot,
  now: number,
  earlier: readonly string[] = [],
): RuleAnswer {
  const asking = askTools(snapshot, now);
  const reply = (kind: RuleAnswer["kind"], words: string): RuleAnswer => ({ kind, text: words, uses: asking.uses });
  const question = readQuestion(text, snapshot, earlier);
  if (isBetting(text)) return reply("betting", `I don't give betting advice. ${CAN}`);
  const kind = KINDS.find((one) => isOfKind(question, one));
  if (kind === undefined) {
    const isFootball =
      question.players.length + question.teams.length > 0 ||
      question.words.some((word) => QUESTION_WORDS.has(word) && !FILLERS.has(word));
    if (!isFootball && question.strange.length > 0)
      return reply("off-topic", `I only answer, in English, what is asked about this game. ${CAN}`);
    return reply("unknown", `I don't know that. ${CAN}`);
  }
  if (question.unclear !== null) return reply("ask", askBack(question.unclear));
  const answer = kind.answer(question, asking);
  return answer === null ? reply("unknown", `${notKnown(snapshot)} ${CAN}`) : reply("answer", answer);
}

function isBetting(text: string): boolean {
  const isAdvice = /\bshould (?:i|we)\b.*\b(?:take|bet|back|play the)\b/i.test(text);
  return isAdvice || (BETTING.test(text.toLowerCase()) && !/\bbetting line\b/i.test(text));
}

/** Before a game most questions have no answer yet, which is another thing than not to know it. */
function notKnown({ game }: ToolSnapshot): string {
  if (gamePhase(game) !== "before") return "I don't know: the data does not tell.";
  const kickoff = formatDateLong(game.dateTime, LEAGUE_ZONE);
  return `I can't tell that yet: the game has not started.${game.dateTime === null ? "" : ` Kickoff: ${kickoff}.`}`;
}
