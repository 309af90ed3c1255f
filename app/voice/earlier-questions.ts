const MOST_EARLIER = 6;

/**
 * What the analyst is told when a connection that broke off is made again: the questions alone. What was answered is
 * asked again, because the game has gone on and nothing of it stands in this conversation.
 */
export function earlierQuestions(asked: readonly string[]): string {
  const questions = asked.slice(-MOST_EARLIER).map((one) => `"${one.slice(0, 200)}"`);
  return `The connection broke off and was made again. Before that the person asked: ${questions.join("; ")}. Greet them back in a few words instead of from the start; ask the tools anew for every figure.`;
}
