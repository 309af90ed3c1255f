import type { NameHit } from "../../cited/name-mask.ts";
import type { Points } from "../../facts/fact.ts";
import type { NumberToken } from "../../words/story-numbers.ts";
import type { FactRow } from "../../facts/fact-row.ts";
import {
  type Contradiction,
  factOf,
  isDenied,
  quartersSaid,
  type SpokenSentence,
  subjectAt,
} from "./spoken-sentence.ts";

const WINS =
  /#(?: \w+ly| also| just)? (?:beat|won(?! (?:the|a|\w+ straight|\d))|defeated|edged|outlasted|routed|topped|downed|prevailed)\b|\b(?:win|victory) for #/;
const LOSES =
  /#(?: \w+ly| also| just)? (?:lost(?! (?:\d|a|an|the|\w+ (?:yards?|fumbles?)|his|their|one|two|three|ground|turnover))|fell (?:short|to)|were beaten)\b/;
const ENDED =
  /\b(?:final(?!ly)|ended|won|wins?|beat|lost|loses?|fell (?:to|short)|victory|defeated|edged|outlasted|routed|final score)\b/i;
const NO_SCORE =
  /\b(?:record|yards?|yardage|downs|carries|targets|catches|sacks|penalt\w+|attempts|completions|snaps|outgained|outrushed|outpassed|series|defense|front|run|stretch)\b|\?\s*$/i;
const AHEAD = /\b(?:led|leads?|leading|up|ahead|won|wins?|beat|beats|outscored|advantage|over)\b/i;
const BEHIND = /\b(?:trail\w*|lost|loses?|fell|down|behind|deficit|losing)\b/i;
const BREAK = /\b(?:at|by|after) (?:the )?(halftime|half|break|first|second|third|one|two|three)\b/gi;
const BY =
  /\b(?:(?:won|wins?|win|beat|beats|lost|lose|loses|victory|loss)(?: \S+){0,3}? by|(?<now>lead|leads|led|leading|ahead|up|trail|trails|trailed|down|behind)(?: \S+){0,3}? by) (?:just |only |as many as )?$/i;

/** Who won, each score with who had which points, and by how many somebody won or led. */
export function checkScores(sentence: SpokenSentence): Contradiction | null {
  const { text } = sentence;
  if (/\?\s*$/.test(text)) return null;
  return (
    winnerFault(sentence) ??
    pairsFault(sentence) ??
    marginFault(sentence) ??
    moreFault(sentence) ??
    overtimeFault(sentence)
  );
}

function winnerFault(sentence: SpokenSentence): Contradiction | null {
  const { text, book } = sentence;
  const result = factOf(book, "result");
  if (result === null || !result.marks.includes("win") || quartersSaid(text) !== null) return null;
  for (const [says, isWinner] of [
    [WINS, true],
    [LOSES, false],
  ] as const) {
    const found = says.exec(text);
    if (found === null || isDenied(text, found.index)) continue;
    const at = found.index + found[0].indexOf("#");
    const team = subjectAt(sentence, at + 1)?.team ?? null;
    if (team !== null && (team === result.team) !== isWinner) return { truth: result.words };
  }
  return null;
}

