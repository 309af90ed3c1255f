import type { Fact, Moment } from "../../../domain/facts/fact.ts";
import type { FactIndex } from "../../../domain/facts/fact-index.ts";
import { wordsOf } from "../../../domain/facts/wording/words-of.ts";

/** A sentence in one of the forms below about a game, and whether it is true of it. */
export interface Claim {
  /** In which way it may be false. */
  kind: "order" | "time" | "superlative";
  form: string;
  sentence: string;
  isTrue: boolean;
}

/**
 * What was first: `%A` and `%B` are nouns, `%a` and `%b` clauses, 1 the earlier one's id, 2 the later one's. Each is said of two scores in
 * their order, and, falsely, of the same two the other way round.
 */
export const ORDER_FORMS: readonly string[] = [
  "%A came before %B.{1,2}",
  "%B came after %A.{1,2}",
  "%A came earlier than %B.{1,2}",
  "%B came later than %A.{1,2}",
  "%A preceded %B.{1,2}",
  "%A happened before %B.{1,2}",
  "%B was scored after %A.{1,2}",
  "%A came ahead of %B.{1,2}",
  "After %A, %b.{1,2}",
  "Before %B, %a.{1,2}",
  "Following %A, %b.{1,2}",
  "%a before %b.{1,2}",
  "%b after %a.{1,2}",
  "%a,{1} and then %b.{2}",
  "%a,{1} then %b.{2}",
  "%a,{1} and later %b.{2}",
  "%a,{1} before %b.{2}",
  "%b,{2} but only after %a.{1}",
  "%a.{1} Later, %b.{2}",
  "%a.{1} Then %b.{2}",
  "%a.{1} After that, %b.{2}",
  "%b.{2} Earlier, %a.{1}",
  "%b.{2} Before that, %a.{1}",
  "First %a,{1} then %b.{2}",
  "First came %A,{1} then %B.{2}",
  "By then, %a,{1} and %b later.{2}",
  "%a,{1} and %b afterward.{2}",
  "%a,{1} with %B still to come.{2}",
  "%b with %A already on the board.{1,2}",
  "%A was already on the board when %b.{1,2}",
  "%b once %A was on the board.{1,2}",
  "By the time %b,{2} %A was already in the books.{1}",
  "When %b,{2} %A had already happened.{1}",
  "%A came first,{1} %B second.{2}",
  "%A came first and %B came next.{1,2}",
  "%A came well before %B.{1,2}",
  "%A came long before %B.{1,2}",
  "%A was eventually followed by %B.{1,2}",
  "%A was later followed by %B.{1,2}",
  "%A was on the board earlier than %B.{1,2}",
  "%B came on the other side of %A,{2,1} later in the game.{2}",
  "%B had to wait until after %A.{1,2}",
];

/** What followed at once: of a score and the next one of the game; falsely, the other way round. */
export const NEXT_FORMS: readonly string[] = [
  "%A was followed by %B.{1,2}",
  "%B followed %A.{1,2}",
  "%B came right after %A.{1,2}",
  "%A came right before %B.{1,2}",
  "%B came on the heels of %A.{1,2}",
  "The next points after %A came on %B.{1,2}",
  "%B was the next score after %A.{1,2}",
  "%a,{1} and %B came next.{2}",
  "%A gave way to %B.{1,2}",
  "On the heels of %A,{1} %b.{2}",
];

interface TimeForm {
  /** `%A` is the noun, `%a` the clause. */
  says: string;
  /** Null where people may differ. */
  holds: (at: Moment, clock: number) => boolean | null;
}

const is =
  (...quarters: readonly Moment["quarter"][]) =>
  ({ quarter }: Moment): boolean =>
    quarters.includes(quarter);
/** Sure below the one bound and beyond the other. */
const within = (value: number, sure: number, never: number): boolean | null =>
  value <= sure ? true : value >= never ? false : null;
const both = (a: boolean | null, b: boolean | null): boolean | null =>
  a === false || b === false ? false : a === null || b === null ? null : true;
const gone = (clock: number): number => 900 - clock;

