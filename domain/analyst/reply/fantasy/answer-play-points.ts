import { askedFormat } from "../question/asked-format.ts";
import type { Play } from "../../../game/play.ts";
import { playPhrases } from "../../../plays/plain/play-phrases.ts";
import { foldLedger } from "../../../scoring/ledger.ts";
import { type PresetName, PRESETS } from "../../../scoring/presets.ts";
import { scoredOwners } from "../../../scoring/scored-owners.ts";
import { formatLedgerPoints } from "../../../words/ledger-points.ts";
import { countWords } from "../../../facts/wording/number-words.ts";
import { eventPlays } from "../plays/answer-after.ts";
import { eventsOf } from "../events/events-of.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isWithin } from "../sheet/is-within.ts";
import type { Question } from "../question/question.ts";

const OF_POINTS = /\b(?:fantasy|ppr|points|pts)\b/;
const ONE_PLAY =
  /\b(?:(?:single|one|1|which|what|his|biggest|best|worst|top|fantasy|valuable|any|a) (?:single |fantasy )?(?:plays?|snaps?|touch|catch|carry|throw)|on (?:one|a single|1) (?:\w+ )?(?:play|snap))\b/;
const COST = /\b(?:cost|lost|lose|losing|worst|negative|minus|hurt|killed|took away|dock\w*|fewest|least)\b/;
const GAVE = /\b(?:most|biggest|best|highest|top|valuable|gave|got|scored|earned|worth)\b/;
const WORTH =
  /\b(?:how (?:many|much)|what|lost|gained)\b.*\b(?:points|pts|ppr|fantasy)\b.*\b(?:on|from|for|off|was|is|were|worth|lose|lost|cost|did|by|with)\b|\b(?:points|pts)\b.{0,12}\b(?:lost|cost|gained)\b.*\b(?:on|from|by|to)\b/;
const EVENT =
  /\b(?:on|from|for|off|by|with|did|was|is) ((?:his|that|the|those|these|\w+s) (?:\w+ ){0,3}?(?:td|tds|touchdown|touchdowns|catch|run|pick|picks|int|ints|interception|interceptions|fumble|fumbles|sack|sacks|bomb|throw|pass|pick six|reception|play|two point\w*|2 point\w*)|(?:tds|touchdowns|picks|ints|interceptions|fumbles|turnovers|sacks)|(?:them|it|those|that|both)(?= *$))\b/;

interface Entry {
  playerId: string;
  play: Play;
  points: number;
}

/** `which play cost Nix the most fantasy points`, `how many did he lose on the fumble`: fantasy points of single plays. Null where none is asked about. */
export function answerPlayPoints(question: Question, sheet: GameSheet): Sentence[] | null {
  const { text, players, isShared, threshold, concepts, asks, unknown } = question;
  if (unknown.some((word) => !SAID.test(word))) return null;
  if (!OF_POINTS.test(text) || players.length > 1 || isShared || threshold !== null || !sheet.hasPlays) return null;
  const isFantasy = ["fantasy", "ppr", "halfPpr", "standard"].some((one) => concepts.has(one));
  if (concepts.has("projected") || concepts.has("drive") || asks === "yesNo") return null;
  const isOne = ONE_PLAY.test(text) && (isFantasy || players.length === 1);
  if (isOne && (COST.test(text) || GAVE.test(text))) return extreme(question, sheet);
  const [player] = players;
  const named = EVENT.exec(text);
  if (player === undefined || named === null || !WORTH.test(text) || !(isFantasy || COST.test(text))) return null;
  return ofEvent(question, sheet);
}

/** Every play with what it gave or took. */
function entriesOf(
  { players: [player], teams, period, position }: Question,
  preset: PresetName,
  sheet: GameSheet,
): Entry[] {
  return scoredOwners(sheet.snapshot)
    .filter(
      ({ id, role, team, position: trade }) =>
        role === "player" &&
        (player === undefined || id === player.playerId) &&
        (player !== undefined || teams.length !== 1 || team === teams[0]) &&
        (player !== undefined || position === null || trade === position),
    )
    .flatMap((owner) =>
      foldLedger(owner.plays, owner, PRESETS[preset]).entries.flatMap(({ play, points }) => {
        const whole = sheet.read.plays.find(({ playId }) => playId === play.playId);
        return whole === undefined || (period !== null && !isWithin(period, whole))
          ? []
          : [{ playerId: owner.id, play: whole, points }];
      }),
    );
}

