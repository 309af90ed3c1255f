import type { Fact } from "../../../facts/fact.ts";
import { keyedScoring } from "../../../scoring/keyed-scoring.ts";
import { partPhrase } from "../../../scoring/ledger-rows.ts";
import { PRESETS } from "../../../scoring/presets.ts";
import { ruleMeasure } from "../../../scoring/rule-measure.ts";
import type { Scoring } from "../../../scoring/scoring.ts";
import { formatLedgerPoints, formatRule } from "../../../words/ledger-points.ts";
import { possessive } from "../../../words/possessive.ts";
import { listWords } from "../../../words/sentence-words.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { ledgerOf } from "../sheet/ledger-of.ts";
import { ledgerWords } from "./ledger-words.ts";
import { linesOf } from "../sheet/lines-of.ts";
import type { Question } from "../question/question.ts";
import { withOpening } from "../sheet/with-opening.ts";

type Settings = Readonly<Record<string, number>>;

/** One rule that a league has otherwise, as a question says it. */
interface Change {
  says: RegExp;
  /** `6 a passing touchdown` */
  words: (points: number) => string;
  settings: (points: number) => Settings;
  usual: number;
}

const TOUCHDOWN = 6;
const N = String.raw`(\d+)(?: ?(?:points?|pts?|ppts))?`;
const PASS_TD = String.raw`(?:pass(?:ing)?|qb|throw\w*) ?(?:tds?|touchdowns?)`;
const CHANGES: readonly Change[] = [
  {
    says: new RegExp(
      String.raw`\b${N} (?:per |for |a |each |on )*${PASS_TD}\b|\b${PASS_TD} (?:are |is |were |was |count |worth |at |for |as |being |scored? )+${N}\b|\b([46])(?: ?(?:points?|pts?)) (?:pass\w* )?(?:tds?|touchdowns?|leagues?|scoring|formats?)\b(?! (?:league )?for (?:rb|wr))`,
    ),
    words: (points) => `${formatRule(points)} a passing touchdown`,
    settings: (points) => ({ pass_td: points }),
    usual: 6,
  },
  {
    says: /\b(?:minus |negative )?(\d)(?: ?(?:points?|pts?))? (?:per|for|an?|each|for every|for each) (?:int|interception|pick)s?\b|\b(?:ints?|interceptions?|picks) (?:are |is |were |cost |at |worth )+(?:minus |negative )?(\d)\b/,
    words: (points) => `−${formatRule(points)} an interception`,
    settings: (points) => ({ pass_int: -points }),
    usual: 2,
  },
  {
    says: /\b(?:te|tight end) ?prem\w*\b|\btep\b/,
    words: (points) => `${formatRule(points)} more a tight end's catch`,
    settings: (points) => ({ bonus_rec_te: points }),
    usual: 0.5,
  },
  {
    says: /\b(0?[15]|05|half|1)(?: an?)?(?: ?(?:points?|pts?))? (?:per|for|an?|each|for every|for each) (?:first|1st) downs?\b|\b(?:points?|pts?) per (?:first|1st) downs?\b|\bppfd\b/,
    words: (points) => `${formatRule(points)} a first down run or caught`,
    // A touchdown is a first down, too, which the keys of first downs do not count.
    settings: (points) => ({
      rush_fd: points,
      rec_fd: points,
      rush_td: TOUCHDOWN + points,
      rec_td: TOUCHDOWN + points,
    }),
    usual: 0.5,
  },
];
const OF_BASE: readonly (readonly [says: RegExp, preset: "standard" | "half" | "ppr", words: string])[] = [
  [/\b(?:standard|std|non ppr)\b/, "standard", "points in standard scoring"],
  [
    /(?<!\b(?:first|second|1st|2nd|the|at|after|before|by|each|this|that) )\bhalf\b(?! (?:time|a|point per (?:first|1st))\b)/,
    "half",
    "half-PPR points",
  ],
  [/\b(?:full|ppr)\b/, "ppr", "PPR points"],
];
const ALL_FORMATS = /\b(?:all|every|each) (?:the |three |3 )?(?:formats?|scorings?|scoring types?)\b/;
const HOUSES: readonly (readonly [says: RegExp, preset: "espn" | "yahoo", words: string])[] = [
  [
    /\bespn (?:scoring|rules|settings|points|pts|league|default)\b|\b(?:on|in|by|under) espn\b/,
    "espn",
    "points by what ESPN starts a league with",
  ],
  [
    /\byahoo (?:scoring|rules|settings|points|pts|league|default)\b|\b(?:on|in|by|under) yahoo\b/,
    "yahoo",
    "points by what Yahoo starts a league with",
  ],
];

