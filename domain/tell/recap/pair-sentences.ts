import type { Fact } from "../../facts/fact.ts";
import type { FactIndex } from "../../facts/fact-index.ts";
import type { TeamRowMark } from "../../facts/mark.ts";
import type { NamePart, Phrase } from "../../facts/phrase.ts";
import { counted, countWords, times } from "../../facts/wording/number-words.ts";
import { phrase, team as teamName } from "../../facts/wording/phrase-of.ts";
import { formatDuration } from "../../words/format.ts";
import { saying, type Sentence, clause } from "../clause.ts";
import type { Voice } from "../voice.ts";

interface Pair {
  mark: TeamRowMark;
  /** A clause about one team, without its subject. */
  did: Phrase;
  size: number;
  facts: readonly Fact[];
}

interface Rows {
  mine: Fact;
  theirs: Fact;
  compare: Fact | null;
}

const LEAST = 20;

/** At most two pairs of team statistics, those that explain who won, with the connective that they bear; not the one that is `told` already. */
export function pairSentences(
  winner: string,
  loser: string,
  index: FactIndex,
  { voice, told }: { voice: Voice; told: TeamRowMark | null },
): Sentence[] {
  const ours = pairsOf(winner, loser, index, voice).filter(({ mark }) => mark !== told);
  const theirs = pairsOf(loser, winner, index, voice);
  const [best, second] = ours;
  const against = theirs.find(({ mark }) => mark !== "penaltyYards");
  const us = teamName(winner);
  const them = teamName(loser);
  if (best === undefined) {
    const close = even(index);
    return against === undefined || close.length > 0
      ? close
      : [saying(phrase`${them} ${against.did}, but lost`, ...against.facts, index.byId("result"))];
  }
  if (against !== undefined && against.size >= best.size / 2) {
    return [
      [
        clause(phrase`${them} ${against.did}`, ...against.facts),
        clause(phrase`, but ${us} ${best.did}`, ...best.facts),
      ],
    ];
  }
  if (second === undefined) return [saying(phrase`${us} ${best.did}`, ...best.facts)];
  const link = best.did.some((part) => typeof part === "string" && part.includes(",")) ? ", and" : " and";
  return [[clause(phrase`${us} ${best.did}`, ...best.facts), clause(phrase`${link} ${second.did}`, ...second.facts)]];
}

function even(index: FactIndex): Sentence[] {
  const yards = index.byId("cmp:totalYards");
  const difference = yards?.values.difference ?? 99;
  if (yards === null || difference > 30) return [];
  if (difference === 0) return [saying(phrase`both teams finished with the same total yards`, yards)];
  return [saying(phrase`only ${counted(difference, "yard")} separated the teams in total offense`, yards)];
}

/** What a team did better, the weightiest first. */
function pairsOf(team: string, other: string, index: FactIndex, voice: Voice): Pair[] {
  const rows = (mark: TeamRowMark): Rows | null => {
    const [mine, theirs] = [index.teamRow(team, mark), index.teamRow(other, mark)];
    return mine === null || theirs === null ? null : { mine, theirs, compare: index.byId(`cmp:${mark}`) };
  };
  const them = teamName(other);
  return PAIRS.flatMap(({ mark, make }): Pair[] => {
    const own = rows(mark);
    const made = own === null ? null : make(own, them, voice);
    return own === null || made === null || made.size < LEAST
      ? []
      : [{ ...made, mark, facts: [own.compare ?? own.mine] }];
  }).toSorted((a, b) => b.size - a.size);
}

interface Made {
  did: Phrase;
  size: number;
}

type Make = (rows: Rows, them: NamePart, voice: Voice) => Made | null;

const PAIRS: readonly { mark: TeamRowMark; make: Make }[] = [
  { mark: "turnovers", make: turnovers },
  { mark: "totalYards", make: totalYards },
  { mark: "rushingYards", make: rushingYards },
  { mark: "thirdDowns", make: thirdDowns },
  { mark: "possession", make: possession },
  { mark: "sacks", make: sacks },
  { mark: "penaltyYards", make: penaltyYards },
];

