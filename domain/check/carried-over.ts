import { isObject } from "./sentence-context.ts";
import type { Mention } from "./story/story-mentions.ts";

/** Who a sentence was about: who `he` and `they` of the next one stand for. */
export interface Carried {
  player: Mention | null;
  team: Mention | null;
}

const HE = /\bhe\b|^\s*His\b/i;
const THEY = /\bthey\b(?! (?:combined|both|each|split|traded))|^\s*Their\b/i;
/** The other `it` is the game, the clock or nobody: "it was 14-0", "it took". */
const IT =
  /^\s*(?:It|Its)\b(?= (?:had|got|did|didn't|ran|gained|scored|punted|held|outgained|turned|never|committed|defen[sc]e|offen[sc]e|quarterback)\b)/;
/** Before these the one meant comes after: "After he was sacked, Goff threw". */
const AHEAD = /^\s*(?:after|when|while|before|as|once|if|although|though|because|since|until)\b/i;
/** An opening part of a sentence that is about somebody else than the rest. */
const OPENING =
  /^\s*(?:[\w-]+ (?:plays?|snaps?|drives?|possessions?|minutes?|seconds?) (?:after|before|later)|after|when|while|before|as|once|with|although|though|until)\b[^,;]*,/i;
const NEXT_SUBJECT = /(?:,|;) (?:and|but) $|; $/;

/** The mentions with the first pronoun that stands for somebody of the sentence before, where nobody is named ahead of it. */
export function withPronouns(text: string, mentions: readonly Mention[], carried: Carried): Mention[] {
  const added: Mention[] = [];
  const add = (words: RegExp, last: Mention | null, isKind: (one: Mention) => boolean): void => {
    const found = words.exec(text);
    if (found === null || last === null) return;
    const start = found.index + found[0].length - found[0].trimStart().length;
    const end = found.index + found[0].length;
    const others = mentions.filter(isKind);
    if (others.some((one) => one.end <= start) || (AHEAD.test(text) && others.length > 0)) return;
    added.push({ ...last, start, end, text: text.slice(start, end) });
  };
  add(HE, carried.player, ({ playerIds }) => playerIds.length > 0);
  // "three catches, but they were worth 74 yards"
  const isThings =
    /\b(?:catches|carries|passes|receptions|runs|kicks|drives|points|yards|targets)\b[^.;]*\bthey\b/i.test(text);
  if (!isThings) add(THEY, carried.team, ({ team }) => team !== null);
  add(IT, carried.team, ({ team }) => team !== null);
  return [...mentions, ...added].toSorted((a, b) => a.start - b.start);
}

/** Who the next sentence may mean: the subject, and with him the subject of a last clause of its own. */
export function carryOver(text: string, mentions: readonly Mention[], last: Carried): Carried {
  const opening = OPENING.exec(text)?.[0].length ?? 0;
  const people = mentions.filter(({ playerIds }) => playerIds.length > 0);
  const teams = mentions.filter(({ team }) => team !== null);
  const main = (all: readonly Mention[]): Mention | undefined => {
    const acting = all.filter((one) => !isObject(text, one));
    return acting.find(({ start }) => start >= opening) ?? acting[0];
  };
  // "three by Karlaftis, cost him 58 yards": he who was spoken of stays the one spoken of.
  const isStill = /\b(?:him|his|he)\b/i.test(text) && last.player !== null;
  const subject = main(people) ?? (isStill ? undefined : people[0]);
  const next = people.findLast(
    (one) => NEXT_SUBJECT.test(text.slice(0, one.start)) && /^ [a-z]/.test(text.slice(one.end)),
  );
  const player =
    subject === undefined || next === undefined || next === subject
      ? (subject ?? last.player)
      : { ...subject, playerIds: [...new Set([...subject.playerIds, ...next.playerIds])] };
  return { player, team: main(teams) ?? teams[0] ?? last.team };
}
