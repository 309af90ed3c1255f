import type { RosterPlayer } from "../../names/game-roster.ts";
import type { Receipt } from "../../game/receipt.ts";
import { playPhrases } from "../../plays/plain/play-phrases.ts";
import { foldLedger, type Ledger } from "../../scoring/ledger.ts";
import { partPhrase } from "../../scoring/ledger-rows.ts";
import { officialCounts } from "../../scoring/official-counts.ts";
import { type PresetName, PRESETS } from "../../scoring/presets.ts";
import { scoredOwners } from "../../scoring/scored-owners.ts";
import { formatLedgerPoints } from "../../words/ledger-points.ts";
import { listWords } from "../../words/sentence-words.ts";
import type { GameSheet, Sentence } from "./game-sheet.ts";
import { isOnly } from "./is-only.ts";
import type { Concept } from "./lexicon.ts";
import type { Question } from "./question.ts";

/** The formats that a fan names by a word, the usual one first. */
const FORMATS: readonly (readonly [Concept | null, PresetName, words: string])[] = [
  [null, "ppr", "PPR points"],
  ["ppr", "ppr", "PPR points"],
  ["halfPpr", "half", "half-PPR points"],
  ["standard", "standard", "points in standard scoring"],
];
const WORDS_OF_POINTS = "fantasy points ppr halfPpr standard total score made only";
/** What asks where points come from, beside `why` and `how`. */
const COMES_FROM = /\b(?:come|came) from\b|\b(?:made|make|makes) up\b|\bwhich plays\b|\bwhat plays\b|\bbreak\s?down\b/;
const MOST_PLAYERS = 2;

/**
 * Why somebody has his fantasy points: every item of the rules that gave or took some, and the play that gave most, from the ledger,
 * whose parts add up to the total to the hundredth. Also points in half PPR, of which there are no facts. Null where the question is
 * about something else.
 */
export function answerLedger(question: Question, sheet: GameSheet): Sentence[] | null {
  const { players, concepts, period, threshold, asks, text } = question;
  if (players.length === 0 || players.length > MOST_PLAYERS || period !== null) return null;
  if (!isOnly(concepts, WORDS_OF_POINTS)) return null;
  // A number is what is to be explained, and no figure to be held against.
  if (threshold !== null && asks !== "why" && asks !== "how") return null;
  const asksWhy = asks === "why" || asks === "how" || COMES_FROM.test(text);
  const isHalf = concepts.has("halfPpr");
  const isFantasy = isHalf || concepts.has("fantasy") || concepts.has("ppr") || concepts.has("standard");
  if (!(asksWhy || isHalf) || asks === "yesNo" || asks === "who") return null;
  const asked = FORMATS.find(([concept]) => concept !== null && concepts.has(concept));
  const answers = players.map((player) => {
    const ledgers = (asked === undefined ? FORMATS.filter(([concept]) => concept !== "ppr") : [asked]).flatMap(
      ([, preset, words]) => {
        const ledger = ledgerOf(sheet, player, preset);
        return ledger === null ? [] : [{ ledger, words }];
      },
    );
    // `Why did he have 18.4?` is about fantasy points where he had so many of one format.
    const meant = ledgers.find(({ ledger }) => saysNumber(text, ledger.total, concepts.has("points")));
    if (!isFantasy && (meant === undefined || player.position === "K")) return null;
    const chosen = meant ?? ledgers[0];
    return chosen === undefined ? null : ledgerWords(sheet, player, { ...chosen, isExplained: asksWhy });
  });
  return answers.every((one) => one !== null) ? answers.flat() : null;
}

/**
 * Whether a text says the total. Plain words have no point in a number: `18.4` and `18.40` stand there as `184` and `1840`. A whole
 * number must be said to be of points.
 */
function saysNumber(text: string, total: number, isOfPoints: boolean): boolean {
  const factors = isOfPoints ? [1, 10, 100] : [10, 100];
  const forms = new Set(factors.map((factor) => String(Math.round(total * factor * 100) / 100)));
  return Array.from(text.matchAll(/\b\d+\b/g), ([number]) => number).some((number) => forms.has(number));
}

function ledgerOf({ snapshot }: GameSheet, { playerId }: RosterPlayer, preset: PresetName): Ledger | null {
  const owner = scoredOwners(snapshot).find(({ id }) => id === playerId);
  if (owner === undefined) return null;
  return foldLedger(owner.plays, owner, PRESETS[preset], officialCounts(snapshot.differences, playerId));
}

function ledgerWords(
  sheet: GameSheet,
  { playerId }: RosterPlayer,
  { ledger, words, isExplained }: { ledger: Ledger; words: string; isExplained: boolean },
): Sentence[] {
  const verb = sheet.index.phase === "over" ? "had" : "has";
  const total = `${sheet.name(playerId)} ${verb} ${formatLedgerPoints(ledger.total)} ${words}`;
  const plays = ledger.entries.filter(({ parts }) => parts.length > 0).map(({ play }) => play.playId);
  const fact = sheet.index.byId(`f:${playerId}`);
  const parts = ledger.sums
    .map(partPhrase)
    .toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points))
    .map(({ words: part, points }) => `${part} (${formatLedgerPoints(points)})`);
  const isOpen = isExplained && parts.length > 0;
  const first = {
    ...sheet.say(isOpen ? `${total}: ${listWords(parts)}.` : `${total}.`, fact),
    receipts: plays.map((playId): Receipt => ({ kind: "play", playId })),
  };
  const best = ledger.entries.toSorted((one, other) => other.points - one.points)[0];
  if (!isOpen || plays.length < 2 || best === undefined || best.points <= 0) return [first];
  const phrase = playPhrases(sheet.read.plays, sheet.read.game).get(best.play.playId);
  if (phrase === undefined) return [first];
  const most = `The most came at ${phrase.when}, ${formatLedgerPoints(best.points)}: ${phrase.sentence}`;
  return [first, { text: most, ids: [], receipts: [{ kind: "play", playId: best.play.playId }] }];
}