/** When it was. Each is said of every score; where it does not hold it is false. */
export const TIME_FORMS: readonly TimeForm[] = [
  { says: "%a in the first quarter.{1}", holds: is("1") },
  { says: "%a in the second quarter.{1}", holds: is("2") },
  { says: "%a in the third quarter.{1}", holds: is("3") },
  { says: "%a in the fourth quarter.{1}", holds: is("4") },
  { says: "In the third, %a.{1}", holds: is("3") },
  { says: "%A came in the fourth.{1}", holds: is("4") },
  { says: "%A was a second-quarter score.{1}", holds: is("2") },
  { says: "%A came in the opening period.{1}", holds: is("1") },
  { says: "%A came in the final period.{1}", holds: is("4") },
  { says: "%A came in the first half.{1}", holds: is("1", "2") },
  { says: "%A came in the second half.{1}", holds: is("3", "4", "OT") },
  { says: "%A came before halftime.{1}", holds: is("1", "2") },
  { says: "%A came before the break.{1}", holds: is("1", "2") },
  { says: "%A came before intermission.{1}", holds: is("1", "2") },
  { says: "%A came after halftime.{1}", holds: is("3", "4", "OT") },
  { says: "%A came after the break.{1}", holds: is("3", "4", "OT") },
  { says: "%A came after intermission.{1}", holds: is("3", "4", "OT") },
  { says: "Before the half was over, %a.{1}", holds: is("1", "2") },
  { says: "%A came in overtime.{1}", holds: is("OT") },
  { says: "%A came in regulation.{1}", holds: is("1", "2", "3", "4") },
  { says: "Just before halftime, %a.{1}", holds: (at, clock) => both(is("2")(at), within(clock, 60, 240)) },
  { says: "Right before the break, %a.{1}", holds: (at, clock) => both(is("2")(at), within(clock, 60, 240)) },
  {
    says: "Early in the first quarter, %a.{1}",
    holds: (at, clock) => both(is("1")(at), within(gone(clock), 270, 500)),
  },
  {
    says: "Early in the second quarter, %a.{1}",
    holds: (at, clock) => both(is("2")(at), within(gone(clock), 270, 500)),
  },
  {
    says: "Early in the fourth, %a.{1}",
    holds: (at, clock) => both(is("4")(at), within(gone(clock), 270, 500)),
  },
  {
    says: "Early in the second half, %a.{1}",
    holds: (at, clock) => both(is("3")(at), within(gone(clock), 400, 800)),
  },
  { says: "Early in the game, %a.{1}", holds: (at, clock) => both(is("1")(at), within(gone(clock), 600, 900)) },
  { says: "Late in the first quarter, %a.{1}", holds: (at, clock) => both(is("1")(at), within(clock, 270, 500)) },
  { says: "Late in the second, %a.{1}", holds: (at, clock) => both(is("2")(at), within(clock, 270, 500)) },
  { says: "Late in the third quarter, %a.{1}", holds: (at, clock) => both(is("3")(at), within(clock, 270, 500)) },
  { says: "Late in the fourth, %a.{1}", holds: (at, clock) => both(is("4")(at), within(clock, 270, 500)) },
  { says: "Late in the first half, %a.{1}", holds: (at, clock) => both(is("2")(at), within(clock, 120, 600)) },
  { says: "Late in the game, %a.{1}", holds: (at, clock) => both(is("4", "OT")(at), within(clock, 300, 800)) },
  {
    says: "Midway through the third quarter, %a.{1}",
    holds: (at, clock) => both(is("3")(at), within(Math.abs(clock - 450), 120, 250)),
  },
  {
    says: "%A came midway through the second quarter.{1}",
    holds: (at, clock) => both(is("2")(at), within(Math.abs(clock - 450), 120, 250)),
  },
  {
    says: "%A came deep in the fourth quarter.{1}",
    holds: (at, clock) => both(is("4")(at), within(clock, 300, 600)),
  },
  { says: "%A came in the final minute of the game.{1}", holds: (at, clock) => both(is("4")(at), clock <= 60) },
  { says: "%A came in the last minute of the half.{1}", holds: (at, clock) => both(is("2")(at), clock <= 60) },
  {
    says: "%A came inside the final two minutes of the game.{1}",
    holds: (at, clock) => both(is("4")(at), clock <= 120),
  },
  { says: "%A came with under a minute left in the half.{1}", holds: (at, clock) => both(is("2")(at), clock < 60) },
  {
    says: "With less than two minutes to play in the game, %a.{1}",
    holds: (at, clock) => both(is("4")(at), within(clock, 119, 121)),
  },
  {
    says: "With under five minutes to go in the game, %a.{1}",
    holds: (at, clock) => both(is("4")(at), within(clock, 299, 301)),
  },
  {
    says: "With more than ten minutes left in the fourth, %a.{1}",
    holds: (at, clock) => both(is("4")(at), clock > 600),
  },
  {
    says: "Less than five minutes into the game, %a.{1}",
    holds: (at, clock) => both(is("1")(at), within(gone(clock), 299, 301)),
  },
  {
    says: "Less than five minutes into the third quarter, %a.{1}",
    holds: (at, clock) => both(is("3")(at), within(gone(clock), 299, 301)),
  },
  {
    says: "In the opening minutes, %a.{1}",
    holds: (at, clock) => both(is("1")(at), within(gone(clock), 300, 600)),
  },
  {
    says: "In the opening minutes of the second half, %a.{1}",
    holds: (at, clock) => both(is("3")(at), within(gone(clock), 240, 500)),
  },
  {
    says: "In the closing minutes, %a.{1}",
    holds: (at, clock) => both(is("4")(at), within(clock, 240, 500)),
  },
  {
    says: "In the closing seconds of the half, %a.{1}",
    holds: (at, clock) => both(is("2")(at), within(clock, 30, 70)),
  },
  {
    says: "In the waning moments of the third quarter, %a.{1}",
    holds: (at, clock) => both(is("3")(at), within(clock, 90, 240)),
  },
  { says: "Down the stretch, %a.{1}", holds: (at, clock) => both(is("4", "OT")(at), within(clock, 420, 1000)) },
  { says: "As time expired, %a.{1}", holds: (at, clock) => within(clock, 5, 20) },
  { says: "As the half ended, %a.{1}", holds: (at, clock) => both(is("2")(at), within(clock, 6, 60)) },
  {
    says: "To open the second half, %a.{1}",
    holds: (at, clock) => both(is("3")(at), within(gone(clock), 240, 500)),
  },
  { says: "Shortly after halftime, %a.{1}", holds: (at, clock) => both(is("3")(at), within(gone(clock), 200, 400)) },
  {
    says: "Moments into the fourth quarter, %a.{1}",
    holds: (at, clock) => both(is("4")(at), within(gone(clock), 60, 240)),
  },
  {
    says: "At the start of the fourth quarter, %a.{1}",
    holds: (at, clock) => both(is("4")(at), within(gone(clock), 90, 300)),
  },
  {
    says: "At the end of the third quarter, %a.{1}",
    holds: (at, clock) => both(is("3")(at), within(clock, 60, 240)),
  },
  {
    says: "After the two-minute warning, %a.{1}",
    holds: (at, clock) => both(is("2", "4")(at), clock < 120),
  },
];

