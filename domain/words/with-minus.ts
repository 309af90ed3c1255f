/** A figure of a table, with a true minus; what stands for a missing one stays. */
export function withMinus(text: string): string {
  return text.replace(/^-(?=\d)/, "−");
}
