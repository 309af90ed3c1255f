import { recheckCited } from "../../domain/cited/cited-claims.ts";
import { indexFacts } from "../../domain/facts/index-facts.ts";
import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import { isScrambled } from "../../domain/game/is-scrambled.ts";
import type { SeasonBefore } from "../../domain/season/season-before.ts";
import { isFinal, statusWord } from "../../domain/game/status.ts";
import type { ArticleKind } from "../../domain/game/story.ts";
import type { Store, StoredStory } from "../store/store.ts";
import { type BudgetedDraft, writeWithinBudget } from "./write-within-budget.ts";
import { mayHaveText } from "./plan-stories.ts";
import { publishStory } from "./publish-story.ts";
import type { StoryDelay } from "./story-draft.ts";
import type { StoryWriter } from "../ai/story-writer.ts";
import { STORY_VERSION } from "../ai/story-version.ts";
import type { TokenBudget } from "../budget/token-budget.ts";
import type { WeekOpenings } from "./week-openings.ts";

export interface ComposeServices {
  store: Store;
  /** Null: the template writes everything. */
  writer: StoryWriter | null;
  budget: TokenBudget;
  openings: WeekOpenings;
  /** The provider's figures are altered on purpose: a free trial. */
  isTrial(): Promise<boolean>;
  now(): Date;
}

export interface ComposeRequest {
  gameKey: string;
  kind: ArticleKind;
  /** The stored text: it stays where every claim of it still holds. Null: a new one is written. */
  stored: StoredStory | null;
  /** What to do where the stored text does not hold any more. */
  otherwise: "write" | "refuse";
  signal: AbortSignal;
}

/** A text that is published now, or why not. */
export type Composed =
  /** The stored text, checked again. */
  | { kind: "kept"; text: StoredStory }
  | { kind: "written"; draft: BudgetedDraft }
  | { kind: "delayed"; delay: StoryDelay }
  /** Nothing can be written about this game now; `message` says why. */
  | { kind: "impossible"; message: string };

/** A game that is on changes every few seconds; one that is over does not. */
const MOST_TRIES = 4;
const OVERTAKEN = "The game changed four times while its story was checked. The site will try again soon.";

type Text = Pick<StoredStory, "markdown" | "model" | "createdAt" | "promptVersion" | "claims">;

/**
 * Checks the stored text, or has a new one written, and publishes it as checked against the game as it is stored then: where the
 * game has changed meanwhile everything is checked again, and written again only where that finds something. A text that
 * a correction has made false is not left standing for a model that is away: then the template writes.
 */
export async function composeStory(services: ComposeServices, request: ComposeRequest): Promise<Composed> {
  const { store, now } = services;
  const { gameKey, kind, stored, signal } = request;
  let text: Text | null = stored;
  let draft: BudgetedDraft | null = null;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    signal.throwIfAborted();
    const [snapshot, season] = await Promise.all([store.gameSnapshot(gameKey), store.seasonBefore(gameKey)]);
    if (snapshot === null || season === null) return impossible(`No stored game has the key ${gameKey}.`);
    const obstacle = await obstacleOf(services, snapshot, kind);
    if (obstacle !== null) return impossible(obstacle);
    let claims = text === null ? null : recheckCited(text.claims, indexFacts(snapshot, season));
    if (text === null || claims === null || claims.some(({ verdict }) => verdict !== "holds")) {
      if (request.otherwise === "refuse")
        return impossible("The game was corrected since, and the story is no longer accurate.");
      const isFalse = text !== null && draft === null && stored?.isPublished === true;
      const written = await write(services, request, snapshot, season, isFalse);
      if (!written.ok) {
        const { error } = written;
        return error.isTemplates ? impossible(error.message) : { kind: "delayed", delay: error };
      }
      draft = written.value;
      claims = draft.claims;
      text = {
        markdown: draft.markdown,
        model: draft.model,
        createdAt: now().toISOString(),
        promptVersion: STORY_VERSION,
        claims,
      };
    }
    const { markdown, model, createdAt, promptVersion } = text;
    const story = { gameKey, kind, markdown, model, createdAt, promptVersion, claims, isPublished: true };
    signal.throwIfAborted();
    if (!(await publishStory(store, story, snapshot, snapshot.version))) continue;
    if (kind === "recap") await services.openings.put(snapshot.game, markdown);
    if (draft !== null) return { kind: "written", draft: { ...draft, claims } };
    if (stored !== null) return { kind: "kept", text: { ...stored, claims } };
  }
  return impossible(OVERTAKEN);
}

function impossible(message: string): Composed {
  return { kind: "impossible", message };
}

async function write(
  { budget, writer, openings }: ComposeServices,
  { kind, signal }: ComposeRequest,
  snapshot: GameSnapshot,
  season: SeasonBefore,
  isFalse: boolean,
): ReturnType<typeof writeWithinBudget> {
  const othersOfTheWeek = kind === "recap" ? await openings.others(snapshot.game) : [];
  // A simulated game costs no money.
  const asked = snapshot.provider === "demo" ? null : writer;
  const request = { snapshot, season, kind, othersOfTheWeek, signal };
  const written = await writeWithinBudget(budget, { ...request, writer: asked });
  return written.ok || !isFalse ? written : writeWithinBudget(budget, { ...request, writer: null });
}

/** Why no text of this kind can be written about the game now, in a sentence; null where one can. */
async function obstacleOf(
  { isTrial }: Pick<ComposeServices, "isTrial">,
  snapshot: GameSnapshot,
  kind: ArticleKind,
): Promise<string | null> {
  const { game, provider, playerProjections } = snapshot;
  if (provider === "replay") return "A replay has no stories of its own; its game does.";
  if (isScrambled(snapshot) || (provider === "sportsdataio" && (await isTrial()))) {
    return "This game's figures come from a free trial and are altered on purpose, so nothing is written about them.";
  }
  if (kind === "recap") {
    if (!isFinal(game)) return "A recap is written once the game is over, and this one is not.";
    return game.awayScore === null || game.homeScore === null
      ? "A recap needs the score, which is not known yet."
      : null;
  }
  const hasProjections = playerProjections.length > 0;
  if (mayHaveText({ ...game, hasProjections }, kind)) return null;
  return hasProjections
    ? `A preview is written before the kickoff, and this game is ${statusWord(game.status)}.`
    : "A preview needs projections, and this game has none yet.";
}
