import { createContext } from "react-router";

import type { LeagueRules } from "./leagues/league-rules.ts";
import type { TeamSearch } from "./leagues/team-search.ts";
import type { MyLeagues } from "./leagues/my-leagues.ts";
import type { Viewer } from "../domain/admin/viewer.ts";
import type { KeptPlayers } from "../domain/my-players/kept-players.ts";
import type { Accounts, Requester } from "./accounts/accounts.ts";
import type { Audit } from "./accounts/open-audit.ts";
import type { WaitOutside } from "./http/held-turn.ts";
import type { NetworkPace } from "./http/network-pace.ts";
import type { IngestControl } from "./games/ingest/ingest-control.ts";
import type { Push } from "./push/open-push.ts";
import type { Replays } from "./games/replay/replays.ts";
import type { TeamLogos } from "./providers/logos/team-logos.ts";
import type { Store } from "./store/store.ts";
import type { Chat } from "./chat/chat.ts";
import type { SharePictures } from "./share/share-pictures.ts";
import type { Voice } from "./voice/voice.ts";
import type { SundayGames } from "./sunday/sunday-games.ts";
import type { StoryControl } from "./stories/story-control.ts";

/** What the pages need of the outside. Made once when the server starts. */
export interface Services {
  store: Store;
  accounts: Accounts;
  /** The record of sign-ins and of uses of the administrator's rights. */
  audit: Audit;
  /** Keeps the games up to date; null without a live provider. */
  ingest: IngestControl | null;
  /** Who writes previews and recaps; null where nobody does. */
  stories: StoryControl | null;
  /** Finished games that are played again. */
  replays: Replays;
  /** Conversations with the analyst; null without a key of a voice provider. */
  voice: Voice | null;
  /** The analyst in writing, by a model or by rules. */
  chat: Chat;
  /** Rules of fantasy leagues. */
  leagueRules: LeagueRules;
  /** The games of fantasy weeks, counted. */
  sundayGames: SundayGames;
  /** Finds a reader's own teams. */
  teamSearch: TeamSearch;
  /** The lineups of readers' own leagues. */
  myLeagues: MyLeagues;
  /** Where pages find a team's logo, with `{team}` where the team code goes: at its host, or a path of ours. */
  teamLogoUrl: string;
  /** The logos that are served from here; null where they come from their host. */
  teamLogos: TeamLogos | null;
  /** Pictures for previews of links. */
  sharePictures: SharePictures;
  /** Notifications to browsers; null where nobody gets any. */
  push: Push | null;
  /** How many forms a network may send that have no limit of their own. */
  formPace: NetworkPace;
  /** Browsers are offered the service worker: offline pages and notifications. */
  offersWorker: boolean;
  /** The public address without a trailing slash; null when it was not configured. */
  baseUrl: string | null;
  now(): Date;
}

/** Where a loader finds the services: `context.get(servicesContext)`. */
export const servicesContext = createContext<Services>();

/** The person a page is rendered for; null for a visitor, and always in a page that is kept for everyone. */
export const viewerContext = createContext<Viewer | null>(null);

/** Who sent the request, for limits and the list of sessions. Not set in a page that is kept for everyone. */
export const requesterContext = createContext<Requester>({ address: "unknown", userAgent: "", cookies: "" });

/** Whatever waits for another site while a page is made waits for it through this: other pages are made meanwhile. */
export const waitOutsideContext = createContext<WaitOutside>((work) => work);

/** What the reader keeps after the form of this request; null where it changed nothing, and then their cookie says it. */
export const changedPlayersContext = createContext<KeptPlayers | null>(null);

/** The page is made for a browser that hides scores, and this score was not asked for: see `without-score.ts`. */
export const hidesScoresContext = createContext(false);

/**
 * The rules that this browser keeps as its reader's own, as `scoringText` writes them, for a page of points whose address names none:
 * see `page-variant.ts`. Null without any.
 */
export const ownScoringContext = createContext<string | null>(null);

/** How many seconds behind now this page is made, so that a television stream shows a play first; 0 for everybody else. The store is as of then. */
export const behindContext = createContext(0);

/** What this page shows moves in moments, so its scripts do not wait until all of it is there. */
export const wakesAtOnceContext = createContext(false);

/**
 * Where the bytes of a rendered page are left, beside an answer of the framework without a body: as the body of a `Response` they
 * would be copied twice on their way.
 */
export const renderedContext = createContext<{ page: Buffer | null }>();
/** The page has room for its reader's players: see `app/with-strip.ts`. */
export const hasStripContext = createContext(false);
