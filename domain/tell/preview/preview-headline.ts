import type { Fact } from "../../facts/fact.ts";
import type { FactIndex } from "../../facts/fact-index.ts";
import type { Phrase } from "../../facts/phrase.ts";
import { phraseWords } from "../../facts/wording/words-of.ts";
import { bareTeam, phrase } from "../../facts/wording/phrase-of.ts";
import { capitalized } from "../../words/sentence-words.ts";
import { playoffStage } from "../recap/stage-words.ts";
import type { Voice } from "../voice.ts";
import { isAtNeutralSite } from "../../facts/is-at-neutral-site.ts";
import { recordOf } from "./preview-lead.ts";

interface Way {
  words: Phrase;
  facts: readonly (Fact | null)[];
}

const LONG_RUN = 3;
const LONGEST = 80;

/** What the game is about: the round, a run of games, a second meeting, the line; else the two teams. */
export function previewHeadline(index: FactIndex, voice: Voice): { headline: string; headlineIds: readonly string[] } {
  const fitting = headlineWays(index)
    .map(({ words, facts }) => ({
      headline: capitalized(phraseWords(words, index, new Set())),
      headlineIds: facts.flatMap((fact) => (fact === null ? [] : [fact.id])),
    }))
    .filter(({ headline }) => headline.length <= LONGEST);
  const [first, ...rest] = fitting;
  return first === undefined ? { headline: "", headlineIds: [] } : voice.pick("preview headline", [first, ...rest]);
}

function headlineWays(index: FactIndex): Way[] {
  const { away, home } = index;
  const [them, us] = [bareTeam(away.code), bareTeam(home.code)];
  const stage = playoffStage(index);
  if (stage !== null && stage.wording.noun !== null)
    return [{ words: phrase`${them} and ${us} meet in ${stage.wording.noun}`, facts: [stage] }];
  const [theirs, ours] = [index.byId(`record:${away.code}`), index.byId(`record:${home.code}`)];
  if (theirs !== null && ours !== null && isWinless(theirs) && isWinless(ours)) {
    return [{ words: phrase`${them} and ${us} both look for win No. 1`, facts: [theirs, ours] }];
  }
  const runs = runsOfBoth(index) ?? [away.code, home.code].flatMap((team) => runWays(team, index));
  const met = index.byId("lastGame:headToHead");
  const special: Way[] = [
    ...runs,
    ...(met === null ? [] : [{ words: phrase`${them} and ${us} meet again`, facts: [met] }]),
  ];
  if (special.length > 0) return special;
  const spread = index.byId("spread");
  const week = index.byId("stage");
  const isNeutral = isAtNeutralSite(index);
  return [
    ...(theirs === null || ours === null
      ? []
      : [
          {
            words: phrase`${them} (${recordOf(theirs)}) ${isNeutral ? "meet" : "visit"} ${us} (${recordOf(ours)})`,
            facts: [theirs, ours],
          },
        ]),
    ...(spread === null || spread.team === null
      ? []
      : [
          {
            words: phrase`${bareTeam(spread.team)} favored over ${bareTeam(spread.team === home.code ? away.code : home.code)}`,
            facts: [spread],
          },
        ]),
    { words: phrase`${them} ${isNeutral ? "vs" : "at"} ${us}: what to know`, facts: [week] },
  ].slice(0, theirs === null && spread === null ? 1 : 2);
}

function isWinless({ values }: Fact): boolean {
  return (values.wins ?? 0) === 0 && (values.losses ?? 0) > 0;
}

/** Two teams on runs of one kind, of which a headline about one would hide the other's; null of any others. */
function runsOfBoth(index: FactIndex): Way[] | null {
  const { away, home } = index;
  const [theirs, ours] = [index.byId(`streak:${away.code}`), index.byId(`streak:${home.code}`)];
  if (theirs === null || ours === null) return null;
  const [their, our] = [theirs, ours].map(({ values }) => values.games ?? 0);
  const isWon = theirs.marks.includes("winning");
  if (Math.min(their ?? 0, our ?? 0) < LONG_RUN || isWon !== ours.marks.includes("winning")) return null;
  const [them, us] = [bareTeam(away.code), bareTeam(home.code)];
  const runs = isWon ? "winning streaks" : "skids";
  const words =
    their === our
      ? phrase`${them} and ${us} both ${isWon ? "bring" : "try to end"} ${String(our)}-game ${runs}`
      : phrase`${them} and ${us} ${isWon ? "bring" : "try to end"} ${runs} of ${String(their)} and ${String(our)} games`;
  return [{ words, facts: [theirs, ours] }];
}

function runWays(team: string, index: FactIndex): Way[] {
  const run = index.byId(`streak:${team}`);
  const games = run?.values.games ?? 0;
  if (run === null || games < LONG_RUN) return [];
  const other = team === index.home.code ? index.away.code : index.home.code;
  const where = isAtNeutralSite(index) ? "into game against" : team === index.home.code ? "home against" : "to";
  return run.marks.includes("winning")
    ? [
        {
          words: phrase`${bareTeam(team)} take ${String(games)}-game winning streak ${where} ${bareTeam(other)}`,
          facts: [run],
        },
      ]
    : [
        {
          words: phrase`${bareTeam(team)} try to end ${String(games)}-game skid against ${bareTeam(other)}`,
          facts: [run],
        },
      ];
}