/** Points that have one source: `how many of his points came from running`. */
const SOURCES: readonly (readonly [says: RegExp, keys: RegExp, words: string])[] = [
  [/\b(?:rush\w*|runn\w*|ground|legs|carries)\b/, /^rush_/, "running"],
  [/\b(?:receiv\w*|catch\w*|receptions?|hands)\b/, /^(?:rec|bonus_rec)(?:_|$)/, "catching"],
  [/\b(?:pass\w*|throw\w*|arm|air)\b/, /^pass_/, "passing"],
  [/\b(?:tds?|touchdowns?)\b/, /_td$/, "touchdowns"],
];
const FROM =
  /\b(?:points|pts|ppr|fantasy)\b.* (?:from|on|off|by|via|through|with) (?:just |only )?(?:his |the |his own )?(\w+)(?: alone| only| game)?$/;

/**
 * What players have by rules that are not the usual ones: several formats at once, six points for a passing touchdown, a premium for tight ends, what a platform
 * starts with; and how much of it came from running or catching. Null where nothing of it is asked, or rules are named that are not known here.
 */
export function answerOtherRules(question: Question, sheet: GameSheet): Sentence[] | null {
  const { players, text, isShared, period, concepts, asks } = question;
  if (players.length === 0 || players.length > 2 || isShared || sheet.index.phase === "before") return null;
  if (concepts.has("projected") || players.some(({ position }) => position === "K") || asks === "why") return null;
  const from = fromSource(question, sheet);
  if (from !== null) return from;
  const rules = rulesOf(text, question);
  if (rules === null) return null;
  const totals = players.map((player) =>
    rules.map(({ scoring, words }) => ({ player, words, ledger: ledgerOf(sheet, player.playerId, scoring, period) })),
  );
  if (totals.flat().some(({ ledger }) => ledger === null)) return null;
  const when = period === null ? "" : ` ${period.words}`;
  const told = totals.map((each) => {
    const [only] = each;
    const player = only?.player ?? players[0];
    const items = each.map(({ ledger, words }) => `${formatLedgerPoints(ledger?.total ?? 0)} ${words}`);
    const fact = player === undefined ? null : sheet.index.byId(`f:${player.playerId}`);
    const name = sheet.name(player?.playerId ?? "");
    if (each.length === 1 && only?.ledger !== null && only?.ledger !== undefined)
      return ledgerWords(
        sheet,
        { name, fact },
        { ledger: only.ledger, words: `${only.words}${when}`, isExplained: true },
      );
    const verb = sheet.index.phase === "over" ? "had" : "has";
    return [sheet.say(`${name} ${verb} ${listWords(items)}${when}.`, fact)];
  });
  return [...opened(told.flat(), totals, question), ...besides(question, sheet)];
}

/** `would he still have outscored him`: whether the first of two has more. */
function opened(
  told: Sentence[],
  totals: readonly (readonly { ledger: { total: number } | null }[])[],
  { asks, isNameFirst, text, players }: Question,
): Sentence[] {
  const [one, other] = totals.map(([first]) => first?.ledger?.total ?? 0);
  const [first, second] = players;
  if (one === undefined || other === undefined || first === undefined || second === undefined) return told;
  const isYes = !isNameFirst && asks === "yesNo" && /\b(?:outscore\w*|beat|more|better|ahead|top)\b/.test(text);
  if (isYes || /^(?:would|does|did) /.test(text)) return withOpening(one > other, told);
  const more = one === other ? null : one > other ? first : second;
  return more === null ? withOpening("The same.", told) : withOpening(`${more.playerName} had more.`, told);
}