/** The clock in figures, which a number other than the play's belies. */
const CLOCK_FORMS: readonly string[] = [
  "%a with %C left in the %Q quarter.{1}",
  "With %C remaining in the %Q, %a.{1}",
  "%A came at %C of the %Q quarter.{1}",
  "%A came at the %C mark of the %Q.{1}",
  "At %C of the %Q, %a.{1}",
  "%A came %G into the %Q quarter.{1}",
  "%G into the %Q, %a.{1}",
];

const QUARTERS = ["first", "second", "third", "fourth"];

/** Claims about one game: every form about several of its scores. */
export function claimsOf(index: FactIndex): Claim[] {
  return [...orderClaims(index), ...timeClaims(index), ...superlativeClaims(index)];
}

function scoresOf(index: FactIndex): readonly Fact[] {
  return index
    .ofKind("score")
    .filter(({ at, wording }) => wording.noun !== null && at?.clock !== null && at?.quarter !== "OT");
}

function filled(form: string, one: Fact, two: Fact | null, index: FactIndex): string {
  const noun = (fact: Fact): string => wordsOf(fact, index, { form: "noun" });
  const slots: Record<string, string> = {
    "%A": noun(one),
    "%a": wordsOf(one, index),
    ...(two === null ? {} : { "%B": noun(two), "%b": wordsOf(two, index) }),
    "{1}": `{${one.id}}`,
    "{2}": `{${two?.id ?? ""}}`,
    "{1,2}": `{${one.id},${two?.id ?? ""}}`,
    "{2,1}": `{${two?.id ?? ""},${one.id}}`,
  };
  return form
    .replaceAll(/%[AaBb]|\{[12,]+\}/g, (slot) => slots[slot] ?? slot)
    .replace(/^\p{Ll}/u, (first) => first.toUpperCase());
}

