import type { ProviderGame } from "../../../domain/game/game-snapshot.ts";
import { playFace } from "../../../domain/corrections/corrected-plays.ts";
import type { Play } from "../../../domain/game/play.ts";
import { type Suspect, LARGE_SUSPECT_SECONDS, never, unlessRepeated } from "./suspect.ts";

interface Guards {
  confirmed: ReadonlySet<string>;
  /** The plays add up to the score, and the answer is no older than what is stored. */
  isSound: boolean;
}

export interface GuardedPlays {
  plays: Play[];
  suspects: Suspect[];
  /** Whether anything in it is not as it was delivered. */
  isKept: boolean;
}

/** Only a few plays are removed at a time; more of them missing at once is most likely a broken answer. */
const FEW = 3;

/** The plays that may be stored. Rows that are missing without good reason stay where they stood. */
export function guardPlays(
  { allPlays: stored }: Pick<ProviderGame, "allPlays">,
  { allPlays: delivered }: Pick<ProviderGame, "allPlays">,
  { confirmed, isSound }: Guards,
): GuardedPlays {
  if (stored.length === 0) return { plays: delivered, suspects: [], isKept: false };
  if (delivered.length === 0)
    return {
      plays: stored,
      suspects: [never("plays", "plays-empty", `none of its ${stored.length} plays are there`)],
      isKept: true,
    };
  const suspects: Suspect[] = [];
  const fresh = withKnownWords(stored, delivered, suspects);
  const gone = goneFrom(stored, fresh);
  const change = gone.length > FEW ? "plays-gone" : "plays-removed";
  const isConfirmed = gone.length === 0 || confirmed.has(change) || (isSound && gone.length <= FEW);
  if (gone.length > 0 && !isConfirmed) {
    const message = `${gone.length} of its ${stored.length} plays ${gone.length === 1 ? "is" : "are"} gone`;
    suspects.push(unlessRepeated("plays", change, message, gone.length > FEW ? LARGE_SUSPECT_SECONDS : undefined));
  }
  const plays = isConfirmed ? fresh : withGone(stored, fresh, gone);
  return { plays, suspects, isKept: suspects.length > 0 };
}

/** A row that has lost its words, its time or, with all others, what everybody did on it keeps them. */
function withKnownWords(stored: readonly Play[], delivered: readonly Play[], suspects: Suspect[]): Play[] {
  const known = new Map(stored.map((play) => [play.playId, play]));
  const isMute = (play: Play) => play.description === "" && (known.get(play.playId)?.description ?? "") !== "";
  const mute = delivered.filter(isMute).length;
  if (mute > 0) suspects.push(never("plays", "plays-mute", `${mute} of its plays no longer have a description`));
  const hadCredits = stored.some(({ credits }) => credits.length > 0);
  const isWithoutCredits = hadCredits && delivered.every(({ credits }) => credits.length === 0);
  if (isWithoutCredits) suspects.push(never("plays", "plays-credits", "its plays no longer name any player"));
  return delivered.map((play) => {
    const before = known.get(play.playId);
    if (before === undefined) return play;
    return {
      ...(isMute(play) ? { ...before, sequence: play.sequence } : play),
      credits: isWithoutCredits ? before.credits : play.credits,
      happenedAt: play.happenedAt ?? before.happenedAt,
    };
  });
}

/** The stored rows that are missing; one that came back under another id is not. */
function goneFrom(stored: readonly Play[], fresh: readonly Play[]): Play[] {
  const now = new Set(fresh.map(({ playId }) => playId));
  const known = new Set(stored.map(({ playId }) => playId));
  const renamed = new Set(fresh.filter(({ playId }) => !known.has(playId)).map(playFace));
  return stored.filter((play) => !now.has(play.playId) && !renamed.has(playFace(play)));
}

/** The fresh plays with the missing ones behind the row that they stood behind. */
function withGone(stored: readonly Play[], fresh: readonly Play[], gone: readonly Play[]): Play[] {
  const missing = new Set(gone.map(({ playId }) => playId));
  const now = new Set(fresh.map(({ playId }) => playId));
  const behind = new Map<string | null, Play[]>();
  let last: string | null = null;
  for (const play of stored) {
    if (now.has(play.playId)) last = play.playId;
    else if (missing.has(play.playId)) behind.set(last, [...(behind.get(last) ?? []), play]);
  }
  const plays = [...(behind.get(null) ?? []), ...fresh.flatMap((play) => [play, ...(behind.get(play.playId) ?? [])])];
  return plays.map((play, index) => ({ ...play, sequence: index + 1 }));
}
