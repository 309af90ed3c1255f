import type { DefenseMention, HintedMention, Hints, LineMention, LoneTeam } from "./mention.ts";
import type { PastedLine } from "./read-line.ts";
import { DEFENSE } from "./position-fit.ts";
import { unreadSentence } from "./read-sentence.ts";

/** A page spreads one player over so many lines at most. */
const LONGEST_BLOCK = 6;

/**
 * The mentions of a text with the hints that stand in the lines around them, as pages copy them: name, team, position, game. A team in a
 * line of its own that is nobody's hint is a mention too; `isSure` says whether a name is, by what stands around it.
 */
export function readMentions(lines: readonly PastedLine[], isSure: (mention: HintedMention) => boolean): LineMention[] {
  const isSlotFirst = hasSlotsFirst(lines);
  const isRoster = lines.some(({ mentions, sentence }) => sentence === null && mentions.length > 0);
  return lines.flatMap(({ mentions, instead, lone, sentence }, at): readonly LineMention[] => {
    if (lone !== null) return isHint(lines, at, lone, isSure) ? [] : [lone];
    // Beside a roster a sentence is a note, and may name a teammate or an opponent.
    if (sentence !== null) return isRoster ? [unreadSentence(sentence)] : mentions;
    const last = mentions.at(-1);
    if (last === undefined || last.kind === "unread" || last.kind === "team") return mentions;
    const around = hintsAround(lines, at, isSlotFirst, mentions.length === 1);
    if (last.kind === "mention") return [...mentions.slice(0, -1), completed(last, around)];
    return isPlayerOf(around, last) && instead.length > 0 ? instead.map((one) => completed(one, around)) : mentions;
  });
}

/**
 * Whether a team in a line of its own says whose player the name before it is. The first one does, unless it speaks against a name that is
 * sure without it; a later one is the opponent where the lines are a page's, which has a position or a game among them.
 */
function isHint(
  lines: readonly PastedLine[],
  at: number,
  lone: LoneTeam,
  isSure: (mention: HintedMention) => boolean,
): boolean {
  const named = lines.findLastIndex(({ mentions }, place) => place < at && mentions.length > 0);
  const last = lines[named]?.mentions.at(-1);
  if (last === undefined || at - named > LONGEST_BLOCK) return false;
  const next = lines.findIndex(({ mentions }, place) => place > at && mentions.length > 0);
  const block = lines.slice(named + 1, next < 0 ? lines.length : next);
  const isPage = block.some((line) => line.lone === null || line.lone.hasPosition);
  const isFirst = block.findIndex(({ loose }) => loose.teams.length > 0) === at - named - 1;
  const isOpponent = isPage && !lone.hasPosition;
  if (!isFirst || last.kind !== "mention") return isOpponent || (isFirst && (lines[named]?.instead.length ?? 0) > 0);
  const isOwn = lone.hasPosition ? block.every((line) => line.lone !== null) : !isPage;
  const hints = { teams: lone.codes, positions: lone.hasPosition ? (block[0]?.loose.positions ?? []) : [] };
  return !isOwn || !isSure(last) || isSure(completed(last, hints));
}

/** A position and another team in the next lines: what looked like a defense is a player's name. */
function isPlayerOf({ teams, positions }: Hints, { codes }: DefenseMention): boolean {
  return teams.length > 0 && positions.length > 0 && !teams.some((code) => codes.includes(code));
}

function completed(mention: HintedMention, around: Hints): HintedMention {
  return { ...mention, hints: mention.hints.map((own) => completedBy(own, around)) };
}

/** What the line of the name says itself comes first. */
function completedBy(own: Hints, around: Hints): Hints {
  return {
    teams: own.teams.length > 0 ? own.teams : around.teams,
    positions: own.positions.length > 0 ? own.positions : around.positions,
  };
}

/** Whether each position stands in a line before its player, as the name of his slot. */
function hasSlotsFirst(lines: readonly PastedLine[]): boolean {
  const first = lines.findIndex(({ mentions }) => mentions.length > 0);
  return first > 0 && isSlot(lines[first - 1]);
}

function isSlot(line: PastedLine | undefined): boolean {
  return (
    line !== undefined && line.mentions.length === 0 && line.loose.positions.length > 0 && line.loose.teams.length === 0
  );
}

function hintsAround(lines: readonly PastedLine[], at: number, isSlotFirst: boolean, isAlone: boolean): Hints {
  const next = lines.findIndex(({ mentions }, place) => place > at && mentions.length > 0);
  const end = Math.min(next < 0 ? lines.length : next, at + 1 + LONGEST_BLOCK);
  const block = lines.slice(at + 1, end).map(({ loose }) => loose);
  const teamLine = block.findIndex(({ teams }) => teams.length > 0);
  const teams = block[teamLine]?.teams ?? [];
  const positions = [
    ...ownPositions(block, teamLine, isSlotFirst),
    ...(isSlotFirst && isAlone && isSlot(lines[at - 1]) ? (lines[at - 1]?.loose.positions ?? []) : []),
  ];
  // The slot of a defense behind a player is the next lineup place.
  return { teams, positions: positions.every((one) => one === DEFENSE) ? [] : positions };
}

/** A position in the line of the team or beside it is the player's; without a team the next line's, unless it is the next slot. */
function ownPositions(block: readonly Hints[], teamLine: number, isSlotFirst: boolean): readonly string[] {
  if (teamLine < 0) return isSlotFirst ? [] : (block[0]?.positions ?? []);
  const beside = [block[teamLine], block[teamLine + 1], block[teamLine - 1]];
  return beside.find((hints) => hints !== undefined && hints.positions.length > 0)?.positions ?? [];
}
