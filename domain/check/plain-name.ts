/** "LOS ANGELES" of a dateline as it is written elsewhere. */
export function calm(text: string): string {
  const plain = bare(text);
  if (plain.length < 4 || plain !== plain.toUpperCase()) return plain;
  return plain.replaceAll(/[A-Z]+/g, (word) => (word[0] ?? "") + word.slice(1).toLowerCase());
}

/** Without a possessive or what ends a sentence. */
export function bare(text: string): string {
  return text.replace(/(?:'s|'|\.|-)+$/, "").replace(/'s$/, "");
}