const MORE: readonly (readonly [RegExp, string])[] = [
  [/#(?: \w+ly)? outgained #/, "cmp:totalYards"],
  [/#(?: \w+ly)? outrushed #/, "cmp:rushingYards"],
  [/#(?: \w+ly)? outpassed #/, "cmp:passingYards"],
];

/** Who had more of something. */
function moreFault(sentence: SpokenSentence): Contradiction | null {
  const { text, book } = sentence;
  for (const [says, id] of MORE) {
    const found = says.exec(text);
    const compared = factOf(book, id);
    if (found === null || compared === null || quartersSaid(text) !== null) continue;
    const team = subjectAt(sentence, found.index + 1)?.team;
    if (compared.team !== null && team !== compared.team) return { truth: compared.words };
  }
  return null;
}

function overtimeFault({ text, book }: SpokenSentence): Contradiction | null {
  const result = factOf(book, "result");
  const found = /\b(?:won|win|lost|ended|over|decided|beat \S+) (?:it )?in overtime\b/.exec(text);
  const isFalse = result !== null && result.marks.includes("win") && !result.marks.includes("overtime");
  return found !== null && isFalse && !isDenied(text, found.index) ? { truth: result.words } : null;
}

interface SaidScore {
  start: number;
  one: number;
  other: number;
  /** Whose points come first; null where nobody is named for it. */
  first: NameHit | null;
}

/** "27-20", "27 to 20", "Chiefs 27, Ravens 20". */
function scoresSaid(sentence: SpokenSentence): SaidScore[] {
  const { text, numbers } = sentence;
  return numbers.flatMap((token, place): SaidScore[] => {
    const { start, end, value, other } = token;
    if (token.form === "pair" && !/^[ -](?:yards?|point|degrees|percent|mph)/.test(text.slice(end)))
      return [{ start, one: value, other, first: null }];
    const next = numbers[place + 1];
    if (!isPoints(token) || next === undefined || !isPoints(next)) return [];
    const isList =
      /#,? (?:had |scored )?$/.test(text.slice(0, start)) &&
      /^,? (?:and |to )?#,? (?:had |scored )?$/.test(text.slice(end, next.start));
    if (!isList || !/^(?:[.,;!]|$| (?:final|points|in|at|after|and|with)\b)/.test(text.slice(next.end))) return [];
    return [{ start, one: value, other: next.value, first: subjectAt(sentence, start) }];
  });
}

function isPoints({ form, decimals, value }: NumberToken): boolean {
  return form === "plain" && decimals === 0 && value < 100;
}

function pairsFault(sentence: SpokenSentence): Contradiction | null {
  const { text, book } = sentence;
  if (NO_SCORE.test(text)) return null;
  for (const said of scoresSaid(sentence)) {
    if (isDenied(text, said.start)) continue;
    const stood = standing(sentence, said);
    if (stood.length > 0 && !stood.some(({ points }) => isScore(points, said, sentence))) {
      const truth = stood.length > 2 ? factOf(book, "result") : (stood[0]?.fact ?? null);
      return { truth: truth?.words ?? null };
    }
  }
  return null;
}

/** The scores that a sentence may mean: the last one, that of a break, those of a quarter by itself, or any that stood. */
function standing({ text, book }: SpokenSentence, { start }: SaidScore): { fact: FactRow; points: Points }[] {
  const around = text.slice(0, start + 40);
  const isQuarterOnly = /\boutscored\b|\bpoints?\b/i.test(text);
  const quarters = quartersSaid(text);
  if (isQuarterOnly && quarters !== null) {
    const of = (code: string) =>
      book.facts
        .filter(({ kind, team, at }) => kind === "quarter" && team === code && quarters.includes(at?.quarter ?? ""))
        .reduce((sum, { values }) => sum + (values.points ?? 0), 0);
    const fact = book.facts.find(({ kind, at }) => kind === "quarter" && quarters.includes(at?.quarter ?? ""));
    return fact === undefined
      ? []
      : [{ fact, points: { away: of(book.cast.away.code), home: of(book.cast.home.code) } }];
  }
  const breaks = Array.from(text.matchAll(BREAK), ([, word = ""]) =>
    factOf(book, `break:${/first|one/i.test(word) ? 1 : /third|three/i.test(word) ? 3 : 2}`),
  );
  const result = factOf(book, "result");
  const meant = [...breaks, ENDED.test(around) && result?.marks.includes("win") === true ? result : null].flatMap(
    (fact) => (fact === null || fact.score === null ? [] : [{ fact, points: fact.score.after }]),
  );
  if (meant.length > 0) return meant;
  return book.facts.flatMap((fact) =>
    fact.score === null ? [] : [fact.score.before, fact.score.after].map((points) => ({ fact, points })),
  );
}

function isScore({ away, home }: Points, { start, one, other, first }: SaidScore, sentence: SpokenSentence): boolean {
  const { text, book } = sentence;
  if (first !== null)
    return first.team === book.cast.away.code ? one === away && other === home : one === home && other === away;
  if (!((one === away && other === home) || (one === home && other === away))) return false;
  const team = subjectAt(sentence, start)?.team ?? null;
  if (team === null || away === home || (text.match(/#/g)?.length ?? 0) > 1) return true;
  const [own, theirs] = team === book.cast.away.code ? [away, home] : [home, away];
  const before = text.slice(text.slice(0, start).lastIndexOf("#"), start);
  if (BEHIND.test(before)) return own < theirs;
  return AHEAD.test(before) ? own > theirs : true;
}

function marginFault(sentence: SpokenSentence): Contradiction | null {
  const { text, numbers, book } = sentence;
  const result = factOf(book, "result");
  for (const { start, end, value, form } of numbers) {
    const said =
      BY.exec(text.slice(0, start)) ??
      /^-point (?:(?<now>game|lead|deficit|hole|edge)|(?:win|victory|loss))\b/.exec(text.slice(end));
    if (form !== "plain" || said === null || result?.score === undefined || result.score === null) continue;
    if (
      (text[end] !== "-" &&
        !/^(?: points?)?(?:[.,;!]|$| (?:points?|at|in|after|over|on|with|and|but)\b)/.test(text.slice(end))) ||
      isDenied(text, start)
    )
      continue;
    const isFinal = said.groups?.["now"] === undefined;
    if (isFinal && !result.marks.includes("win")) continue;
    const margins = isFinal
      ? [result.score.after]
      : book.facts.flatMap(({ score }) => (score === null ? [] : [score.before, score.after]));
    if (margins.every(({ away, home }) => Math.abs(away - home) !== value)) return { truth: result.words };
  }
  return null;
}