function turnovers({ mine, theirs }: Rows, _them: NamePart, voice: Voice): Made | null {
  const [ours, lost] = [mine.values.turnovers ?? 0, theirs.values.turnovers ?? 0];
  if (lost <= ours) return null;
  const did =
    ours === 0 && lost >= 2
      ? voice.pick("no turnovers", [
          phrase`forced ${counted(lost, "turnover")} without giving one up`,
          phrase`won the turnover battle ${lost}-0`,
        ])
      : // "Ahead in turnovers" would read as having had more of them.
        phrase`won the turnover battle ${lost}-${ours}`;
  return { did, size: (lost - ours) * 30 - (lost - ours === 1 ? 8 : 0) };
}

function totalYards({ mine, theirs }: Rows, them: NamePart, voice: Voice): Made | null {
  const [ours, other] = [mine.values.totalYards ?? 0, theirs.values.totalYards ?? 0];
  if (ours - other < 50) return null;
  const did = voice.pick("total yards", [
    phrase`outgained ${them} ${ours}-${other}`,
    phrase`had ${String(ours)} total yards to ${String(other)}`,
    ours >= 380
      ? phrase`piled up ${String(ours)} yards while allowing ${String(other)}`
      : phrase`gained ${ours - other} more yards`,
  ]);
  return { did, size: (ours - other) / 4 };
}

function rushingYards({ mine, theirs }: Rows, them: NamePart, voice: Voice): Made | null {
  const [ours, other] = [mine.values.rushingYards ?? 0, theirs.values.rushingYards ?? 0];
  if (ours - other < 50) return null;
  const did = voice.pick("rushing yards", [
    phrase`outrushed ${them} ${ours}-${other}`,
    phrase`ran for ${String(ours)} yards to ${String(other)}`,
    phrase`controlled the ground game, ${ours} yards to ${String(other)}`,
  ]);
  return { did, size: (ours - other) / 3.5 };
}

function thirdDowns({ mine, theirs }: Rows, _them: NamePart, voice: Voice): Made | null {
  const [made, of] = [mine.values.made ?? 0, mine.values.of ?? 0];
  const [other, tries] = [theirs.values.made ?? 0, theirs.values.of ?? 0];
  if (of < 6 || tries < 6) return null;
  const gap = made / of - other / tries;
  if (gap < 0.2) return null;
  const did = voice.pick("third downs", [
    phrase`converted ${countWords(made)} of ${countWords(of)} third downs, against ${countWords(other)} of ${countWords(tries)}`,
    phrase`did better on third down, ${made}-for-${of} to ${other}-for-${tries}`,
  ]);
  return { did, size: gap * 90 };
}

function possession({ mine, theirs }: Rows, _them: NamePart, voice: Voice): Made | null {
  const [ours, other] = [mine.values.possessionSeconds ?? 0, theirs.values.possessionSeconds ?? 0];
  if (ours - other < 420) return null;
  const did = voice.pick("possession", [
    phrase`held the ball for ${formatDuration(ours)}`,
    phrase`kept the ball for ${formatDuration(ours)}`,
  ]);
  return { did, size: (ours - other) / 24 };
}

function sacks({ mine, theirs }: Rows, _them: NamePart, voice: Voice): Made | null {
  const [ours, other] = [mine.values.sacks ?? 0, theirs.values.sacks ?? 0];
  if (ours - other < 3) return null;
  const did = voice.pick("sacks", [
    phrase`had ${countWords(ours)} sacks to ${other === 0 ? "none" : countWords(other)}`,
    phrase`got to the quarterback ${times(ours)}`,
  ]);
  return { did, size: (ours - other) * 10 };
}

function penaltyYards({ mine, theirs }: Rows, _them: NamePart, _voice: Voice): Made | null {
  const [ours, other] = [mine.values.penaltyYards ?? 0, theirs.values.penaltyYards ?? 0];
  return other - ours < 60
    ? null
    : { did: phrase`had ${String(ours)} penalty yards to ${String(other)}`, size: (other - ours) / 3 };
}
