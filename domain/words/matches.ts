/**
 * Every match of an expression with the flag `g`. `matchAll` works on a copy of the expression, which is compiled anew each time: for the
 * large ones that read sentences that is most of their cost.
 */
export function matches(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === "") pattern.lastIndex += 1;
  }
  return found;
}
