import type { Fact } from "../../facts/fact.ts";
import type { FactIndex } from "../../facts/fact-index.ts";
import { shortfall } from "../../facts/shortfall.ts";
import type { Phrase } from "../../facts/phrase.ts";
import { decimal } from "../../facts/wording/number-words.ts";
import { phrase, player } from "../../facts/wording/phrase-of.ts";
import { type Sentence, clause } from "../clause.ts";
import type { Voice } from "../voice.ts";
import { sourceOf, usageOf } from "./points-source.ts";

const MUCH = 18;
/** A day that a lineup was glad of. */
const GOOD = 14;
const BUSY_SHARE = 28;
const FEW_POINTS = 10;
const USUAL = 11;
/** Of what was expected. */
const LOW_SHARE = 0.5;

/** How the fantasy points came: the most, who did far better or worse than usual or projected, and who was busy for little. */
export function fantasySentences(index: FactIndex, voice: Voice): Sentence[] {
  const ranked = index
    .ofKind("fantasy")
    .filter(({ values }) => values.pprPoints !== undefined)
    .toSorted((a, b) => (b.values.pprPoints ?? 0) - (a.values.pprPoints ?? 0));
  const [first, ...rest] = ranked;
  if (first === undefined) return [];
  const second = rest.find((fact) => (fact.values.pprPoints ?? 0) >= MUCH);
  const also = rest.filter((fact) => fact !== second && (fact.values.pprPoints ?? 0) >= GOOD).slice(0, second ? 2 : 3);
  const down = rest
    .filter((fact) => fact !== second && !also.includes(fact) && (isDown(fact, index) || isBusy(fact, index)))
    .toSorted((a, b) => (shortfall(b, index) ?? 0) - (shortfall(a, index) ?? 0))[0];
  return [
    topSentence(first, index, voice),
    ...(second === undefined ? [] : [nextSentence(second, index, voice)]),
    ...alsoSentence(also, voice),
    ...(down === undefined ? [] : [downSentence(down, index, voice)]),
  ];
}

function pointsOf({ values }: Fact): string {
  const points = values.pprPoints ?? 0;
  return points === 0 ? "none" : decimal(points);
}

function who({ roles }: Fact): Phrase {
  return roles.player === undefined ? [] : [player(roles.player)];
}

function isDown(fact: Fact, index: FactIndex): boolean {
  const points = fact.values.pprPoints ?? 0;
  const expected = (shortfall(fact, index) ?? -points) + points;
  return expected >= USUAL && points <= expected * LOW_SHARE;
}

function isBusy(fact: Fact, index: FactIndex): boolean {
  const usage = usageOf(fact, index);
  return (fact.values.pprPoints ?? 0) < FEW_POINTS && (usage?.values.targetShare ?? 0) >= BUSY_SHARE;
}

/** The points and where they came from, without `with` twice. */
function withSource(lead: Sentence, fact: Fact, index: FactIndex, voice: Voice): Sentence {
  const hasWith = lead.some(({ words }) => words.some((part) => typeof part === "string" && / with /.test(part)));
  return [...lead, ...sourceOf(fact, index, voice, hasWith)];
}

function topSentence(fact: Fact, index: FactIndex, voice: Voice): Sentence {
  const most = index.byId("rank:game:pprPoints");
  // Two can have as many.
  if (most === null) {
    return withSource(
      [clause(phrase`no skill player scored more than ${who(fact)}, with ${pointsOf(fact)} PPR points`, fact)],
      fact,
      index,
      voice,
    );
  }
  const lead = voice.pick("fantasy lead", [
    phrase`${who(fact)} led all skill players with ${pointsOf(fact)} PPR points`,
    phrase`${who(fact)} topped all skill players with ${pointsOf(fact)} PPR points`,
    phrase`${who(fact)} set the pace among skill players with ${pointsOf(fact)} PPR points`,
    phrase`${who(fact)} led skill players with ${pointsOf(fact)} PPR points`,
    phrase`${who(fact)} was the top fantasy scorer among skill players at ${pointsOf(fact)} PPR points`,
    phrase`among skill players, ${who(fact)} finished on top with ${pointsOf(fact)} PPR points`,
    phrase`best in PPR among skill players was ${who(fact)} at ${pointsOf(fact)} points`,
  ]);
  return withSource([clause(lead, fact, most)], fact, index, voice);
}

