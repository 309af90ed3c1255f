import { otherSide } from "./game-account.ts";
import type { FantasyNote, StoryLine, TeamForm } from "./game-brief.ts";
import type { Game } from "../game.ts";
import type { Receipt } from "../receipt.ts";
import { favouriteOf } from "./result-stories.ts";
import { type StoryKind, storyWeight } from "./story-weights.ts";

const LEAST_STREAK = 3;
const ORDINARY_TOTAL = 45;
const WINDY = 15;
const FREEZING = 32;

/** What is worth telling before a game: the line, the total, the form of the games given, whom the projections rate, weather. */
export function previewStories(game: Game, form: readonly TeamForm[], rated: readonly FantasyNote[]): StoryLine[] {
  return [
    ...lineStories(game),
    ...form.flatMap(streakStory),
    ...formStory(form),
    ...ratedStories(game, rated),
    ...forecastStory(game),
  ];
}

interface Told {
  kind: StoryKind;
  size: number;
  facts: StoryLine["facts"];
  fields: readonly string[];
  team?: string;
}

/** A story that fields of the game prove; the form of other games has no receipt in this one. */
function story({ kind, size, facts, fields, team }: Told): StoryLine {
  const proof = fields.map((field): Receipt => ({ kind: "game", field }));
  return { kind, weight: storyWeight(kind, size), facts, team: team ?? null, playerId: null, proof };
}

function lineStories(game: Game): StoryLine[] {
  const { overUnder } = game;
  const favourite = favouriteOf(game);
  const total = overUnder === null ? {} : { overUnder };
  const fields = overUnder === null ? [] : ["overUnder"];
  const stories: StoryLine[] = [];
  if (favourite !== null) {
    const { team, by } = favourite;
    const facts = { team, opponent: otherSide(game, team), spread: by, ...total };
    stories.push(story({ kind: "favourite", size: by, facts, fields: ["pointSpread", ...fields], team }));
  }
  if (overUnder !== null) {
    stories.push(story({ kind: "total", size: Math.abs(overUnder - ORDINARY_TOTAL), facts: total, fields }));
  }
  return stories;
}

function streakStory({ team, games }: TeamForm): StoryLine[] {
  const results = games.map(({ own, other }) => Math.sign(own - other));
  const [last] = results;
  const broken = results.findIndex((one) => one !== last);
  const length = broken === -1 ? results.length : broken;
  if (last === undefined || last === 0 || length < LEAST_STREAK) return [];
  // The streak may be longer than the games given: it is told as "the last four".
  const facts = { team, games: length, result: last > 0 ? "won" : "lost" };
  return [story({ kind: "streak", size: length, facts, fields: [], team })];
}

function formStory(form: readonly TeamForm[]): StoryLine[] {
  const [better, other] = form.toSorted((a, b) => b.pointsFor - a.pointsFor);
  if (better === undefined || other === undefined || better.pointsFor === other.pointsFor) return [];
  const facts = {
    team: better.team,
    opponent: other.team,
    mean: better.pointsFor,
    otherMean: other.pointsFor,
    games: better.games.length,
    otherGames: other.games.length,
  };
  const size = better.pointsFor - other.pointsFor;
  return [story({ kind: "form", size, facts, fields: [], team: better.team })];
}

/** The one rated highest on each side. */
function ratedStories({ awayTeam, homeTeam }: Game, rated: readonly FantasyNote[]): StoryLine[] {
  return [awayTeam, homeTeam].flatMap((team) => {
    const first = rated.find((note) => note.team === team);
    if (first === undefined) return [];
    const { playerId, playerName, points } = first;
    return [
      {
        kind: "projectedLeader" as const,
        weight: storyWeight("projectedLeader", points),
        facts: { team, player: playerName, projected: points },
        team,
        playerId,
        proof: [{ kind: "line" as const, playerId, source: "projections" as const, field: "fantasyPointsPPR" }],
      },
    ];
  });
}

function forecastStory({ forecastWindSpeed: wind, forecastTempLow: low, forecastDescription, stadiumType }: Game) {
  const isWindy = wind !== null && wind >= WINDY;
  const isCold = low !== null && low <= FREEZING;
  if ((!isWindy && !isCold) || /dome/i.test(stadiumType ?? "")) return [];
  const facts = {
    ...(isWindy ? { wind } : {}),
    ...(isCold ? { low } : {}),
    ...(forecastDescription === null ? {} : { description: forecastDescription }),
  };
  const fields = [
    ...(isWindy ? ["forecastWindSpeed"] : []),
    ...(isCold ? ["forecastTempLow"] : []),
    ...(forecastDescription === null ? [] : ["forecastDescription"]),
  ];
  const size = (isWindy ? wind - WINDY : 0) + (isCold ? FREEZING - low : 0);
  return [story({ kind: "forecast", size, facts, fields })];
}
