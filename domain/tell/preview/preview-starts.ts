import type { Fact } from "../../facts/fact.ts";
import type { FactIndex } from "../../facts/fact-index.ts";
import type { Phrase } from "../../facts/phrase.ts";
import { countWords, decimal } from "../../facts/wording/number-words.ts";
import { POSITION_PLURALS } from "../../facts/wording/position-plurals.ts";
import { bareTeam, phrase, player, team as teamName } from "../../facts/wording/phrase-of.ts";
import { ALLOWED_POSITIONS } from "../../season/allowed-points.ts";
import { opponentOf } from "../parts/standing.ts";
import { saying, type Sentence, clause, type Clause } from "../clause.ts";
import type { Voice } from "../voice.ts";

const FAR = 2;
const USEFUL = 9;
/** Who averaged less has had another role, and what he averaged says nothing of this one. */
const REGULAR = 5;

/** Who is worth starting, whose projection is above his average and whose below, with the defense he meets, and whose role has changed: a sentence each. */
export function startSentences(index: FactIndex, voice: Voice): Sentence[] {
  const ranked = index.ofKind("projection").toSorted((a, b) => projected(b) - projected(a));
  const [first] = ranked;
  if (first === undefined || projected(first) <= 0) return [];
  const tied = ranked.filter((fact) => decimal(projected(fact)) === decimal(projected(first)));
  const second = ranked.find((fact) => fact.team !== first.team && projected(fact) > 0) ?? null;
  const used = new Set(tied.length > 1 ? tied : [first, second]);
  const gap = ({ values }: Fact): number => projected({ values }) - (values.meanPoints ?? projected({ values }));
  const [up] = ranked
    .filter((fact) => !used.has(fact) && projected(fact) >= USEFUL && (fact.values.meanPoints ?? 0) >= REGULAR)
    .toSorted((a, b) => gap(b) - gap(a));
  // A player stands in lineups for what he has done: the largest drop counts, however few points are left.
  const [down] = ranked
    .filter(
      (fact) =>
        fact !== up &&
        !used.has(fact) &&
        projected(fact) > 0 &&
        (fact.values.meanPoints ?? 0) >= USEFUL &&
        !isSecondPasser(fact, ranked, index),
    )
    .toSorted((a, b) => gap(a) - gap(b));
  const sentences = [
    tied.length > 1 ? tiedSentence(tied, voice) : startSentence(first, second, voice),
    ...(up === undefined || gap(up) < FAR ? [] : [upSentence(up, index, voice)]),
    ...(down === undefined || gap(down) > -FAR
      ? []
      : [downSentence(down, down.team === up?.team ? null : index, voice)]),
    ...trendSentence(index, voice),
  ];
  return introduced(sentences, index);
}

/** `Colts running back Petrovic` where somebody is first named; the position alone where the clause says his team by itself. */
function introduced(sentences: readonly Sentence[], { people }: FactIndex): Sentence[] {
  const known = new Set<string>();
  const withRoles = ({ words, ids }: Clause): Clause => ({
    words: words.flatMap((part): Phrase => {
      if (typeof part === "string" || !("player" in part) || known.has(part.player)) return [part];
      known.add(part.player);
      const { team, position } = people.get(part.player) ?? {};
      const saysTeam = words.some((one) => typeof one !== "string" && "team" in one && one.team === team);
      const trade = ALLOWED_POSITIONS.find((one) => one === position);
      return [
        ...(team === undefined || saysTeam ? [] : [bareTeam(team), " "]),
        // One of the plural's many
        ...(trade === undefined ? [] : [`${POSITION_PLURALS[trade].slice(0, -1)} `]),
        part,
      ];
    }),
    ids,
  });
  return sentences.map((sentence) => sentence.map(withRoles));
}

/** Behind the quarterback who is expected to play: no news for a lineup. */
function isSecondPasser(fact: Fact, ranked: readonly Fact[], index: FactIndex): boolean {
  const isPasser = ({ roles }: Fact): boolean => index.people.get(roles.player ?? "")?.position === "QB";
  return isPasser(fact) && ranked.find((one) => one.team === fact.team && isPasser(one)) !== fact;
}

function projected({ values }: Pick<Fact, "values">): number {
  return values.projectedPoints ?? 0;
}

function who({ roles }: Fact): Phrase {
  return roles.player === undefined ? [] : [player(roles.player)];
}

const MOST_NAMED = 3;