function nextSentence(fact: Fact, index: FactIndex, voice: Voice): Sentence {
  const lead = voice.pick("fantasy next", [
    phrase`${who(fact)} added ${pointsOf(fact)}`,
    phrase`${who(fact)} came next with ${pointsOf(fact)}`,
    phrase`${who(fact)} gave his managers ${pointsOf(fact)}`,
    phrase`${who(fact)} followed with ${pointsOf(fact)}`,
    phrase`then came ${who(fact)} with ${pointsOf(fact)}`,
    phrase`${who(fact)} had ${pointsOf(fact)}`,
  ]);
  return withSource([clause(lead, fact)], fact, index, voice);
}

/** The good days behind the best two, in a few words each. */
function alsoSentence(facts: readonly Fact[], voice: Voice): Sentence[] {
  const [first, ...rest] = facts;
  if (first === undefined) return [];
  const isOne = rest.length === 0;
  const [lead, beside] = voice.pick<readonly [(fact: Fact) => Phrase, (fact: Fact) => Phrase]>("fantasy also", [
    [
      (fact) => phrase`${who(fact)} ${isOne ? "was next at" : "had"} ${pointsOf(fact)}`,
      (fact) => phrase`${who(fact)} ${pointsOf(fact)}`,
    ],
    [
      (fact) => phrase`managers also got ${pointsOf(fact)} from ${who(fact)}`,
      (fact) => phrase`${pointsOf(fact)} from ${who(fact)}`,
    ],
    [(fact) => phrase`${who(fact)} put up ${pointsOf(fact)}`, (fact) => phrase`${who(fact)} ${pointsOf(fact)}`],
    [
      (fact) => phrase`there were ${pointsOf(fact)} points for ${who(fact)}`,
      (fact) => phrase`${pointsOf(fact)} for ${who(fact)}`,
    ],
    [
      (fact) => phrase`next best ${isOne ? "was" : "were"} ${who(fact)} at ${pointsOf(fact)}`,
      (fact) => phrase`${who(fact)} at ${pointsOf(fact)}`,
    ],
  ]);
  return [
    [
      clause(lead(first), first),
      ...rest.map((fact, at) => clause(phrase`${at < rest.length - 1 ? ", " : " and "}${beside(fact)}`, fact)),
    ],
  ];
}

function downSentence(fact: Fact, index: FactIndex, voice: Voice): Sentence {
  const { projectedPoints: projected, meanPoints: mean } = fact.values;
  const usage = usageOf(fact, index);
  if (usage !== null && isBusy(fact, index)) {
    return [
      clause(phrase`${who(fact)} had ${String(usage.values.targetShare ?? 0)} percent of the targets`, usage),
      clause(phrase` but only ${pointsOf(fact)} points`, fact),
    ];
  }
  const than =
    projected !== undefined
      ? `was projected for ${decimal(projected)}`
      : voice.pick("came in", [`came in averaging ${decimal(mean ?? 0)}`, `had averaged ${decimal(mean ?? 0)}`]);
  if ((fact.values.pprPoints ?? 0) === 0) {
    return [
      clause(
        voice.pick("no points", [
          phrase`${who(fact)} ${than} but did not score a fantasy point`,
          phrase`the letdown was ${who(fact)}, who ${than} and came away without a point`,
        ]),
        fact,
      ),
    ];
  }
  if ((fact.values.pprPoints ?? 0) < 0)
    return [clause(phrase`${who(fact)} ${than} and finished with ${pointsOf(fact)}`, fact)];
  return [
    clause(
      voice.pick("letdown", [
        phrase`${who(fact)}, who ${than}, managed only ${pointsOf(fact)}`,
        phrase`the letdown was ${who(fact)}, who ${than} and had ${pointsOf(fact)}`,
        phrase`${who(fact)} ${than} but was held to ${pointsOf(fact)}`,
        phrase`managers of ${who(fact)}, who ${than}, got ${pointsOf(fact)}`,
        phrase`${who(fact)} ${than} and finished with ${pointsOf(fact)}`,
      ]),
      fact,
    ),
  ];
}
