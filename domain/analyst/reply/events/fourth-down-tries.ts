import type { Fact } from "../../../facts/fact.ts";
import { around, makeFact, playReceipts } from "../../../facts/make-fact.ts";
import { fourthDown } from "../../../facts/plain/down-facts.ts";
import { phrase, teamsOwn } from "../../../facts/wording/phrase-of.ts";
import { shortWhen } from "../../../facts/wording/when-words.ts";
import { downTries } from "../../../fold/team-comparison.ts";
import type { Play } from "../../../game/play.ts";
import type { GameSheet } from "../sheet/game-sheet.ts";

/** What came of a try, the first that there is: a ball that was lost on one is told as that. */
const KINDS: readonly Fact["kind"][] = ["stop", "conversion", "score", "turnover"];

/** Every fourth down that was tried, as a fact of the team that tried it: also those that scored and those on which the ball was lost. */
export function fourthDownTries(sheet: GameSheet): readonly Fact[] {
  return sheet.teams
    .flatMap((team) => downTries(sheet.read.plays, team, 4).map(({ play }) => tryOn(play, team, sheet)))
    .toSorted((a, b) => sheet.index.compareTime(a, b));
}

function tryOn(play: Play, team: string, { index, read }: GameSheet): Fact {
  const known = index.onPlay(play.playId);
  const [fact] = KINDS.flatMap(
    (kind) =>
      known.find(
        (one) => one.kind === kind && one.at?.playId === play.playId && (kind !== "score" || one.team === team),
      ) ?? [],
  );
  if (fact !== undefined) return { ...fact, team };
  return makeFact({
    id: `snap${play.playId}`,
    kind: "play",
    weight: 0,
    team,
    ...around(read, play),
    receipts: playReceipts(play),
    clause: phrase`${teamsOwn(team)} try on ${fourthDown(play)} was no first down`,
    noun: phrase`${teamsOwn(team)} try on ${fourthDown(play)}`,
  });
}

/** `Curtis Samuel's 4-yard touchdown catch on fourth-and-goal (Q4, 6:20)`: its own fact does not say the down. */
export function fourthDownItem(fact: Fact, sheet: GameSheet): string | null {
  const { kind, at } = fact;
  const play = sheet.read.plays.find(({ playId }) => playId === at?.playId);
  if (at === null || play === undefined) return null;
  if (kind !== "score" && kind !== "turnover") return null;
  return `${sheet.words(fact, "noun")} on ${fourthDown(play)} (${shortWhen(at)})`;
}