function orderClaims(index: FactIndex): Claim[] {
  const scores = scoresOf(index);
  const pairs = scores.flatMap((one, at) => [[one, scores[at + 1]] as const, [one, scores[at + 3]] as const]);
  return pairs.flatMap(([one, two], at): Claim[] => {
    if (two === undefined || namesTwice(one, two, index)) return [];
    const isNext = at % 2 === 0;
    const forms = [...ORDER_FORMS, ...(isNext ? NEXT_FORMS : [])];
    return forms.flatMap((form): Claim[] => [
      { kind: "order", form, sentence: filled(form, one, two, index), isTrue: true },
      { kind: "order", form, sentence: filled(form, two, one, index), isTrue: false },
    ]);
  });
}

/** Two scores of the same words are the same either way. */
function namesTwice(one: Fact, two: Fact, index: FactIndex): boolean {
  return wordsOf(one, index) === wordsOf(two, index);
}

function timeClaims(index: FactIndex): Claim[] {
  return scoresOf(index).flatMap((score): Claim[] => {
    const { at } = score;
    if (at === null || at.clock === null) return [];
    const { clock } = at;
    const words = TIME_FORMS.flatMap(({ says, holds }): Claim[] => {
      const isTrue = holds(at, clock);
      return isTrue === null ? [] : [{ kind: "time", form: says, sentence: filled(says, score, null, index), isTrue }];
    });
    const clocks = CLOCK_FORMS.flatMap((form): Claim[] => {
      const said = (seconds: number, quarter: string): string => {
        const [minutes, rest] = [Math.floor(gone(seconds) / 60), gone(seconds) % 60];
        const into = rest === 0 ? `${minutes} minutes` : `${minutes}:${String(rest).padStart(2, "0")}`;
        return filled(form, score, null, index)
          .replace("%C", `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`)
          .replace("%G", into)
          .replace("%Q", quarter);
      };
      const own = QUARTERS[Number(at.quarter) - 1] ?? "first";
      const other = QUARTERS[Number(at.quarter) % 4] ?? "first";
      return [
        { kind: "time", form, sentence: said(clock, own), isTrue: true },
        { kind: "time", form, sentence: said(clock, other), isTrue: false },
        { kind: "time", form, sentence: said(clock > 500 ? clock - 67 : clock + 67, own), isTrue: false },
      ];
    });
    return [...words, ...clocks];
  });
}

interface Ranked {
  unit: "rushingYards" | "receivingYards" | "passingYards" | "receptions" | "carries" | "pprPoints";
  line: "rushing" | "receiving" | "passing" | "fantasy";
  forms: readonly string[];
}

/** `%P` is a player, `%N` his figure, `#` his team's name. */
const RANKED: readonly Ranked[] = [
  {
    unit: "receivingYards",
    line: "receiving",
    forms: [
      "%P led all receivers with %N yards.",
      "%P led everyone with %N receiving yards.",
      "%P's %N receiving yards were the most in the game.",
      "%P had a game-high %N receiving yards.",
      "Nobody had more receiving yards than %P.",
      "Nobody in the game had more than %P's %N receiving yards.",
      "No receiver gained more yards than %P.",
      "No one caught passes for more yards than %P.",
      "%P was the game's leading receiver with %N yards.",
      "%P was the top receiver of the day with %N yards.",
      "%P topped all receivers with %N yards.",
      "%P paced all pass-catchers with %N yards.",
      "%P had the highest receiving total of the game with %N yards.",
      "%P finished with %N receiving yards, tops in the game.",
      "%P finished with %N receiving yards, more than anyone else.",
      "%P had more receiving yards than anyone.",
      "%P's %N receiving yards topped everybody.",
    ],
  },
  {
    unit: "rushingYards",
    line: "rushing",
    forms: [
      "%P led all rushers with %N yards.",
      "%P led the game with %N rushing yards.",
      "%P ran for a game-high %N yards.",
      "%P ran for %N yards, the most of anybody.",
      "No one ran for more yards than %P.",
      "No back gained more on the ground than %P.",
      "%P was the leading rusher with %N yards.",
      "%P outran everybody with %N yards on the ground.",
      "%P's %N yards on the ground were the most in the game.",
      "%P headed all rushers with %N yards.",
    ],
  },
  {
    unit: "receptions",
    line: "receiving",
    forms: [
      "%P had a game-high %N catches.",
      "%P caught the most passes in the game, %N.",
      "No one caught more passes than %P's %N.",
      "%P led all players with %N receptions.",
    ],
  },
  {
    unit: "pprPoints",
    line: "fantasy",
    forms: [
      "%P was the top fantasy scorer with %N PPR points.",
      "%P had the most fantasy points in the game, %N.",
      "%P led everyone with %N PPR points.",
      "Nobody scored more PPR points than %P.",
      "%P was the highest-scoring fantasy player of the game at %N PPR points.",
      "%P put up %N PPR points, the best total in the game.",
    ],
  },
];

