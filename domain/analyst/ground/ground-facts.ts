import type { PlayList } from "../tools/get-all-plays.ts";
import type { GameInfo, GameSide } from "../tools/get-game-info.ts";
import type { RosterPlayer } from "../../names/game-roster.ts";
import type { GroundBook, GroundFact, ScoreStood, Standing } from "./ground-book.ts";
import { countedFacts, rowsOf } from "./ground-counts.ts";
import { findNamed, type NameForms } from "./ground-names.ts";
import type { PlayerList } from "../tools/player-list.ts";
import type { ScoringRow } from "../tools/scoring-summary.ts";
import type { StoryResult } from "../tools/story-result.ts";
import { storySentences } from "../../words/story-sentences.ts";
import { saidNumbers } from "./said-numbers.ts";
import { isGameInfo, isPlayerList, isPlayList, isStory, type ToolUse } from "../tools/tool-use.ts";

/** Everything that the tools have answered so far, with what can be counted in it. */
export function groundBook(
  uses: readonly ToolUse[],
  roster: readonly RosterPlayer[] = [],
  names: NameForms | null = null,
): GroundBook {
  const facts: GroundFact[] = [];
  let standing: Standing | null = null;
  const scores = new Set<string>(["0-0"]);
  const moments = new Set<string>();
  const texts: string[] = [];
  const scored = (away: number, home: number): void => {
    scores.add(`${away}-${home}`);
    scores.add(`${home}-${away}`);
  };
  for (const { name, answer } of uses) {
    if (!answer.ok) {
      texts.push(answer.error);
      continue;
    }
    const data = answer.value;
    collectTexts(data, texts);
    if (isPlayerList(data)) facts.push(...playerFacts(data, name === "get_player_projections"));
    else if (isGameInfo(data)) {
      facts.push(...infoFacts(data), ...data.scoring.flatMap((row) => scoringFacts(row, data)));
      for (const { awayScore, homeScore, quarter, clock } of data.scoring) {
        scored(awayScore, homeScore);
        moments.add(`${quarter} ${clock}`);
        moments.add(`${quarter} ${awayScore}-${homeScore}`);
      }
      standing = standingOf(data);
      if (data.now !== null) moments.add(`${data.now.quarter} ${data.now.clock}`);
      if (data.away.score !== null && data.home.score !== null) scored(data.away.score, data.home.score);
    } else if (isPlayList(data)) {
      facts.push(...playFacts(data));
      for (const [quarter, clock, , , , , score] of data.plays) {
        moments.add(`${quarter} ${clock}`);
        const [away, home] = Array.from(score.matchAll(/\d+/g), ([points]) => Number(points));
        if (away !== undefined && home !== undefined) scored(away, home);
      }
    } else if (isStory(data)) {
      facts.push(...storyFacts(data, names));
      for (const { value, other, form } of saidNumbers(data.text)) if (form === "pair") scored(value, other);
    }
  }
  const rows = rowsOf(uses);
  facts.push(...countedFacts(rows, facts, roster, standing));
  return { facts, scores, moments, standing, rows, texts: `\n${texts.join("\n")}` };
}

function collectTexts(value: unknown, texts: string[]): void {
  if (typeof value === "string") texts.push(value);
  else if (Array.isArray(value)) for (const one of value) collectTexts(one, texts);
  else if (typeof value === "object" && value !== null)
    for (const one of Object.values(value)) collectTexts(one, texts);
}

function playerFacts({ players }: PlayerList, isProjected: boolean): GroundFact[] {
  return players.flatMap(({ playerName, team: _team, position: _position, ...figures }) =>
    Object.entries(figures).flatMap(([unit, value]) =>
      typeof value === "number" ? [{ subject: playerName, unit, value, isProjected }] : [],
    ),
  );
}

function sideFacts(side: GameSide): GroundFact[] {
  const facts: GroundFact[] = [];
  const add = (unit: string, value: number | null): void => {
    if (value !== null) facts.push({ subject: side.team, unit, value });
  };
  add("score", side.score);
  add("timeoutsLeft", side.timeoutsLeft);
  side.quarters.forEach((points, index) => add(`quarterPoints${index + 1}`, points));
  for (const [unit, value] of Object.entries(side.totals ?? {})) add(unit, value);
  return facts;
}

