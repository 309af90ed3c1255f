/** Ways in which a name is misheard or mistyped, each at one place; null where the name gives no occasion. */
const RULES: readonly ((name: string) => string | null)[] = [
  (name) => swap(name, /ph/, "f"),
  (name) => swap(name, /ck/, "k"),
  (name) => swap(name, /c(?=[aou])/, "k"),
  (name) => swap(name, /(?<=\w)s(?=\w)/, "z"),
  (name) => swap(name, /(?<=[a-z])([b-df-hj-np-tv-z])\1/, "$1"),
  (name) => swap(name, /(?<=[aeiou])([lmnrst])(?=[aeiou])/, "$1$1"),
  (name) => swap(name, /ei|ie/, "ee"),
  (name) => swap(name, /(?<=[a-z])ay/, "ai"),
  (name) => swap(name, /(?<=\w)y$/, "ie"),
  (name) => swap(name, /(?<=[a-z]{3})e(?=[rnl]$)/, "i"),
  (name) => swap(name, /(?<=[a-z]{2})o(?=[nr])/, "a"),
  (name) => swap(name, /(?<=[a-z]{3})([a-z])([a-z])(?=[a-z]*$)/, "$2$1"),
  (name) => swap(name, /(?<=[a-z]{4})[a-z](?=[a-z])/, ""),
  (name) => swap(name, /(?<=[a-z]{2})h(?=[a-z])/, ""),
  (name) => swap(name, /^(\w)\S*\s/, "$1 "),
  (name) => swap(name, /th/, "t"),
  (name) => swap(name, /(?<=[a-z])er\b/, "ar"),
  (name) => swap(name, /['.-]/g, ""),
];

function swap(name: string, spelling: RegExp, sound: string): string | null {
  const heard = name.replace(spelling, sound);
  return heard === name ? null : heard;
}

/** A name as heard by the rule of a number, or by the next one that has an occasion. */
export function misheard(name: string, number: number): string {
  for (let tried = 0; tried < RULES.length; tried += 1) {
    const heard = RULES[(number + tried) % RULES.length]?.(name) ?? null;
    if (heard !== null) return heard;
  }
  return name;
}
