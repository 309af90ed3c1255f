import { literalPattern } from "../../../names/literal-pattern.ts";
import type { Finding } from "../../cited-fault.ts";
import { factWords } from "../../fact-words.ts";
import type { Reading } from "../../reading.ts";
import { placesOf } from "../clause/places-of.ts";
import { SACKED } from "../clause/sacked.ts";
import { teamToldBefore } from "./team-told-before.ts";
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

const TURNED =
  /\b(?:allow\w*|g[ia]v\w+ up|surrender\w*|yield\w*|conced\w*|permit\w*|(?:held|holding)(?! the ball| possession| onto| it)|limit\w*|against|forc\w+|than|while|without|took the ball away|takeaways?|sacked|sacks|had more|fewer|less|more)\b/;

/** Of sacks: who gave them up. */
const SUFFERED =
  /\b(?:gave up|giv(?:e|en|ing) up|allow\w*|surrender\w*|yield\w*|(?:was|were|got|been|being) sacked)\b(?!.*(?:,| and | but ))/;

/** What a team undergoes stands in the other team's row. */
const UNDERGONE = /\b(?:absorb\w*|took|taking|suffer\w*|endur\w*|fac(?:e[sd]?|ing)|drew)\b/;

/** Whose a figure is that stands before its team: "169 yards for #", of penalties "four against #". */
const BEHIND = /^(?: [\w-]+){0,4}? (for|on|by|from|of|against) #(?!'s? (?:\d|own))/;

/** "34:09 of possession to the Browns' 25:51": a figure of a comparison is of the row of the team that it is said of, where only the other one has it. */
export function rowsSwapped(reading: Reading): Finding[] {
  const { text, hits, cited, numbers, index } = reading;
  const told = UNDERGONE.test(text) ? null : teamToldBefore(reading);
  const rows = cited.flatMap(({ kind, of }) => (kind === "compare" ? of.flatMap((id) => index.byId(id) ?? []) : []));
  const places = placesOf(text);
  return numbers.flatMap((token): Finding[] => {
    const [before, after] = [text.slice(0, token.start), text.slice(token.end)];
    // "Eight, four more than #": by how much.
    if (/^ (?:[\w-]+ )?(?:more|fewer|less)\b[^,;]* than\b/.test(after)) return [];
    const isTo = /\bto #(?:'s?)? (?:just |only )?$/.test(before);
    const [beyond] = BEHIND.exec(after) ?? [""];
    // "Four sacks against two for #": the second figure is that team's.
    const isOther = numbers.some(({ start }) => start > token.end && start < token.end + beyond.length);
    const behind = isOther ? null : BEHIND.exec(after);
    const nth = places.findLastIndex(
      (at) =>
        at < token.start &&
        (isTo ||
          SACKED.test(before) ||
          !/\b(?:to|over|than|against|of|out\w+|beat|edged|doubl\w+(?: up)?) $/.test(text.slice(0, at))),
    );
    const isAgainst = rows.some(({ marks }) => marks.includes("penalties") || marks.includes("penaltyYards"));
    const isTakeaway = /\btakeaways?\b|\bforced\b|\btook the ball away\b/i.test(text);
    if (behind !== null && (isTakeaway || (!isAgainst && /^(?:on|of|from|against)$/.test(behind[1] ?? "")))) return [];
    const named = behind === null ? nth : places.indexOf(token.end + behind[0].length - 1);
    const whose = hits.length === 0 ? { team: told, written: "they" } : hits[named];
    const since = text.slice(places[nth] ?? 0, token.start);
    if (whose?.team === undefined || whose.team === null || token.form === "pair") return [];
    const isSuffered =
      rows.some(({ marks }) => marks.includes("sacks")) && (SUFFERED.test(since) || SACKED.test(before));
    if (
      !isTo &&
      behind === null &&
      !isSuffered &&
      (TURNED.test(since) || /\bto (?:just |only |their )?$|\bby (?:\w+ )?$/.test(before))
    )
      return [];
    const has = ({ values }: (typeof rows)[number]): boolean =>
      token.form === "share"
        ? values.made === token.value && values.of === token.other
        : Object.values(values).includes(token.value);
    const owners = rows.filter(has);
    return owners.length === 0 || owners.some(({ team }) => (team === whose.team) !== isSuffered)
      ? []
      : [
          {
            word: `${whose.written} ... ${token.text}`,
            reason: `${token.text} is the other team's in ${cited.map(({ id }) => id).join(", ")}. Give each team its own.`,
          },
        ];
  });
}