function infoFacts(info: GameInfo): GroundFact[] {
  const own = (unit: string, value: number | null): GroundFact[] =>
    value === null ? [] : [{ subject: null, unit, value }];
  const told = (unit: string, text: string | null): GroundFact[] =>
    Array.from(text?.matchAll(/-?\d+/g) ?? [], ([digits]) => ({ subject: null, unit, value: Number(digits) }));
  const clock = info.now?.clock ?? null;
  return [
    ...sideFacts(info.away),
    ...sideFacts(info.home),
    ...own("season", info.season),
    ...own("week", info.week),
    ...told("kickoff", info.kickoff),
    ...own("capacity", info.stadium.capacity),
    ...own("attendance", info.stadium.attendance),
    ...told("temperature", info.weather.temperature?.replace(/(?<=\d)-/, " ") ?? null),
    ...own("windMph", info.weather.windMph),
    ...own("favoredBy", info.line.favoredBy),
    ...own("overUnder", info.line.overUnder),
    ...told("quarter", info.now?.quarter ?? null),
    ...told("situation", info.now?.downAndDistance ?? null),
    ...told("situation", info.now?.ballOn ?? null),
    ...info.home.quarters.flatMap((points, index) =>
      points === null || index > 3 ? [] : quarterFact(String(index + 1)),
    ),
    ...own("scores", info.scoring.length),
    ...(clock === null ? [] : clockFact(clock)),
  ];
}

function clockFact(clock: string): GroundFact[] {
  const [minutes, seconds] = clock.split(":").map(Number);
  return minutes === undefined || seconds === undefined
    ? []
    : [{ subject: null, unit: "clock", value: minutes * 60 + seconds }];
}

function quarterFact(quarter: string): GroundFact[] {
  return /^\d$/.test(quarter) ? [{ subject: null, unit: "quarter", value: Number(quarter) }] : [];
}

function scoringFacts(
  { quarter, clock, team, points, awayScore, homeScore }: ScoringRow,
  { away, home }: GameInfo,
): GroundFact[] {
  return [
    ...quarterFact(quarter),
    ...clockFact(clock),
    { subject: team, unit: "scoringPoints", value: points },
    { subject: away.team, unit: "runningScore", value: awayScore },
    { subject: home.team, unit: "runningScore", value: homeScore },
  ];
}

function playFacts({ plays, total, matching }: PlayList): GroundFact[] {
  return [
    { subject: null, unit: "plays", value: total },
    { subject: null, unit: "plays", value: matching },
    ...plays.flatMap(([quarter, clock, team, , , yards]) => [
      ...quarterFact(quarter),
      ...clockFact(clock),
      { subject: team, unit: "playYards", value: yards },
    ]),
  ];
}

/** The numbers of a text, each with the people its sentence names. */
function storyFacts({ text }: StoryResult, names: NameForms | null): GroundFact[] {
  let subjects: readonly (string | null)[] = [null];
  return storySentences(text).flatMap((sentence) => {
    const named = names === null ? [] : findNamed(sentence.text, names, () => true).named;
    if (named.length > 0) subjects = [...new Set(named.flatMap((one) => one.subjects))];
    return saidNumbers(sentence.text).flatMap(({ value, other, form }) =>
      subjects.flatMap((subject) =>
        (form === "share" ? [value, other] : [value]).map((one) => ({ subject, unit: "story", value: one })),
      ),
    );
  });
}

function standingOf(info: GameInfo): Standing {
  const { away, home, isOver } = info;
  const states: ScoreStood[] = [{ quarter: 0, seconds: 0, away: 0, home: 0 }];
  for (const { quarter, clock, awayScore, homeScore } of info.scoring) {
    const [minutes = 0, seconds = 0] = clock.split(":").map(Number);
    states.push({
      quarter: quarter === "OT" ? 5 : Number(quarter),
      seconds: minutes * 60 + seconds,
      away: awayScore,
      home: homeScore,
    });
  }
  return {
    awayTeam: away.team,
    homeTeam: home.team,
    states,
    away: away.score ?? 0,
    home: home.score ?? 0,
    isOver,
    awayQuarters: away.quarters,
    homeQuarters: home.quarters,
  };
}