const FIRST_FORMS = [
  "%a for the first points of the game.{1}",
  "%A opened the scoring.{1}",
  "%A were the first points of the day.{1}",
  "%A got the scoring started.{1}",
  "%A put the first points on the board.{1}",
  "%A broke the scoreless tie.{1}",
  "%A was the game's first score.{1}",
  "%a to draw first blood.{1}",
];
const LAST_FORMS = [
  "%a for the last points of the game.{1}",
  "%A was the final score of the game.{1}",
  "%A closed the scoring.{1}",
  "%A ended the scoring.{1}",
  "%A were the final points.{1}",
  "%A capped the scoring.{1}",
  "%A was the last score of the game.{1}",
  "Nobody scored after %A.{1}",
  "%A completed the scoring.{1}",
  "%A rounded out the scoring.{1}",
];
const LONGEST_FORMS = [
  "%A was the longest play of the game.{1}",
  "%A was the longest gain of the day.{1}",
  "%A was the biggest play of the game.{1}",
  "No play went for more yards than %A.{1}",
  "No play was longer than %A.{1}",
];

function superlativeClaims(index: FactIndex): Claim[] {
  return [...rankClaims(index), ...placeClaims(index)];
}

function rankClaims(index: FactIndex): Claim[] {
  return RANKED.flatMap(({ unit, line, forms }) => {
    const rank = index.byId(`rank:game:${unit}`);
    const lines = (line === "fantasy" ? index.ofKind("fantasy") : index.ofKind("line"))
      .filter((fact) => (line === "fantasy" || fact.marks.includes(line)) && (fact.values[unit] ?? 0) > 0)
      .toSorted((a, b) => (b.values[unit] ?? 0) - (a.values[unit] ?? 0));
    const [top, second, third] = lines;
    if (rank === null || top === undefined || second === undefined || third === undefined) return [];
    const said = (form: string, fact: Fact, id: string): string =>
      `${form
        .replace("%P", index.people.get(fact.roles.player ?? "")?.name ?? "")
        .replace("%N", String(fact.values[unit]))}{${id}}`;
    return forms.flatMap((form): Claim[] => [
      { kind: "superlative", form, sentence: said(form, top, rank.id), isTrue: true },
      { kind: "superlative", form, sentence: said(form, second, second.id), isTrue: false },
      { kind: "superlative", form, sentence: said(form, second, `${second.id},${rank.id}`), isTrue: false },
      { kind: "superlative", form, sentence: said(form, third, rank.id), isTrue: false },
    ]);
  });
}

function placeClaims(index: FactIndex): Claim[] {
  const scores = index.ofKind("score").filter(({ wording }) => wording.noun !== null);
  const longest = index.byId("rank:game:yards");
  const claim = (form: string, fact: Fact, isTrue: boolean, id = fact.id): Claim => ({
    kind: "superlative",
    form,
    sentence: filled(form, fact, null, index).replace(`{${fact.id}}`, `{${id}}`),
    isTrue,
  });
  const longestOf = longest === null ? null : index.byId(longest.of[0] ?? "");
  return [
    ...scores.flatMap((fact, at) => [
      ...FIRST_FORMS.map((form) => claim(form, fact, at === 0)),
      ...LAST_FORMS.map((form) => claim(form, fact, at === scores.length - 1)),
      ...(longestOf === null || longest === null || fact.values.yards === longestOf.values.yards
        ? []
        : LONGEST_FORMS.map((form) => claim(form, fact, false))),
    ]),
    ...(longestOf === null || longest === null
      ? []
      : LONGEST_FORMS.map((form) => claim(form, longestOf, true, longest.id))),
  ];
}
