import { isInGroup, type LeaderGroup } from "../../../game/leader-group.ts";
import { ownersIn } from "../../../scoring/counted-columns.ts";
import { type PresetName, PRESETS } from "../../../scoring/presets.ts";
import { scoredOwners } from "../../../scoring/scored-owners.ts";
import { formatLedgerPoints } from "../../../words/ledger-points.ts";
import { listWords } from "../../../words/sentence-words.ts";
import { isOnly } from "../question/is-only.ts";
import type { Question } from "../question/question.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { ledgerOf } from "../sheet/ledger-of.ts";
import { withOpening } from "../sheet/with-opening.ts";
import { ledgerWords } from "./ledger-words.ts";

/** Whose points are counted from the plays, as no line has them, and by which rules. */
interface Counted {
  says: RegExp;
  group: LeaderGroup;
  preset: PresetName;
  words: string;
}

const KICKERS: Counted = { says: /\bkickers?\b/, group: "K", preset: "ppr", words: "PPR points" };
const IDP = { preset: "idp", words: "points in IDP scoring" } as const;
const COUNTED: readonly Counted[] = [
  KICKERS,
  { says: /\blinebackers?\b|\blbs?\b/, group: "LB", ...IDP },
  // Sources do not tell a corner from a safety, nor an end from a tackle.
  { says: /\bdefensive backs?\b|\bdbs?\b/, group: "DB", ...IDP },
  { says: /\bdefensive line(?:m[ae]n)?\b|\bdls?\b/, group: "DL", ...IDP },
  { says: /\bidps?\b|\bdefenders?\b|\bdefensive (?:players?|guys?)\b/, group: "IDP", ...IDP },
];
/** Who was best is asked, and no figure. */
const BEST =
  /\b(?:best|top|better|most|more|leading|leaders?|highest|led|biggest|good|outscored?|worst|least|fewest)\b/;
const WORST = /\b(?:worst|least|fewest|fewer|lowest)\b/;
const OF_POINTS = "most least better compare fantasy points ppr total score made perform defense kicker list stats idp";
/** A figure of its own, which points are not. */
const OF_FIGURE = /\b(?:hits?|snaps?|pressures?|hurries|tackles?|sacks?|stops?|picks?|interceptions?|breakups?)\b/;
/** Beside who is best. */
const MOST_TOLD = 2;

/**
 * `which kicker had more fantasy points`, `who was the best linebacker`: of kickers and defenders, whose points are in no line, those that their plays make
 * by the rules of the page's tables. Null where nobody's points are asked for, or those of others alone.
 */
export function answerCountedPoints(question: Question, sheet: GameSheet): Sentence[] | null {
  const { text, players, isShared, period, threshold, nth, concepts, teams } = question;
  if (period !== null || threshold !== null || nth !== null || isShared || !isOnly(concepts, OF_POINTS)) return null;
  if (!BEST.test(text) || OF_FIGURE.test(text) || !sheet.hasPlays) return null;
  const isFantasy = concepts.has("fantasy") || concepts.has("ppr");
  if (players.length > 0) return isFantasy ? ofBoth(question, sheet) : null;
  const counted = COUNTED.find(({ says }) => says.test(text));
  if (counted === undefined) return null;
  // The best defender is asked of his line where no fantasy points are meant, as a kicker is.
  const isOfLine = counted.group === "K" || (counted.group === "IDP" && !/\bidps?\b/.test(text));
  if (isOfLine && !isFantasy) return null;
  const table = counted.group === "K" ? "kicking" : "idp";
  const ranked = ownersIn(table, scoredOwners(sheet.snapshot))
    .filter(({ position, team }) => isInGroup(counted.group, position) && (teams.length !== 1 || team === teams[0]))
    .flatMap(({ id }) => {
      const ledger = ledgerOf(sheet, id, PRESETS[counted.preset], null);
      return ledger === null ? [] : [{ id, ledger }];
    })
    .toSorted((one, other) => (other.ledger.total - one.ledger.total) * (WORST.test(text) ? -1 : 1));
  const [best, ...others] = ranked;
  if (best === undefined) return null;
  const subject = { name: sheet.name(best.id), fact: null };
  const [first] = ledgerWords(sheet, subject, { ledger: best.ledger, words: counted.words, isExplained: true });
  const next = others
    .slice(0, MOST_TOLD)
    .map(({ id, ledger }) => `${sheet.name(id)} ${formatLedgerPoints(ledger.total)}`);
  return [
    ...(first === undefined ? [] : [first]),
    ...(next.length === 0
      ? []
      : [{ ...sheet.say(`Then: ${listWords(next)}.`, null), receipts: first?.receipts ?? [] }]),
  ];
}

/** Of two, one of them a kicker: both with their points, who had more first. */
function ofBoth({ text, asks, players }: Question, sheet: GameSheet): Sentence[] | null {
  if (players.length !== 2 || players.every(({ position }) => position !== KICKERS.group)) return null;
  const both = players.flatMap(({ playerId }) => {
    const ledger = ledgerOf(sheet, playerId, PRESETS[KICKERS.preset], null);
    return ledger === null ? [] : [{ playerId, ledger }];
  });
  const [first, second] = both;
  if (first === undefined || second === undefined) return null;
  const ahead = first.ledger.total - second.ledger.total;
  const told = both
    .toSorted((one, other) => other.ledger.total - one.ledger.total)
    .flatMap(({ playerId, ledger }) =>
      ledgerWords(
        sheet,
        { name: sheet.name(playerId), fact: sheet.index.byId(`f:${playerId}`) },
        { ledger, words: KICKERS.words, isExplained: false },
      ),
    );
  return withOpening(asks === "yesNo" ? (WORST.test(text) ? ahead < 0 : ahead > 0) : null, told);
}
