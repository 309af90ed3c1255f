import { literalPattern } from "../../names/literal-pattern.ts";
import { matches } from "../../words/matches.ts";
import type { Finding } from "../cited-fault.ts";
import { factWords } from "../fact-words.ts";
import type { Reading } from "../reading.ts";
import { placesOf } from "./places-of.ts";
import { BEAT, LOST } from "./team-verbs.ts";

/** "They beat the Ravens" of a game that they lost: the opponent of another week is no team of this game, but the fact names it. */
export function opponentSwapped(reading: Reading): Finding[] {
  const games = reading.cited.filter(
    ({ kind, marks, values }) =>
      (kind === "lastGame" || (kind === "form" && values.week !== undefined)) && !marks.includes("headToHead"),
  );
  return games.flatMap((fact): Finding[] => {
    const names = [...factWords(fact, reading.index).capitals].filter(
      (name) => !/^(?:Week|Round|Bowl|Card|Super|Wild|The)$/.test(name),
    );
    if (names.length === 0 || games.length > 1) return [];
    const they = String.raw`(?:the )?(?:${names.map(literalPattern).join("|")})\b`;
    const isWin = fact.marks.includes("win");
    const wrong = isWin
      ? new RegExp(
          String.raw`(?:fell|lost|bowed|succumbed|loss|defeat|setback) (?:\d+-\d+ )?to ${they}|${they} (?:${BEAT})|(?:beaten|${BEAT}) by ${they}`,
        )
      : new RegExp(
          String.raw`(?:(?<!were |was |got )(?:${BEAT})|win over|victory over|win against|past|over) ${they}|${they} (?:${LOST})`,
        );
    const said = wrong.exec(reading.text)?.[0];
    return said === undefined || fact.marks.includes("tie")
      ? []
      : [{ word: said, reason: `"${said}" is not so in ${fact.id}: there it is the other way round.` }];
  });
}

/** Two teams with a figure each: "had 20 first downs to the Bears' 14". The one with more of it comes with its own figure. */
export function rowsSwapped(reading: Reading): Finding[] {
  const { text, hits, cited, numbers } = reading;
  const [swapped] = [...figuresSwapped(reading), ...figureOfOther(reading)];
  if (swapped !== undefined) return [swapped];
  const [compared] = cited.filter(({ kind, team }) => kind === "compare" && team !== null);
  // "The Colts did: the Vikings had three to the Colts' two": who stands before the verb.
  const more =
    /# (?:\w+ )?(?:gained|had|ran for|passed for|committed|were penalized|held the ball|turned the ball over)[^;]*(?: to #| more )/.exec(
      text,
    );
  const whose = more === null ? undefined : hits[placesOf(text).indexOf(more.index)];
  if (compared === undefined || whose === undefined || compared.team === whose.team) return [];
  // "Dallas gained 388 yards to Houston's 391": its own figure comes first.
  const own = compared.of.flatMap((id) => reading.index.byId(id) ?? []).find(({ team }) => team === whose.team);
  if (numbers[0] !== undefined && Object.values(own?.values ?? {}).includes(numbers[0].value)) return [];
  return [{ word: whose.written, reason: `In ${compared.id} the other team has more. Name the right one first.` }];
}

/** "34:09 of possession to the Browns' 25:51": of two figures of a comparison the second belongs to the team named before it, and the first to the other one. */
function figuresSwapped({ text, hits, cited, numbers, index }: Reading): Finding[] {
  const rows = cited.flatMap(({ kind, of }) => (kind === "compare" ? of.flatMap((id) => index.byId(id) ?? []) : []));
  const places = placesOf(text);
  return matches(text, /\bto #'s? (?:just |only )?(?=[\da-z])/g).flatMap((found): Finding[] => {
    const at = found.index + found[0].length;
    const whose = hits[places.indexOf(found.index + found[0].indexOf("#"))];
    const [first, second] = [
      numbers.filter(({ end }) => end <= found.index).at(-1),
      numbers.find(({ start }) => start === at),
    ];
    if (whose?.team === undefined || whose.team === null || first === undefined || second === undefined) return [];
    const has = ({ values }: (typeof rows)[number], { value, other, form }: typeof first): boolean =>
      form === "share" ? values.made === value && values.of === other : Object.values(values).includes(value);
    const isSo = rows.some((row) => row.team === whose.team && has(row, second));
    const isOther = rows.some((row) => row.team !== whose.team && has(row, first));
    return rows.length === 0 || (isSo && isOther)
      ? []
      : [
          {
            word: whose.written,
            reason: `The figures of the ${whose.written} are not so in ${cited.map(({ id }) => id).join(", ")}. Give each team its own.`,
          },
        ];
  });
}

const TURNED =
  /\b(?:allow\w*|g[ia]v\w+ up|surrender\w*|yield\w*|conced\w*|permit\w*|(?:held|holding)(?! the ball| possession| onto| it)|limit\w*|against|forc\w+|than|while|without|took the ball away|takeaways?|sacked|sacks|had more|fewer|less|more)\b/;

/** "# controlled the clock, holding the ball for 40:04": the one figure of a clause about one team is of its own row. */
function figureOfOther({ text, hits, cited, numbers, index }: Reading): Finding[] {
  const rows = cited.flatMap(({ kind, of }) => (kind === "compare" ? of.flatMap((id) => index.byId(id) ?? []) : []));
  const [whose, ...others] = hits;
  if (rows.length !== 2 || whose?.team === undefined || whose.team === null || others.length > 0) return [];
  if (TURNED.test(text) || !/^(?:the )?#/.test(text)) return [];
  const has = ({ values }: (typeof rows)[number], { value, other, form }: (typeof numbers)[number]): boolean =>
    form === "share" ? values.made === value && values.of === other : Object.values(values).includes(value);
  const told = numbers.filter((number) => number.form !== "pair" && rows.some((row) => has(row, number)));
  const [only] = told;
  if (only === undefined || told.length > 1 || rows.some((row) => row.team === whose.team && has(row, only))) return [];
  return [
    {
      word: `${whose.written} ... ${only.text}`,
      reason: `${only.text} is the other team's in ${cited.map(({ id }) => id).join(", ")}. Give the ${whose.written} their own figure.`,
    },
  ];
}
