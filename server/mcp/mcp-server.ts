import { type CallToolResult, McpServer, type StandardSchemaWithJSON } from "@modelcontextprotocol/server";
import { type AnalystTool, answerText, type ArgumentSchema } from "../../domain/analyst/tools/analyst-tool.ts";
import { ANALYST_TOOLS } from "../../domain/analyst/tools/analyst-tools.ts";
import { argumentTable } from "../../domain/analyst/tools/tool-arguments.ts";
import { isScrambled } from "../../domain/game/is-scrambled.ts";
import { fail, ok, type Result } from "../../domain/result.ts";
import { type AnalystGame, type AnalystStore, readAnalystGame } from "../games/read-analyst-game.ts";
import type { Logger } from "../log/logger.ts";
import type { Store } from "../store/store.ts";
import { creditOf } from "./credit-of.ts";
import { FANTASY_POINTS, fantasyPointsText } from "./fantasy-points.ts";
import { LIST_GAMES, listGames } from "./list-games.ts";

export interface McpPlaces {
  store: AnalystStore & Pick<Store, "weeks" | "weekGames" | "scrambledGames">;
  /** The public address; null where none is configured. */
  baseUrl: string | null;
  now(): Date;
  log: Logger;
}

const INSTRUCTIONS =
  "Facts about individual NFL games: scores, plays, statistics, projections and stories, as on the site's own pages. " +
  "Start with list_games to find a gameKey. State only what the results contain, say as of when, and name the source that a result credits.";

const TITLES: Readonly<Record<AnalystTool["name"], string>> = {
  get_game_info: "Game info",
  get_all_plays: "Plays",
  get_game_recap: "Recap",
  get_game_preview: "Preview",
  get_player_projections: "Player projections",
  get_player_game_stats: "Player statistics",
  get_facts: "Facts",
};

/** What a client is told about every tool here, so that it need not ask its person each time. */
const READ_ONLY = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

/**
 * The site as a server of the Model Context Protocol: the analyst's tools, each for the game of a `gameKey`, and the
 * list of games. A result is the text that the analyst's own model is given, and beside it whose data it is.
 */
export function mcpServer(places: McpPlaces): McpServer {
  const { baseUrl } = places;
  const server = new McpServer(
    { name: "pickle-six", title: "Pickle Six", version: "1.0.0", ...(baseUrl === null ? {} : { websiteUrl: baseUrl }) },
    // The tools stay the same as long as a connection could last.
    { instructions: INSTRUCTIONS, capabilities: { tools: { listChanged: false } } },
  );
  const add = (
    { name, description, parameters }: { name: string; description: string; parameters: ArgumentSchema },
    title: string,
    call: (args: unknown) => Promise<CallToolResult>,
  ): void => {
    const config = { title, description, inputSchema: schemaOf(parameters), annotations: { ...READ_ONLY, title } };
    server.registerTool(name, config, async (args) => {
      try {
        return await call(args);
      } catch (error) {
        // The library would send the error's own words, which are about our database.
        places.log.error({ err: error, tool: name }, "a tool could not be answered over MCP");
        return refusal("The games cannot be read right now. Try again in a minute.");
      }
    });
  };
  add(LIST_GAMES, "List games", async (args) => {
    const listed = await listGames(args, places);
    return listed.ok ? result(listed.value.text, listed.value.credits) : refusal(listed.error);
  });
  for (const tool of ANALYST_TOOLS) {
    add({ ...tool, parameters: withGameKey(tool.parameters) }, TITLES[tool.name], (args) =>
      askTool(tool, args, places),
    );
  }
  add({ ...FANTASY_POINTS, parameters: withGameKey(FANTASY_POINTS.parameters) }, "Fantasy points", (args) =>
    askOfGame(args, places, fantasyPointsText),
  );
  return server;
}

function askTool(tool: AnalystTool, args: unknown, places: McpPlaces): Promise<CallToolResult> {
  return askOfGame(args, places, ({ tools }, others, now) => {
    const answer = tool.run(others, tools, now);
    if (answer.ok) return ok(answerText(answer));
    const { cause } = answer;
    if (cause !== undefined) places.log.error({ err: cause, tool: tool.name }, "a tool broke over MCP");
    return answer;
  });
}

/** Answers from the game that the arguments name, given the others. */
async function askOfGame(
  args: unknown,
  { store, now }: McpPlaces,
  answerOf: (game: AnalystGame, others: unknown, now: number) => Result<string, string>,
): Promise<CallToolResult> {
  const table = argumentTable(args);
  if (!table.ok) return refusal(table.error);
  const { gameKey: given, ...others } = table.value;
  const gameKey = typeof given === "number" ? String(given) : given;
  if (typeof gameKey !== "string" || gameKey.trim() === "") {
    return refusal('`gameKey` must say which game, for example {"gameKey": "202410116"}; list_games has the keys.');
  }
  const game = await readAnalystGame(store, gameKey.trim().slice(0, 40));
  if (game === null) return refusal("No stored game has this `gameKey`; list_games has the keys.");
  const { tools } = game;
  const answer = answerOf(game, others, now().getTime());
  return answer.ok ? result(answer.value, [creditOf(tools.provider, isScrambled(tools))]) : refusal(answer.error);
}

/** As text alone: clients that are given the same as an object too show a model both. */
function result(text: string, credits: readonly string[]): CallToolResult {
  return { content: [text, ...credits].map((one) => ({ type: "text", text: one })) };
}

function refusal(words: string): CallToolResult {
  return { isError: true, content: [{ type: "text", text: answerText(fail(words)) }] };
}

function withGameKey(schema: ArgumentSchema): ArgumentSchema {
  const gameKey = { type: ["string"], description: "Which game: its key as list_games gives it, such as 202410116." };
  return { ...schema, properties: { gameKey, ...schema.properties }, required: ["gameKey", ...schema.required] };
}

/** The schema as clients read it. Arguments are checked by the tools themselves, whose errors say what to do. */
function schemaOf(schema: ArgumentSchema): StandardSchemaWithJSON {
  const json = (): Record<string, unknown> => ({ ...schema });
  return {
    "~standard": {
      version: 1,
      vendor: "pickle-six",
      validate: (value) => ({ value }),
      jsonSchema: { input: json, output: json },
    },
  };
}
