/** The body of a request or of an answer, or null when it is larger than `limit` bytes; no more than that is ever held. */
export async function readBody(message: Request | Response, limit: number): Promise<Buffer | null> {
  if (Number(message.headers.get("content-length") ?? 0) > limit) return null;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of message.body ?? []) {
    bytes += chunk.length;
    if (bytes > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
