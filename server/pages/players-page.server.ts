import type { RouterContextProvider } from "react-router";

import type { ProviderName } from "../../domain/game/game-snapshot.ts";
import type { ListedPlayer } from "../../domain/game/listed-player.ts";
import type { OwnRules } from "../../domain/game/own-rules.ts";
import { isBoxScorePosition } from "../../domain/game/box-score-position.ts";
import { SEASON_TYPE } from "../../domain/game/season-type.ts";
import { countedPoints } from "../../domain/page/counted-points.ts";
import { findPlayers, type SeasonFigure } from "../../domain/players/find-players.ts";
import { parseLeaderGroup } from "../../domain/game/leader-group.ts";
import { type AskedLeaders, leaderSearch, parseLeaderOrder } from "../../domain/players/leader-order.ts";
import type { PlayerSearch } from "../../domain/players/player-search.ts";
import { searchText, SHORTEST_QUERY } from "../../domain/players/search-text.ts";
import type { SeasonLeaders } from "../../domain/players/season-leaders.ts";
import type { SeasonTotal } from "../../domain/players/season-total.ts";
import { positionThen } from "../../domain/players/position-then.ts";
import { DEFENSE_POSITION, withDefenses } from "../../domain/players/team-defense.ts";
import type { GameLines } from "../../domain/scoring/game-lines.ts";
import { PRESETS } from "../../domain/scoring/presets.ts";
import { DEFAULT_SCORING, scoringOf } from "../../domain/scoring/scoring-address.ts";
import type { ScoringHead } from "../../domain/scoring/scoring-head.ts";
import { seasonLinesIn } from "../../domain/scoring/season-lines-in.ts";
import { beyondPpr } from "../../domain/scoring/beyond-ppr.ts";
import { uncountedKeys } from "../../domain/scoring/uncounted-keys.ts";
import { hidesScoresContext, requesterContext, servicesContext } from "../context.server.ts";
import { keptScoring } from "../http/scoring-cookie.ts";
import type { Store } from "../store/store.ts";
import { leadToChangedRule } from "./changed-rule.server.ts";
import { hasScrambled } from "./has-scrambled.server.ts";
import { keptPlayers } from "./kept-players.server.ts";
import type { WeekRisers } from "../../domain/usage/risers.ts";
import { loadRisers } from "./risers.server.ts";
import { newestTotals } from "./newest-totals.server.ts";
import type { RulesPlace } from "./rules-form.server.ts";
import { seasonLeaders } from "./season-leaders.server.ts";
import { pointsOfSeason } from "./points-of-season.server.ts";
import { type ShownScoring, shownScoring } from "./shown-scoring.server.ts";

const PAGE_LENGTH = 50;
/** More guesses are a guessing game. */
const MOST_GUESSES = 5;

export interface PlayersPageData {
  query: string;
  /** The season of all points on the page; null while no regular season has any. */
  season: number | null;
  /** Null where nothing was searched: no query, or one that is too short. */
  search: PlayerSearch | null;
  /** The season's best in the order that was chosen; empty beside a search. */
  leaders: SeasonLeaders[];
  /** Who rose in the newest week that is over; null beside a search, where scores are hidden, and where nobody did. */
  risers: WeekRisers | null;
  /** This browser hides scores, and with them what anyone did. */
  hidesScores: boolean;
  /** The address asks for a list that there is not. */
  isUnknownList: boolean;
  /** The newest week that is counted in the leaders. */
  throughWeek: number;
  /** What the address asks for, rules of the browser included where it names none. */
  asked: AskedLeaders;
  /** The rules of the column MY; null without it. */
  my: OwnRules | null;
  /** The rules, or those where a choice of rules begins. */
  rules: Pick<ScoringHead, "asked" | "rules" | "uncounted" | "kept">;
  sources: ProviderName[];
  /** The figures of some of the games behind the leaders are altered on purpose: see `is-scrambled.ts`. */
  isScrambled: boolean;
  /** Those starred by the reader, on the page or not. */
  starred: readonly string[];
  baseUrl: string | null;
}

