import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";

/** The texts of a tool's result: the answer, and after it whose data it holds. */
export interface McpResult {
  text: string;
  credits: string[];
  isError: boolean;
}

export type McpClientOptions = NonNullable<ConstructorParameters<typeof Client>[1]>;

export interface McpClient {
  client: Client;
  ask(name: string, args: Record<string, unknown>): Promise<McpResult>;
}

/** A client of the Model Context Protocol over HTTP, as an assistant would be; `address` is the site's. */
export async function openMcpClient(address: string, options: McpClientOptions = {}): Promise<McpClient> {
  const client = new Client({ name: "test", version: "1.0.0" }, options);
  await client.connect(new StreamableHTTPClientTransport(new URL(`${address}/mcp`)));
  return {
    client,
    async ask(name, args) {
      const { content, isError = false } = await client.callTool({ name, arguments: args });
      const [text = "", ...credits] = content.map((block) => (block.type === "text" ? block.text : ""));
      return { text, credits, isError };
    },
  };
}