/** All who are projected for the most points, where that is more than one. */
function tiedSentence(tied: readonly Fact[], voice: Voice): Sentence {
  const points = decimal(projected({ values: tied[0]?.values ?? {} }));
  if (tied.length > MOST_NAMED)
    return [clause(phrase`${countWords(tied.length)} players share the top projection, ${points} PPR points`, ...tied)];
  const names = tied.flatMap((fact, at): Phrase => {
    const link = at === 0 ? "" : at === tied.length - 1 ? " and " : ", ";
    return phrase`${link}${who(fact)}`;
  });
  return [
    clause(
      voice.pick("start tie", [
        phrase`${names} are the first names to put in a lineup, each projected for ${points} PPR points`,
        phrase`start ${names}, each projected for ${points} PPR points`,
      ]),
      ...tied,
    ),
  ];
}

function startSentence(first: Fact, second: Fact | null, voice: Voice): Sentence {
  const points = decimal(projected(first));
  const lead = voice.pick("start", [
    clause(phrase`${who(first)} has the game's top projection, ${points} PPR points`, first),
    clause(phrase`start ${who(first)}: nobody in this game is projected for more than his ${points} PPR points`, first),
    clause(phrase`${who(first)} is projected for the most PPR points, ${points}`, first),
  ]);
  if (second === null) return [lead];
  const next = decimal(projected(second));
  return [
    lead,
    clause(
      voice.pick("start next", [
        phrase`, and ${who(second)} (${next}) leads ${teamName(second.team ?? "")}`,
        phrase`; ${who(second)} leads ${teamName(second.team ?? "")} at ${next}`,
      ]),
      second,
    ),
  ];
}

/**
 * What the defense that he meets has allowed to his position, where it points the same way as the projection: more than other defenses beside one above his
 * average, less beside one below. No cause is claimed.
 */
function against(fact: Fact, index: FactIndex, way: "aboveMean" | "belowMean"): Clause[] {
  const other = opponentOf(fact.team ?? "", index);
  const own = index.people.get(fact.roles.player ?? "")?.position;
  const position = ALLOWED_POSITIONS.find((one) => one === own);
  const toPosition = position === undefined ? null : index.byId(`allowed:${other}:${position}`);
  const points = toPosition?.values.pprPoints;
  if (position === undefined || toPosition === null || points === undefined || !toPosition.marks.includes(way))
    return [];
  const words = phrase`, against a defense that has allowed ${decimal(points)} PPR points a game to ${POSITION_PLURALS[position]}`;
  return [clause(words, toPosition)];
}

/** Whether a changed role is news for a lineup: it grew, or he is projected for points that count. */
function isOfUse(fact: Fact, index: FactIndex): boolean {
  const { targets, carries = 0, mean = 0 } = fact.values;
  const own = index.ofKind("projection").find(({ roles }) => roles.player === fact.roles.player);
  return (targets ?? carries) > mean || (own !== undefined && projected(own) >= USEFUL);
}

/** Whose role has changed most in his last games. */
function trendSentence(index: FactIndex, voice: Voice): Sentence[] {
  const change = ({ values }: Fact): number => Math.abs((values.targets ?? values.carries ?? 0) - (values.mean ?? 0));
  const [trend] = index
    .ofKind("mean")
    .filter((fact) => fact.roles.player !== undefined && isOfUse(fact, index))
    .toSorted((a, b) => change(b) - change(a));
  if (trend === undefined) return [];
  const { targets, carries = 0, mean = 0, games = 0 } = trend.values;
  const [now, before, what] = [
    decimal(targets ?? carries),
    decimal(mean),
    targets === undefined ? "carries" : "targets",
  ];
  const isMore = (targets ?? carries) > mean;
  return [
    saying(
      voice.pick("trend", [
        trend.wording.clause,
        phrase`${who(trend)} has seen his ${what} ${isMore ? "rise" : "drop"} from ${before} a game to ${now} over his last ${countWords(games)}`,
      ]),
      trend,
    ),
  ];
}

function upSentence(fact: Fact, index: FactIndex, voice: Voice): Sentence {
  const [points, mean] = [decimal(projected(fact)), decimal(fact.values.meanPoints ?? 0)];
  return [
    clause(
      voice.pick("up", [
        phrase`${who(fact)} averages ${mean} but is projected for ${points}`,
        phrase`more than usual is expected of ${who(fact)}: ${points}, up from an average of ${mean}`,
        phrase`${who(fact)} is projected for ${points}, up from an average of ${mean}`,
      ]),
      fact,
    ),
    ...against(fact, index, "aboveMean"),
  ];
}

function downSentence(fact: Fact, index: FactIndex | null, voice: Voice): Sentence {
  const [points, mean] = [decimal(projected(fact)), decimal(fact.values.meanPoints ?? 0)];
  return [
    clause(
      voice.pick("down", [
        phrase`expect less from ${who(fact)}: ${points}, down from an average of ${mean}`,
        phrase`${who(fact)} has averaged ${mean} but is projected for only ${points}`,
        phrase`${who(fact)} is projected for ${points}, down from an average of ${mean}`,
      ]),
      fact,
    ),
    ...(index === null ? [] : against(fact, index, "belowMean")),
  ];
}
