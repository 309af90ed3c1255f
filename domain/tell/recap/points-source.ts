import type { Fact } from "../../facts/fact.ts";
import type { FactIndex } from "../../facts/fact-index.ts";
import { counted, countWords, decimal } from "../../facts/wording/number-words.ts";
import { shownGap } from "../../words/shown-gap.ts";
import { aYard } from "../../words/yard-words.ts";
import { phrase } from "../../facts/wording/phrase-of.ts";
import { clause, type Clause } from "../clause.ts";
import type { Voice } from "../voice.ts";

const FAR_FROM_MEAN = 6;

/** The largest share that a player had of his team's targets or carries; null without one worth a fact. */
export function usageOf({ roles }: Fact, index: FactIndex): Fact | null {
  const all = index.about(roles.player ?? "").filter(({ kind }) => kind === "usage");
  const share = ({ values }: Fact): number => Math.max(values.targetShare ?? 0, (values.carryShare ?? 0) / 2);
  return all.toSorted((a, b) => share(b) - share(a))[0] ?? null;
}

/** From as many on, targets are volume and not a share of a thin day. */
const MANY_TARGETS = 8;
const MANY_CARRIES = 18;

const HALF = 0.5;
/** Less than half is said of a long touchdown only: of a short one, what brought the rest says more. */
const NEARLY_HALF = 0.4;
const LONG = 30;

/** Where the points came from: one play, volume, or touchdowns; and how that is against what was expected. `hasWith`: the words before say `with`. */
export function sourceOf(fact: Fact, index: FactIndex, voice: Voice, hasWith: boolean): Clause[] {
  const points = fact.values.pprPoints ?? 0;
  const of = hasWith ? "on" : "with";
  const one = onePlay(fact, index);
  const usage = usageOf(fact, index);
  const against = againstExpected(fact, voice);
  if (one !== null) {
    const most = one.share > HALF ? "more than half" : one.share === HALF ? "half" : "nearly half";
    return [
      clause(
        voice.pick("one play", [
          phrase`, ${most} of them on one ${String(one.yards)}-yard touchdown`,
          phrase`, ${most} from ${aYard(one.yards)} score`,
        ]),
        one.score,
      ),
      ...against,
    ];
  }
  const targets = usage?.values.targetShare ?? 0;
  const carries = usage?.values.carryShare ?? 0;
  if (usage !== null && targets >= 25) {
    const count = usage.values.targets ?? 0;
    return [
      clause(
        voice.pick("target share", [
          phrase`, on ${String(targets)} percent of the targets`,
          phrase`, ${of} ${String(targets)} percent of the team's targets`,
          ...(count >= MANY_TARGETS
            ? [
                phrase`, fed by ${countWords(count)} targets`,
                hasWith
                  ? phrase` on ${countWords(count)} targets (${targets} percent)`
                  : phrase` with ${countWords(count)} targets (${targets} percent)`,
              ]
            : []),
        ]),
        usage,
      ),
      ...against,
    ];
  }
  const throws = index.line(fact.roles.player ?? "", "passing");
  if (usage !== null && carries >= 55 && throws === null) {
    return [
      clause(
        voice.pick("carry share", [
          phrase`, on ${String(carries)} percent of the carries`,
          ...((usage.values.carries ?? 0) >= MANY_CARRIES
            ? [phrase`, a workhorse with ${countWords(usage.values.carries ?? 0)} carries`]
            : []),
          phrase`, ${of} ${String(carries)} percent of the team's carries`,
        ]),
        usage,
      ),
      ...against,
    ];
  }
  const lines = index.about(fact.roles.player ?? "").filter(({ kind }) => kind === "line");
  const legs = index.line(fact.roles.player ?? "", "rushing");
  if (throws !== null && legs !== null && (legs.values.rushingYards ?? 0) >= 40) {
    return [onTheGround(legs, voice), ...against];
  }
  if (throws !== null && (throws.values.passingTouchdowns ?? 0) >= 3) {
    return [
      clause(phrase`, on ${countWords(throws.values.passingTouchdowns ?? 0)} touchdown passes`, throws),
      ...against,
    ];
  }
  const touchdowns = lines.reduce(
    (sum, { values }) => sum + (values.rushingTouchdowns ?? 0) + (values.receivingTouchdowns ?? 0),
    0,
  );
  if (touchdowns >= 2 && (touchdowns * 6) / points >= 0.45) {
    return [
      clause(
        voice.pick("touchdowns", [
          phrase`, ${countWords(touchdowns * 6)} of them on ${counted(touchdowns, "touchdown")}`,
          hasWith
            ? phrase`, helped by ${counted(touchdowns, "touchdown")}`
            : phrase` with the help of ${counted(touchdowns, "touchdown")}`,
          phrase` thanks to ${counted(touchdowns, "touchdown")}`,
        ]),
        ...lines.filter(({ values }) => (values.rushingTouchdowns ?? 0) + (values.receivingTouchdowns ?? 0) > 0),
      ),
      ...against,
    ];
  }
  return against;
}

