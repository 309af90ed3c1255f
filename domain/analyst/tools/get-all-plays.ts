import { analystTool, type ArgumentSchema, type ToolAnswer, type ToolData, type ToolSnapshot } from "./analyst-tool.ts";
import { isImportant } from "../../plays/flow-rules.ts";
import { formatClock, situation } from "../../words/format.ts";
import { parseQuarter } from "./parse-quarter.ts";
import { playSpot } from "../../plays/play-spot.ts";
import { playWords } from "../../plays/play-words.ts";
import type { PlayType, QuarterName, ShownPlay } from "../../game/play.ts";
import { type PlaysOfPlayer, playsOfPlayer } from "./plays-of-player.ts";
import { isRelation } from "../../facts/fact-kind.ts";
import { fail, ok, type Result } from "../../result.ts";
import { clipped, jsonBytes, resultFrame } from "./result-frame.ts";
import { argumentTable, optionalText } from "./tool-arguments.ts";

/** One play as the tool gives it, in the order of `PLAY_COLUMNS`. */
export type ToolPlay = [
  quarter: QuarterName,
  clock: string,
  team: string,
  situation: string,
  type: PlayType,
  yards: number,
  score: string,
  text: string,
  facts: string,
];

export const PLAY_COLUMNS = [
  "quarter",
  "clock",
  "team",
  "situation",
  "type",
  "yards",
  "score",
  "text",
  "facts",
] as const;

export interface PlayList extends ToolData {
  /** Plays of the game, and those that the filters leave. */
  total: number;
  matching: number;
  columns: readonly string[];
  plays: ToolPlay[];
}

const UNITS = {
  clock: "M:SS left in the quarter, empty where unknown",
  yards: "yards from the line of scrimmage; of a penalty, seen from the team",
  score: "points of both sides after a row that changed them, otherwise empty",
  facts: "ids of the facts of the play, by commas, to cite; empty where it has none",
};

const PARAMETERS: ArgumentSchema = {
  type: "object",
  properties: {
    quarter: {
      type: ["string", "null"],
      enum: ["1", "2", "3", "4", "OT", null],
      description: "Only this quarter. Null or absent: the whole game.",
    },
    flow: { type: ["boolean", "null"], description: "True: only the important plays (FLOW). Null or absent: all." },
    player: {
      type: ["string", "null"],
      description: "Only plays that name this player of the game, as well as the name was heard. Null or absent: all.",
    },
    from: {
      type: ["number", "null"],
      description:
        "How many of the newest matching plays to pass over: what an earlier result says is left out. Null or absent: 0.",
    },
  },
  required: [],
  additionalProperties: false,
};

const MISSING = "No plays available for this game yet";

/** The play-by-play, newest first. */
export const getAllPlays = analystTool<PlayList>({
  name: "get_all_plays",
  description:
    "The plays of the game, newest first, each with its quarter, clock, situation and text. Ask for one quarter, the important plays (FLOW) or one player where that is enough.",
  parameters: PARAMETERS,
  run: (args, snapshot, now) =>
    snapshot === null || snapshot.allPlays.length === 0 ? fail(MISSING) : listPlays(args, snapshot, now),
});

function listPlays(args: unknown, snapshot: ToolSnapshot, now: number): ToolAnswer<PlayList> {
  const table = argumentTable(args);
  if (!table.ok) return table;
  const quarter = parseQuarter(table.value["quarter"] ?? null);
  if (!quarter.ok) return quarter;
  const flow = table.value["flow"] ?? false;
  if (typeof flow !== "boolean") return fail("`flow` must be true, false or null.");
  const name = optionalText(table.value, "player");
  if (!name.ok) return name;

  const from = fromOf(table.value["from"] ?? 0);
  if (!from.ok) return from;
  const inOrder = snapshot.allPlays.toSorted((a, b) => a.sequence - b.sequence);
  const named = name.value === null ? ok(whole(inOrder)) : playsOfPlayer(name.value, inOrder, snapshot);
  if (!named.ok) return named;
  const { explaining } = named.value;
  const score = runningScore(inOrder, snapshot);
  const ids = Map.groupBy(
    (snapshot.facts ?? []).filter(({ kind }) => !isRelation(kind)),
    ({ at }) => at?.playId ?? null,
  );
  const rows = named.value.plays
    .filter((play) => quarter.value === null || play.quarterName === quarter.value)
    .filter((play) => !flow || isImportant(play) || explaining.has(play))
    .map((play) => toolPlay(play, score.get(play) ?? "", (ids.get(play.playId) ?? []).map(({ id }) => id).join(",")))
    .toReversed();
  const frame = {
    ...resultFrame(snapshot, now, UNITS),
    total: inOrder.length,
    matching: rows.length,
    columns: PLAY_COLUMNS,
  };
  const older = rows.slice(from.value);
  const plays = rowsWithin(older, PLAYS_BYTES - jsonBytes(frame));
  const omitted = rows.length - plays.length;
  const oldest = older.length - plays.length;
  const notes = [
    rows.length === 0 ? "No play of this game matches these filters." : null,
    oldest === 0
      ? null
      : `The ${oldest} oldest of these plays are left out: ask with from ${from.value + plays.length}, or for a quarter, a player or FLOW.`,
    named.value.note,
  ].filter((note) => note !== null);
  return ok({ ...frame, plays, omitted, note: notes.length === 0 ? null : notes.join(" ") });
}

/** Everybody's plays. */
function whole(plays: ShownPlay[]): PlaysOfPlayer {
  return { plays, explaining: new Set(), note: null };
}

/** About 4,000 tokens, at three characters and a half each: what a model pays for with every turn of its answer. */
const PLAYS_BYTES = 13_300;

function rowsWithin(rows: readonly ToolPlay[], bytes: number): ToolPlay[] {
  let left = bytes;
  const end = rows.findIndex((row) => {
    left -= jsonBytes(row) + 1;
    return left < 0;
  });
  return end < 0 ? [...rows] : rows.slice(0, end);
}

function fromOf(value: unknown): Result<number, string> {
  return typeof value === "number" && Number.isInteger(value) && value >= 0
    ? ok(value)
    : fail("`from` must be a whole number such as 40, or null.");
}

function toolPlay(play: ShownPlay, score: string, facts: string): ToolPlay {
  const place = playSpot(play);
  return [
    play.quarterName,
    formatClock(play.timeRemainingMinutes, play.timeRemainingSeconds),
    clipped(play.team ?? "", 8),
    clipped([situation(play), place].filter((part) => part !== null).join(" at "), 40),
    play.type,
    play.yardsGained,
    score,
    clipped(playWords(play.description), 600),
    facts,
  ];
}

/** `BAL 20, KC 27` after each row that changed the score. */
export function runningScore(
  plays: readonly ShownPlay[],
  { game }: Pick<ToolSnapshot, "game">,
): Map<ShownPlay, string> {
  const scores = new Map<ShownPlay, string>();
  let away = 0;
  let home = 0;
  for (const play of plays) {
    away += play.awayPoints;
    home += play.homePoints;
    if (play.awayPoints + play.homePoints !== 0) scores.set(play, `${game.awayTeam} ${away}, ${game.homeTeam} ${home}`);
  }
  return scores;
}
