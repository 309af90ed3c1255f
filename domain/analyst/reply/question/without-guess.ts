import { readQuestion } from "./question.ts";

const GUESSED =
  /^((?:whats |what was )?(?:the )?(?:longest|biggest|shortest|first|last|highest|most) [^?!]+)\?+\s*(?:was it |wasnt it |is it )?([\w.'-]+(?: [\w.'-]+)?)\s*\?+$/i;

/** `longest FG of the game? Folk?` without the name behind it, which is a guess: who it was is told. What else stands there (a team, a part of the game, a position) says what is asked. */
export function withoutGuess(text: string, book: Parameters<typeof readQuestion>[1]): string {
  const [, asked, tail] = GUESSED.exec(text) ?? [];
  if (asked === undefined || tail === undefined) return text;
  const { players, teams, concepts, period, at, position, unknown } = readQuestion(tail, book);
  const isName = players.length > 0 && teams.length + concepts.size + unknown.length === 0;
  return isName && period === null && at === null && position === null ? `${asked}?` : text;
}
