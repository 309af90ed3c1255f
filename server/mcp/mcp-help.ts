export const FOR_ASSISTANTS =
  "This address is for AI assistants: add it to one as a remote MCP server (streamable HTTP, no sign-in).";

/** What a person reads who opens the assistants' address in a browser. `site` is where this site is. */
export function mcpHelp(site: string): string {
  const url = `${site}/mcp`;
  const file = JSON.stringify({ mcpServers: { "pickle-six": { url } } });
  return `${FOR_ASSISTANTS}

Claude Code:

  claude mcp add --transport http pickle-six ${url}

Cursor and others that read a settings file:

  ${file}

The assistant can then look up this site's games and ask for scores, plays, statistics, projections and texts.
It can change nothing. What you can read yourself begins at ${site}/stats`;
}
