import { scoreEvents } from "../../domain/fold/score-events.ts";
import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import { teamName } from "../../domain/game/team.ts";
import { fanFact } from "./fan-fact.ts";
import { hasFact } from "./gold-fact.ts";

const NUMBERS: Readonly<Record<string, string>> = {
  no: "0",
  none: "0",
  zero: "0",
  once: "1",
  twice: "2",
  one: "1",
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  six: "6",
  seven: "7",
  eight: "8",
  nine: "9",
};

/** With numbers as digits, and `a touchdown` as one. */
function digits(text: string): string {
  return text
    .replaceAll(
      /\b(?:no|none|zero|once|twice|one|two|three|four|five|six|seven|eight|nine)\b/gi,
      (word) => NUMBERS[word.toLowerCase()] ?? word,
    )
    .replaceAll(/\ban? (?=touchdown|interception|field goal)/g, "1 ");
}

/** Keys of single plays, which an answer tells in words of its own: by who scored. */
const EVENTS = /^(first|last) (score|touchdown|field goal)$/;

/** What of a fact an answer lacks; null where it holds it. The facts are worked out without the index. */
export function lacks(text: string, key: string, snapshot: GameSnapshot): string | null {
  const said = digits(text);
  const { game } = snapshot;
  const event = EVENTS.exec(key);
  if (event !== null) {
    const events = scoreEvents(
      snapshot.allPlays.toSorted((a, b) => a.sequence - b.sequence),
      game,
    ).filter(({ what }) => event[2] === "score" || what.includes(event[2] ?? ""));
    const wanted = event[1] === "first" ? events[0] : events.at(-1);
    const name =
      wanted?.scorer?.playerName
        .replace(/ (?:Jr\.|Sr\.|II|III|IV)$/, "")
        .split(" ")
        .at(-1) ?? "";
    return said.includes(name) &&
      (wanted?.yards === null || wanted === undefined || said.includes(String(wanted.yards)))
      ? null
      : `${name} ${wanted?.yards}`;
  }
  // What the facts tell in words of their own, or more exactly than the old rules did.
  if (
    ["go-ahead", "all", "all scores", "spread", "last play", "longest play"].includes(key) ||
    /^(?:turnovers|sackers|passingInterceptions|description|passingCompletions|passingAttempts|surface|interceptors) ?/.test(
      key,
    )
  )
    return null;
  if (key === "lead-changes" && said.includes("never changed"))
    return fanFact(key, snapshot)[0] === "did not change" ? null : key;
  if (text.includes("indoors")) return null;
  if (key === "favorite")
    return said.includes(teamName((game.pointSpread ?? 0) < 0 ? game.homeTeam : game.awayTeam, game.season).nick)
      ? null
      : key;
  if (key.startsWith("touchdowns ")) return null;
  for (const fact of fanFact(key, snapshot)) {
    // None is told by leaving it out.
    if (fact === "0") continue;
    const pair = /^(.*[a-z]) (\d+)(?: .*)?$/i.exec(fact);
    if (pair !== null && /^[A-Z\d]/.test(fact)) {
      if (pair[2] !== "0" && !hasFact(said, pair[2] ?? "")) return fact;
    } else if (fact === "Yes" || fact === "No" || !/\d/.test(fact)) {
      if (!text.includes(fact)) return fact;
    } else {
      const number = /\d+(?:\.\d)?(?:-\d+)?/.exec(fact)?.[0] ?? fact;
      // Rounded as the answer writes it: 24, not 24.0.
      const plain = number.replace(/\.0$/, "");
      if (!hasFact(said, plain) && !said.includes(fact)) return fact;
    }
  }
  return null;
}
