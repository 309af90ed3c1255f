/** A description without the clock that some sources put before it: the clock stands beside it. `(7:12) C.Williams ...`, `(:58) ...`. */
export function playWords(description: string): string {
  return description.replace(/^\(\d{0,2}:\d{2}\)\s+(?=\S)/, "");
}
