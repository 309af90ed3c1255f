import type { Fact } from "../../facts/fact.ts";
import type { FactIndex } from "../../facts/fact-index.ts";
import { isAtNeutralSite } from "../../facts/is-at-neutral-site.ts";
import type { Phrase } from "../../facts/phrase.ts";
import { phrase, team as teamName } from "../../facts/wording/phrase-of.ts";
import { saying, type Sentence, clause } from "../clause.ts";
import type { Voice } from "../voice.ts";

/** Which teams play, where, with which records, and the line; in other words than the headline above it. */
export function leadSentences(index: FactIndex, voice: Voice, headline: string): Sentence[] {
  const weather = index.byId("weather");
  const isRough =
    weather !== null && weather.marks.some((mark) => mark === "cold" || mark === "hot" || mark === "windy");
  return [
    meeting(index, voice, headline),
    ...lineSentences(index, voice),
    ...(isRough ? [saying(weather.wording.clause, weather)] : []),
  ];
}

/** `the Bills (13-4)`, with the record where it is known. */
function withRecord(team: string, record: Fact | null): Phrase {
  return record === null ? phrase`${teamName(team)}` : phrase`${teamName(team)} (${recordOf(record)})`;
}

export function recordOf({ values: { wins = 0, losses = 0, ties = 0 } }: Fact): string {
  return `${wins}-${losses}${ties > 0 ? `-${ties}` : ""}`;
}

function meeting(index: FactIndex, voice: Voice, headline: string): Sentence {
  const { away, home } = index;
  const [theirs, ours] = [index.byId(`record:${away.code}`), index.byId(`record:${home.code}`)];
  const [them, us] = [withRecord(away.code, theirs), withRecord(home.code, ours)];
  const stage = index.byId("stage");
  const place = index.byId("place");
  const name = stage?.wording.noun ?? null;
  const words = isAtNeutralSite(index)
    ? headline.includes(") meet ")
      ? phrase`${them} face ${us}`
      : phrase`${them} and ${us} meet`
    : voice.pick("meeting", [
        phrase`${us} host ${them}`,
        ...(headline.includes(" visit ") ? [] : [phrase`${them} visit ${us}`]),
        phrase`${them} travel to face ${us}`,
      ]);
  return [
    clause(words, theirs, ours, stage),
    ...(stage === null || name === null ? [] : [clause(phrase` in ${name}`, stage)]),
    ...(place === null || place.wording.noun === null ? [] : [clause(phrase` at ${place.wording.noun}`, place)]),
  ];
}

function lineSentences(index: FactIndex, voice: Voice): Sentence[] {
  const [spread, total] = [index.byId("spread"), index.byId("overUnder")];
  const points = total?.values.overUnder ?? 0;
  if (spread === null) {
    return total === null ? [] : [saying(phrase`the over/under is ${points}`, total)];
  }
  const line = clause(spread.wording.clause, spread);
  if (total === null) return [[line]];
  return [
    [
      line,
      clause(
        voice.pick("total", [
          phrase`, and the over/under is ${points}`,
          phrase`, with a total of ${points}`,
          phrase` in a game with an over/under of ${points}`,
        ]),
        total,
      ),
    ],
  ];
}
