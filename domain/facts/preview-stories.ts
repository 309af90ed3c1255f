import { otherSide } from "./game-account.ts";
import type { FantasyNote, StoryLine, TeamForm } from "./game-brief.ts";
import type { Game } from "../game/game.ts";
import type { Receipt } from "../game/receipt.ts";
import { favoriteOf } from "./result-stories.ts";
import { resultsReceipt } from "../season/season-receipt.ts";
import { runOf } from "../season/season-results.ts";
import { type StoryKind, storyWeight } from "./story-weights.ts";

const LEAST_STREAK = 3;
/** Means of fewer games say nothing. */
const LEAST_FOR_MEANS = 3;
const ORDINARY_TOTAL = 45;
const ORDINARY_POINTS = ORDINARY_TOTAL / 2;
const WINDY = 15;
const FREEZING = 32;

/** What is worth telling before a game: the line, the total, the form of the games given, the top projections, weather. */
export function previewStories(game: Game, form: readonly TeamForm[], rated: readonly FantasyNote[]): StoryLine[] {
  return [
    ...lineStories(game),
    ...form.flatMap(streakStory),
    ...form.flatMap(unbeatenStory),
    ...formStory(form),
    ...matchupStories(form),
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

/** A story that fields of the game prove. */
function story({ kind, size, facts, fields, team }: Told): StoryLine {
  const proof = fields.map((field): Receipt => ({ kind: "game", field }));
  return { kind, weight: storyWeight(kind, size), facts, team: team ?? null, playerId: null, proof };
}

function lineStories(game: Game): StoryLine[] {
  const { overUnder } = game;
  const favorite = favoriteOf(game);
  const total = overUnder === null ? {} : { overUnder };
  const fields = overUnder === null ? [] : ["overUnder"];
  const stories: StoryLine[] = [];
  if (favorite !== null) {
    const { team, by } = favorite;
    const facts = { team, opponent: otherSide(game, team), spread: by, ...total };
    stories.push(story({ kind: "favorite", size: by, facts, fields: ["pointSpread", ...fields], team }));
  }
  if (overUnder !== null) {
    stories.push(story({ kind: "total", size: Math.abs(overUnder - ORDINARY_TOTAL), facts: total, fields }));
  }
  return stories;
}

function streakStory({ team, games, isWhole }: TeamForm): StoryLine[] {
  const run = runOf(games);
  if (!isWhole || run.games.length < LEAST_STREAK) return [];
  const facts = { team, games: run.games.length, result: run.sign > 0 ? "won" : "lost" };
  const told = story({ kind: "streak", size: run.games.length, facts, fields: [], team });
  return [{ ...told, proof: resultsReceipt(run.games, team) }];
}

/** Nothing won or nothing lost so far. */
function unbeatenStory({ team, games, wins, losses, ties, isWhole }: TeamForm): StoryLine[] {
  if (!isWhole || ties > 0 || games.length < LEAST_STREAK || (wins > 0 && losses > 0)) return [];
  const facts = { team, games: games.length, result: wins > 0 ? "unbeaten" : "winless" };
  const told = story({ kind: "unbeaten", size: games.length, facts, fields: [], team });
  return [{ ...told, proof: resultsReceipt(games, team) }];
}

function hasMeans({ isWhole, games }: TeamForm): boolean {
  return isWhole && games.length >= LEAST_FOR_MEANS;
}

function formStory(form: readonly TeamForm[]): StoryLine[] {
  const [better, other] = form.toSorted((a, b) => b.pointsFor - a.pointsFor);
  if (better === undefined || other === undefined || better.pointsFor === other.pointsFor) return [];
  if (!hasMeans(better) || !hasMeans(other)) return [];
  const facts = {
    team: better.team,
    opponent: other.team,
    mean: better.pointsFor,
    otherMean: other.pointsFor,
    games: better.games.length,
    otherGames: other.games.length,
  };
  const size = better.pointsFor - other.pointsFor;
  const told = story({ kind: "form", size, facts, fields: [], team: better.team });
  return [{ ...told, proof: [better, other].flatMap(({ team, games }) => resultsReceipt(games, team)) }];
}

/** What a side scores against what the other allows, where the two are far apart or both high or both low. */
function matchupStories(form: readonly TeamForm[]): StoryLine[] {
  return form.flatMap((one) => {
    const other = form.find(({ team }) => team !== one.team);
    if (other === undefined || !hasMeans(one) || !hasMeans(other)) return [];
    const facts = {
      team: one.team,
      opponent: other.team,
      mean: one.pointsFor,
      allowed: other.pointsAgainst,
      games: one.games.length,
      otherGames: other.games.length,
    };
    // A good offense against a poor defense, or a poor one against a good: how far both are from the ordinary.
    const size = Math.abs(one.pointsFor + other.pointsAgainst - 2 * ORDINARY_POINTS);
    const told = story({ kind: "matchup", size, facts, fields: [], team: one.team });
    return [{ ...told, proof: [one, other].flatMap(({ team, games }) => resultsReceipt(games, team)) }];
  });
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
