import { askedFormat } from "../question/asked-format.ts";
import type { Fact } from "../../../facts/fact.ts";
import type { LineMark } from "../../../facts/mark.ts";
import type { Unit } from "../../../facts/unit.ts";
import { counted } from "../../../facts/wording/number-words.ts";
import { PRESETS } from "../../../scoring/presets.ts";
import { formatLedgerPoints } from "../../../words/ledger-points.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { ledgerOf } from "../sheet/ledger-of.ts";
import type { Question } from "../question/question.ts";

type Part = readonly [mark: LineMark, unit: Unit];

/** What fantasy points are divided by. */
interface Share {
  says: RegExp;
  parts: readonly Part[];
  one: string;
  many: string;
  /** Fewer say nothing of who had most a piece. */
  least: number;
}

const PER = String.raw`\bp(?:oin)?ts?\b(?: \w+){0,2}? (?:per|a|an|each|for (?:each|every)) `;
const CARRY: Part = ["rushing", "carries"];
const CATCH: Part = ["receiving", "receptions"];
const SHARES: readonly Share[] = [
  {
    says: new RegExp(`${PER}(?:touch|opportunity)\\b`),
    parts: [CARRY, CATCH],
    one: "touch",
    many: "touches",
    least: 5,
  },
  {
    says: new RegExp(`${PER}(?:carry|rush|run|rushing attempt)\\b`),
    parts: [CARRY],
    one: "carry",
    many: "carries",
    least: 5,
  },
  { says: new RegExp(`${PER}target\\b`), parts: [["receiving", "targets"]], one: "target", many: "targets", least: 3 },
  { says: new RegExp(`${PER}(?:catch|reception|grab)\\b`), parts: [CATCH], one: "catch", many: "catches", least: 3 },
  {
    says: new RegExp(`${PER}(?:attempt|pass|throw|pass attempt|dropback)\\b`),
    parts: [["passing", "attempts"]],
    one: "pass",
    many: "passes",
    least: 10,
  },
];
const MOST_LED = 3;

/** `points per touch`: a player's fantasy points by what he got them from, or who had most a piece. Null where no such rate is asked. */
export function answerPointRates(question: Question, sheet: GameSheet): Sentence[] | null {
  const { text, players, teams, concepts, period, threshold, position } = question;
  const share = SHARES.find(({ says }) => says.test(text));
  if (
    share === undefined ||
    threshold !== null ||
    concepts.has("drive") ||
    question.unknown.length > 0 ||
    !sheet.hasPlays
  )
    return null;
  const { preset, words } = askedFormat(question);
  const ids =
    players.length > 0
      ? players.map(({ playerId }) => playerId)
      : [...sheet.people].flatMap(([playerId, { team, position: trade }]) =>
          (teams.length !== 1 || team === teams[0]) && (position === null || trade === position) ? [playerId] : [],
        );
  const rates = ids.flatMap((playerId) => {
    const facts = sheet.lines(period).filter(({ roles }) => roles.player === playerId);
    const tries = sumOf(facts, share.parts);
    const ledger = ledgerOf(sheet, playerId, PRESETS[preset], period);
    return tries === 0 || ledger === null ? [] : [{ playerId, tries, total: ledger.total, facts }];
  });
  const when = period === null ? "" : ` ${period.words}`;
  const tell = ({ playerId, tries, total, facts }: (typeof rates)[number]): Sentence =>
    sheet.say(
      `${sheet.name(playerId)} had ${formatLedgerPoints(total)} ${words} on ${counted(tries, share.one, share.many)}${when}, ${formatLedgerPoints(total / tries)} a ${share.one}.`,
      ...facts.filter(({ marks }) => share.parts.some(([mark]) => marks.includes(mark))),
      sheet.index.byId(`f:${playerId}`),
    );
  if (players.length > 0) {
    const none = players.filter(({ playerId }) => !rates.some((one) => one.playerId === playerId));
    return [
      ...rates.map(tell),
      ...none.map(({ playerId }) =>
        sheet.say(`The stats have no ${share.many} for ${sheet.name(playerId)}${when}.`, null),
      ),
    ];
  }
  // What a passer throws is of no touch of his.
  const ofTouches = share.one === "touch" || share.one === "carry";
  const ranked = rates
    .filter(({ playerId }) => !ofTouches || sheet.people.get(playerId)?.position !== "QB")
    .filter(({ tries }) => tries >= share.least)
    .toSorted((a, b) => b.total / b.tries - a.total / a.tries);
  const told = (concepts.has("least") ? ranked.toReversed() : ranked).slice(
    0,
    question.order.includes("list") ? MOST_LED : 1,
  );
  return told.length === 0
    ? null
    : [...told.map(tell), sheet.say(`Of those with ${counted(share.least, share.one, share.many)} or more.`, null)];
}

function sumOf(facts: readonly Fact[], parts: readonly Part[]): number {
  return parts.reduce((sum, [mark, unit]) => {
    const line = facts.find(({ marks }) => marks.includes(mark));
    return sum + (line?.values[unit] ?? 0);
  }, 0);
}
