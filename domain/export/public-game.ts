import { type ExportFact, exportFacts } from "./export-facts.ts";
import { exportTitle } from "./export-game.ts";
import type { OwnPoints } from "./own-points.ts";
import { ALTERED_FIGURES, providerSource } from "./export-source.ts";
import { withFantasyPoints } from "../fold/fantasy-points.ts";
import type { FactIndex } from "../facts/fact-index.ts";
import type { Game } from "../game/game.ts";
import type { GameSnapshot, ProviderName } from "../game/game-snapshot.ts";
import { isScrambled } from "../game/is-scrambled.ts";
import type { Play } from "../game/play.ts";
import { plainPlays } from "../plays/plain/plain-plays.ts";
import { plainText } from "../plays/plain/plain-text.ts";
import type { PlayerLine } from "../game/player-line.ts";

/** A play without its credits, and in a sentence that says who did what; null where the credits support none. */
export type PublicPlay = Omit<Play, "credits"> & { plain: string | null };

/** A line with FPTS and PPR, and under asked rules with their points beside them; null where nothing of him was counted. */
type PublicLine = PlayerLine & { fantasyPointsMY?: number | null };

/** A game for programs: the specification's names, and lists that need no unpacking. `docs/api.md` says what each field means. */
export interface PublicGame {
  /** The game in a line of words. */
  what: string;
  /** Whose figures these are, on what terms, and as of when. */
  data: {
    source: string;
    /** Null where none was published. */
    license: string | null;
    /** What must or should be said beside the figures. */
    note: string;
    provider: ProviderName;
    providerGameId: string;
    /** When the source was read, ISO text. */
    asOf: string;
    /** Rises with every stored change. */
    version: number;
    /** The game's page; null where the site does not know its own address. */
    page: string | null;
  };
  game: Game;
  allPlays: PublicPlay[];
  gameRecap: { gameKey: string; recap: string; createdAt: string } | null;
  gameProjection: { gameKey: string; projection: string; createdAt: string } | null;
  playerProjections: PublicLine[];
  playerGameStats: PublicLine[];
  /** The rules of `fantasyPointsMY`, where the address names some: a key that the plays do not have is named, not guessed. */
  scoring?: Pick<OwnPoints, "name" | "scoring" | "uncounted">;
  /** What recaps, checks and answers cite. */
  facts: ExportFact[];
}

/**
 * What programs are told of a game. `index` holds its facts; `page` is its address, null where the site's own is not known. `own` are
 * points under rules that the address names.
 */
export function publicGame(
  snapshot: GameSnapshot,
  index: FactIndex,
  page: string | null,
  own: OwnPoints | null = null,
): PublicGame {
  const rows = new Map(own?.rows.map((row) => [row.id, row]));
  const lines = (given: readonly PlayerLine[], figure: "points" | "projected"): PublicLine[] =>
    given.map((line) => {
      const filled = withFantasyPoints(line);
      return own === null ? filled : { ...filled, fantasyPointsMY: rows.get(line.playerId)?.[figure] ?? null };
    });
  const { game, allPlays, gameRecap, gameProjection, provider, providerGameId, asOf, version } = snapshot;
  const plain = plainPlays(allPlays, game, snapshot.people).map((words) => words && plainText(words));
  return {
    what: exportTitle(snapshot),
    data: { ...credit(snapshot), provider, providerGameId, asOf, version, page },
    game,
    allPlays: allPlays.map(({ credits: _credits, ...play }, index) => ({ ...play, plain: plain[index] ?? null })),
    gameRecap: gameRecap && { gameKey: game.gameKey, recap: gameRecap.recap, createdAt: gameRecap.createdAt },
    gameProjection: gameProjection && {
      gameKey: game.gameKey,
      projection: gameProjection.projection,
      createdAt: gameProjection.createdAt,
    },
    playerProjections: lines(snapshot.playerProjections, "projected"),
    playerGameStats: lines(snapshot.playerGameStats, "points"),
    ...(own === null ? {} : { scoring: { name: own.name, scoring: own.scoring, uncounted: own.uncounted } }),
    facts: exportFacts(index),
  };
}

/** The export's words are for the administrator, who bought the live provider's figures. */
const BOUGHT = "Licensed to this site's operator: the terms of that subscription apply.";

function credit(snapshot: GameSnapshot): Pick<PublicGame["data"], "source" | "license" | "note"> {
  const { name: source, license, note } = providerSource(snapshot.provider);
  const terms = snapshot.provider === "sportsdataio" ? BOUGHT : note;
  return { source, license, note: isScrambled(snapshot) ? `${ALTERED_FIGURES} ${terms}` : terms };
}
