const BY_HOW =
  /\bby how (?:much|many)\b|\bhow (?:much|many) (?:more|better|fewer|less)\b|\bdifference\b|\bhow (?:much|many)\b.*\bby\b/;

/** Whether a question in plain words asks how far one of two was ahead: `outscored him by how much`. */
export function asksByHow(text: string): boolean {
  return BY_HOW.test(text);
}