/** `/players`: the season's leaders, or with `?q=` the players it means. Throws what leads elsewhere, and which scoring is none. */
export async function loadPlayersPage(
  context: Readonly<RouterContextProvider>,
  params: URLSearchParams,
): Promise<PlayersPageData> {
  const { store, baseUrl } = context.get(servicesContext);
  const query = searchText(params.get("q") ?? "");
  const shown = shownScoring(context, params, "/players");
  leadToChangedRule(shown?.asked ?? DEFAULT_SCORING, params, leadersPlace(params).pathOf);
  const asked = askedLeaders(params, shown);
  const hidesScores = context.get(hidesScoresContext);
  const [sources, newest] = await Promise.all([store.providers(), newestTotals(store)]);
  const { season } = newest;
  const isEmpty = season === null || hidesScores;
  const totals = isEmpty ? [] : newest.totals;
  const games = isEmpty ? [] : await store.seasonLines(season, SEASON_TYPE.regular);
  const throughWeek = totals.reduce((week, total) => Math.max(week, total.week), 0);
  const page = {
    query,
    season,
    asked,
    sources,
    hidesScores,
    throughWeek,
    isUnknownList: (params.get("pos")?.trim() ?? "") !== "" && asked.group === null,
    baseUrl,
    starred: keptPlayers(context).starred,
    my: shown === null ? null : ownRules(shown, games, asked),
    rules: rulesOf(context, shown, games),
  };
  if (query !== "" || season === null) {
    const isLongEnough = query.length >= SHORTEST_QUERY;
    const pageNumber = Math.max(1, Math.trunc(Number(params.get("page") ?? 1)) || 1);
    const search = isLongEnough ? await searchPlayers(store, query, { totals, games, shown, pageNumber }) : null;
    return { ...page, search, leaders: [], risers: null, isScrambled: false };
  }
  const week = { season, seasonType: SEASON_TYPE.regular, week: throughWeek };
  const lastGames = sources.includes("sportsdataio") ? await store.weekGames(week) : [];
  return {
    ...page,
    search: null,
    leaders: seasonLeaders({ totals, games, season, throughWeek, shown }, asked.group, asked.order),
    isScrambled: await hasScrambled(store, sources, lastGames),
    risers: hidesScores ? null : await loadRisers(store, season, throughWeek, asked.group, { games, shown }),
  };
}

/** The page of leaders on which forms of rules stand: under other rules the same list, in the order of MY. */
export function leadersPlace(params: URLSearchParams): RulesPlace {
  const group = parseLeaderGroup(params.get("pos"));
  return {
    season: null,
    pathOf: (scoring) =>
      `/players?${new URLSearchParams(leaderSearch({ group, order: "my", scoring, hasRules: true }))}`,
  };
}

function askedLeaders(params: URLSearchParams, shown: ShownScoring | null): AskedLeaders {
  const hasRules = shown !== null;
  return {
    group: parseLeaderGroup(params.get("pos")),
    order: parseLeaderOrder(params.get("sort"), hasRules),
    scoring: shown === null || shown.isKept ? null : shown.text,
    hasRules,
  };
}

function ownRules({ scoring, text }: ShownScoring, games: readonly GameLines[], asked: AskedLeaders): OwnRules {
  return {
    name: scoring.name,
    scoring: text,
    uncounted: uncountedKeys(scoring, providersOf(games)),
    beyond: beyondPpr(scoring),
    rulesPath: null,
    search: new URLSearchParams(leaderSearch({ ...asked, scoring: null })).toString(),
  };
}

function rulesOf(
  context: Readonly<RouterContextProvider>,
  shown: ShownScoring | null,
  games: readonly GameLines[],
): PlayersPageData["rules"] {
  const asked = shown?.asked ?? DEFAULT_SCORING;
  const scoring = scoringOf(asked);
  return {
    asked,
    rules: scoring.items.map(({ key, points }) => ({ key, points })),
    uncounted: uncountedKeys(scoring, providersOf(games)),
    kept: shown?.isKept === true ? shown.text : keptScoring(context.get(requesterContext).cookies),
  };
}

