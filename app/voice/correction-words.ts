import type { SpeechFault } from "../../domain/analyst/speech/check-speech.ts";
import type { ToolAnswer } from "../../domain/analyst/tools/analyst-tool.ts";
import { teamName } from "../../domain/game/team.ts";
import { isGameInfo } from "../../domain/analyst/tools/tool-use.ts";

/** What the analyst is told when a sentence was stopped, for the one that follows it: the fact, where one says otherwise. */
export function correctionNote({ reason, truth }: SpeechFault): string {
  const say =
    truth === null
      ? "Say in one short sentence what the tools of this conversation do hold, with nothing that they do not,"
      : `Correct yourself in one short sentence that begins with "Actually," and says this: ${truth}. Add nothing`;
  return `Your last sentence was stopped. ${reason} ${say} and do not speak of this note.`;
}

/** What is said where the correction was wrong as well: the score, as the tool holds it, and no word of the model's own. */
export function lastWords(info: ToolAnswer): string {
  const score = scoreOf(info);
  return score === null
    ? "Let me correct that. The stats on this page have it."
    : `Let me correct that. The score is ${score}. The stats on this page have the rest.`;
}

/** Has the analyst say a sentence and nothing else. */
export function wordForWord(sentence: string): Record<string, unknown> {
  return { tool_choice: "none", instructions: `Say exactly this and nothing else: "${sentence}"` };
}

function scoreOf(info: ToolAnswer): string | null {
  if (!info.ok || !isGameInfo(info.value)) return null;
  const { away, home, season } = info.value;
  if (away.score === null || home.score === null) return null;
  return `${teamName(away.team, season).nick} ${away.score}, ${teamName(home.team, season).nick} ${home.score}`;
}