/** What a passer's runs added: his yards, and his touchdowns where he scored. */
function onTheGround(legs: Fact, voice: Voice): Clause {
  const { rushingYards: yards = 0, rushingTouchdowns: count = 0 } = legs.values;
  const and = count === 0 ? "" : ` and ${counted(count, "rushing touchdown")}`;
  const scored = count === 0 ? "" : ` and scored ${count === 1 ? "a touchdown" : counted(count, "touchdown")}`;
  return clause(
    voice.pick("legs", [
      phrase`, helped by ${yards} rushing yards${and}`,
      phrase`, a good part of them on the ground, where he gained ${yards} yards${scored}`,
    ]),
    legs,
  );
}

/** The touchdown that explains his points, by the largest part of them: six, a catch's one and the yards' tenths. */
function onePlay(fact: Fact, index: FactIndex): { score: Fact; yards: number; share: number } | null {
  const id = fact.roles.player ?? "";
  const points = fact.values.pprPoints ?? 0;
  const scores = index
    .about(id)
    .filter(
      ({ kind, roles, marks }) =>
        kind === "score" &&
        roles.scorer === id &&
        marks.includes("touchdown") &&
        (marks.includes("run") || marks.includes("pass")) &&
        !marks.includes("lateral"),
    );
  const [top] = scores
    .map((score) => {
      const yards = score.values.yards ?? 0;
      return { score, yards, share: (6 + (score.marks.includes("pass") ? 1 : 0) + yards / 10) / points };
    })
    .toSorted((a, b) => b.share - a.share);
  if (top === undefined) return null;
  return top.share >= HALF || (top.share >= NEARLY_HALF && top.yards >= LONG) ? top : null;
}

function againstExpected({ values, id }: Fact, voice: Voice): Clause[] {
  const { pprPoints: points = 0, projectedPoints: projected, meanPoints: mean } = values;
  if (projected !== undefined && Math.abs(points - projected) >= FAR_FROM_MEAN) {
    const over = points > projected;
    return [
      {
        words: voice.pick(over ? "over projection" : "under projection", [
          phrase`, ${decimal(Math.abs(shownGap(points, projected)))} ${over ? "above" : "below"} his projection`,
          phrase`, against a projection of ${decimal(projected)}`,
        ]),
        ids: [id],
      },
    ];
  }
  if (mean === undefined || Math.abs(points - mean) < FAR_FROM_MEAN) return [];
  return [
    {
      words: voice.pick("against mean", [
        phrase`, ${decimal(Math.abs(shownGap(points, mean)))} ${points > mean ? "above" : "below"} his average`,
        phrase`; he had averaged ${decimal(mean)}`,
        phrase`, compared with his average of ${decimal(mean)}`,
        phrase`, ${points > mean ? "up" : "down"} from his average of ${decimal(mean)}`,
        phrase`; his average was ${decimal(mean)}`,
      ]),
      ids: [id],
    },
  ];
}