function providersOf(games: readonly GameLines[]): ProviderName[] {
  return [...new Set(games.map(({ provider }) => provider))];
}

interface SearchedPage {
  totals: readonly SeasonTotal[];
  games: readonly GameLines[];
  shown: ShownScoring | null;
  /** From 1; one that is past the end is the last. */
  pageNumber: number;
}

async function searchPlayers(
  store: Pick<Store, "people">,
  query: string,
  { totals, games, shown, pageNumber }: SearchedPage,
): Promise<PlayerSearch> {
  const byPlayer = new Map([...totals, ...defenseTotals(games)].map((total) => [total.playerId, total]));
  const my = shown === null ? null : pointsOfSeason(games, shown);
  const season = { totals: byPlayer, figures: seasonFigures(totals, games, my) };
  const { players, order, isGuess } = findPlayers(query, withDefenses(await store.people()), season);
  const matches = isGuess ? Math.min(players.length, MOST_GUESSES) : players.length;
  const number = Math.min(pageNumber, Math.max(1, Math.ceil(matches / PAGE_LENGTH)));
  const before = (number - 1) * PAGE_LENGTH;
  const end = Math.min(matches, before + PAGE_LENGTH);
  const listed = players.slice(before, end).map(({ person, total, figure }): ListedPlayer => {
    const { playerId, name, team, jerseyNumber } = person;
    return {
      playerId,
      name,
      position: positionThen(person.position, total?.position),
      team,
      jerseyNumber,
      points: figure?.points ?? null,
      pointsName: figure?.pointsName ?? "PPR",
      my: figure?.my ?? null,
      teamThen: figure === null || total === null || total.team === team ? null : total.team,
    };
  });
  const pages = { before: number > 1 ? number - 1 : null, after: end < matches ? number + 1 : null };
  return { players: listed, order, before, pages, matches, isGuess };
}

/** The points of everybody as the leaders have them: of defenses, kickers and defenders their own, of everybody else PPR; and the reader's own. */
function seasonFigures(
  totals: readonly SeasonTotal[],
  games: readonly GameLines[],
  my: ReadonlyMap<string, number> | null,
): Map<string, SeasonFigure> {
  const myOf = (id: string): number | null => my?.get(id) ?? null;
  const figures = new Map<string, SeasonFigure>();
  for (const total of totals) {
    const points = countedPoints(total, "fantasyPointsPPR");
    if (points !== null) figures.set(total.playerId, { points, pointsName: "PPR", my: myOf(total.playerId) });
  }
  const kinds = [
    { table: "idp", scoring: "idp", pointsName: "IDP" },
    { table: "kicking", scoring: "standard", pointsName: "FPTS" },
    { table: "defense", scoring: "standard", pointsName: "FPTS" },
  ] as const;
  for (const { table, scoring, pointsName } of kinds) {
    const counted = pointsOfSeason(games, { scoring: PRESETS[scoring], text: scoring });
    for (const { id, position } of seasonLinesIn(table, games)) {
      const points = counted.get(id);
      // Who threw, ran or caught for a living and kicked once, or tackled after a turnover, stays with PPR.
      if (points === undefined || (isBoxScorePosition(position ?? "") && figures.has(id))) continue;
      figures.set(id, { points, pointsName, my: myOf(id) });
    }
  }
  return figures;
}

/** Team defenses as the search ranks them: among players by their standard points. */
function defenseTotals(games: readonly GameLines[]): SeasonTotal[] {
  const points = pointsOfSeason(games, { scoring: PRESETS.standard, text: "standard" });
  return seasonLinesIn("defense", games).map(({ id, name, games: played }) => {
    const fantasyPoints = points.get(id) ?? null;
    const week = 0;
    return {
      playerId: id,
      playerName: name,
      team: id,
      position: DEFENSE_POSITION,
      games: played,
      week,
      fantasyPoints,
      fantasyPointsPPR: fantasyPoints,
    };
  });
}