/** The play that gave, or cost, the most. */
function extreme(question: Question, sheet: GameSheet): Sentence[] | null {
  const { preset, words } = askedFormat(question);
  const isCost = COST.test(question.text);
  const entries = entriesOf(question, preset, sheet).toSorted((a, b) =>
    isCost ? a.points - b.points : b.points - a.points,
  );
  const [most] = entries;
  if (most === undefined) return null;
  const [player] = question.players;
  if (isCost && most.points >= 0)
    return [
      sheet.say(
        `No play cost ${player === undefined ? "anybody" : sheet.name(player.playerId)} fantasy points.`,
        sheet.index.byId("result"),
      ),
    ];
  const all = entries.filter(({ points }) => points === most.points).slice(0, 2);
  return all.map((entry) => tell(entry, words, sheet));
}

/** What the plays that are named gave or took together, and each of them. */
function ofEvent(question: Question, sheet: GameSheet): Sentence[] | null {
  const { preset, words } = askedFormat(question);
  const kept = [...question.concepts].filter((one) => !OF_FANTASY.has(one));
  const event = { ...question, asks: "other" as const, concepts: new Set(kept), numbers: [] };
  const ids = new Set((eventsOf(event, sheet) ?? []).flatMap(({ at }) => at?.playId ?? []));
  const [player] = question.players;
  const lost = /\bturnovers?\b/.test(question.text)
    ? sheet.read.plays.filter(({ credits }) =>
        credits.some(({ playerId, stat }) => playerId === player?.playerId && LOST.has(stat)),
      )
    : [];
  const plays =
    lost.length > 0
      ? lost
      : ids.size > 0
        ? sheet.read.plays.filter(({ playId }) => ids.has(playId))
        : eventPlays(event, sheet);
  if (plays.length === 0 || plays.length > MOST_EVENTS) return null;
  const entries = entriesOf(question, preset, sheet).filter(({ play }) => plays.includes(play));
  const facts = plays.flatMap(({ playId }) => sheet.index.onPlay(playId));
  if (entries.length === 1) return entries.map((entry) => tell(entry, words, sheet));
  const name = sheet.name(question.players[0]?.playerId ?? "");
  if (entries.every(({ points }) => points === 0))
    return [sheet.say(`${name} got no ${words} there and lost none.`, ...facts)];
  const sum = entries.reduce((total, { points }) => total + points, 0);
  const did = sum < 0 ? `lost ${formatLedgerPoints(-sum)}` : `got ${formatLedgerPoints(sum)}`;
  return [
    sheet.say(`${name} ${did} ${words} on those ${countWords(entries.length)} plays.`, ...facts),
    ...entries.slice(0, MOST_TOLD).map((entry) => tell(entry, words, sheet)),
  ];
}

const LOST: ReadonlySet<string> = new Set(["passingInterceptions", "fumblesLost", "returnFumblesLost"]);
const MOST_EVENTS = 8;
const MOST_TOLD = 4;
/** Words beside names and figures that ask for a single play. */
const SAID = /^(?:cost|single|valuable|worth|snap|hurt|dock\w*|took|bomb|plays?|killed|negative|minus|anyone|gave)$/;

const OF_FANTASY: ReadonlySet<string> = new Set("fantasy ppr halfPpr standard points total lose most score".split(" "));

function tell({ playerId, play, points }: Entry, words: string, sheet: GameSheet): Sentence {
  const phrase = playPhrases({ ...sheet.snapshot, allPlays: sheet.read.plays }).get(play.playId);
  const name = sheet.name(playerId);
  const did = points < 0 ? `lost ${formatLedgerPoints(-points)}` : `got ${formatLedgerPoints(points)}`;
  const what = phrase === undefined ? "" : ` at ${phrase.when}: ${phrase.sentence}`;
  return {
    text: `${name} ${did} ${words} on one play${what}${/[.!]$/.test(what) ? "" : "."}`,
    ids: sheet.index.onPlay(play.playId).map(({ id }) => id),
    receipts: [{ kind: "play", playId: play.playId }],
  };
}
