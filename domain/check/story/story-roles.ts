import type { GameFacts } from "../game-facts.ts";
import type { Mention } from "./story-mentions.ts";

const POSITIONS: Readonly<Record<string, readonly string[]>> = {
  quarterback: ["QB"],
  passer: ["QB"],
  "signal-caller": ["QB"],
  "running back": ["RB", "FB", "HB"],
  back: ["RB", "FB", "HB"],
  rusher: ["RB"],
  receiver: ["WR"],
  wideout: ["WR"],
  "tight end": ["TE"],
  kicker: ["K", "PK"],
};
const ROLE = String.raw`(?:running back|tight end|quarterback|passer|signal-caller|back|rusher|receiver|wideout|kicker)`;
const AFTER_TEAM = new RegExp(
  String.raw`^(?:'s?)? (?:(?:star|top|lead|starting|rookie|veteran|young|\w+-year) )?(${ROLE})(?! [A-Z])\b(?!s)`,
);
const SIDES =
  /\b(?:the |The )((?:visitors|visiting (?:team|side|club)|road team)|(?:hosts|home (?:team|side|club)))\b(?!')/g;

/** "the visitors", "the hosts": sides without their names. */
export function findSideWords(text: string, { game }: GameFacts): Mention[] {
  return Array.from(text.matchAll(SIDES), (match) => {
    const word = match[1] ?? "";
    const start = match.index + match[0].length - word.length;
    const team = /^(?:visit|road)/.test(word) ? game.awayTeam : game.homeTeam;
    return { start, end: start + word.length, text: word, playerIds: [], team };
  });
}

/** "the Ravens quarterback": the one spoken of before where he is that, else any of them. The team stays named too. */
export function withRoles(
  text: string,
  mentions: readonly Mention[],
  last: Mention | null,
  facts: GameFacts,
): Mention[] {
  return mentions.flatMap((mention) => {
    const found = mention.team === null ? null : AFTER_TEAM.exec(text.slice(mention.end));
    const role = found?.[1];
    if (found === null || role === undefined || mention.team === null) return [mention];
    const fits = [...facts.players.values()].filter(
      ({ team, position, totals }) =>
        team === mention.team &&
        ((POSITIONS[role] ?? []).includes(position) || (role === "kicker" && (totals.fieldGoalAttempts ?? 0) > 0)),
    );
    // A side has one who throws, no matter who else lined up there.
    const throws = fits.toSorted((a, b) => (b.totals.passingAttempts ?? 0) - (a.totals.passingAttempts ?? 0));
    const ids = (role === "quarterback" || role === "passer" ? throws.slice(0, 1) : fits).map(
      ({ playerId }) => playerId,
    );
    const known = last?.playerIds.filter((id) => ids.includes(id)) ?? [];
    // One man, or the man before: a role that many have tells of nobody.
    const playerIds = known.length > 0 ? known : ids.length === 1 ? ids : [];
    if (playerIds.length === 0) return [mention];
    const start = mention.end + found[0].length - role.length;
    return [mention, { start, end: start + role.length, text: role, playerIds, team: null }];
  });
}