/** The lines that are asked for in the same breath. */
function besides({ concepts, players, period }: Question, sheet: GameSheet): Sentence[] {
  const marks = [
    ...(concepts.has("rush") || concepts.has("carry") ? ["rushing" as const] : []),
    ...(concepts.has("receive") || concepts.has("catch") ? ["receiving" as const] : []),
    ...(concepts.has("pass") || concepts.has("completion") ? ["passing" as const] : []),
  ];
  if (!concepts.has("stats") || period !== null) return [];
  const lines: Fact[] = players.flatMap((player) =>
    linesOf(player, sheet).filter((fact) => marks.length === 0 || marks.some((mark) => fact.marks.includes(mark))),
  );
  return sheet.sentences(...lines);
}

/** The scorings that a text names, each with the words for its points; null for the usual ones alone, which facts have. */
function rulesOf(written: string, { concepts }: Question): { scoring: Scoring; words: string }[] | null {
  // Half PPR is one format, and so is what is not PPR.
  const text = written.replaceAll(/\bhalf (?:point )?ppr\b/g, "half").replaceAll(/\bnon ppr\b/g, "standard");
  const formats = ALL_FORMATS.test(text) ? OF_BASE : OF_BASE.filter(([says]) => says.test(text));
  const changed = CHANGES.flatMap((change) => {
    const found = change.says.exec(text);
    const said = found?.slice(1).find((one) => one !== undefined);
    return found === null ? [] : [{ ...change, points: said === undefined ? change.usual : pointsOf(said) }];
  });
  const house = HOUSES.find(([says]) => says.test(text));
  if (house !== undefined) return changed.length > 0 ? null : [{ scoring: PRESETS[house[1]], words: house[2] }];
  const isFantasy = ["fantasy", "ppr", "halfPpr", "standard", "points"].some((one) => concepts.has(one));
  if (changed.length === 0)
    return formats.length < 2 || !isFantasy
      ? null
      : formats.map(([, preset, words]) => ({ scoring: PRESETS[preset], words }));
  const [base = OF_BASE[2], other] = formats;
  if (other !== undefined || base === undefined) return null;
  const settings = Object.assign({}, PRESETS[base[1]].settings, ...changed.map((one) => one.settings(one.points)));
  const rules = listWords(changed.map((one) => one.words(one.points)));
  return [{ scoring: keyedScoring("", settings, ruleMeasure), words: `${base[2]} at ${rules}` }];
}

/** Plain words have lost the point of a number: `05` was 0.5. */
function pointsOf(said: string): number {
  if (said === "half") return 0.5;
  return said.startsWith("0") && said.length > 1 ? Number(`0.${said.slice(1)}`) : Number(said);
}

function fromSource({ text, players, period, asks, concepts }: Question, sheet: GameSheet): Sentence[] | null {
  const [player, other] = players;
  const [, word = ""] = FROM.exec(text) ?? [];
  const source = SOURCES.find(([says]) => says.test(word));
  const isFantasy = concepts.has("fantasy") || concepts.has("ppr") || concepts.has("points");
  if (source === undefined || player === undefined || other !== undefined || !isFantasy || asks === "yesNo")
    return null;
  const base = OF_BASE.find(([says]) => says.test(text)) ?? OF_BASE[2];
  const ledger = base === undefined ? null : ledgerOf(sheet, player.playerId, PRESETS[base[1]], period);
  if (base === undefined || ledger === null) return null;
  const [, keys, words] = source;
  const parts = ledger.sums.filter(({ item }) => keys.test(item.key));
  const sum = parts.reduce((all, { points }) => all + points, 0);
  const items = parts.map(partPhrase).map((one) => `${one.words} (${formatLedgerPoints(one.points)})`);
  const when = period === null ? "" : ` ${period.words}`;
  const total = `${formatLedgerPoints(sum)} of ${possessive(sheet.name(player.playerId))} ${formatLedgerPoints(ledger.total)} ${base[2]}${when}`;
  return [
    sheet.say(
      `${total} came from ${words}${items.length === 0 ? "" : `: ${listWords(items)}`}.`,
      sheet.index.byId(`f:${player.playerId}`),
    ),
  ];
}
