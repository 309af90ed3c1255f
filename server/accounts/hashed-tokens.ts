import { createHash } from "node:crypto";
import type { DBAdapter, DBAdapterInstance, Where } from "better-auth";

/** A session's token as the store has it. It is 190 random bits, so a fast hash without salt cannot be undone. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/**
 * The library's way to the database, so that sessions lie there under hashes: anyone who has a copy of the store has no token
 * that a cookie could be made of. The library itself sees the tokens that it made and that cookies brought.
 */
export function withHashedTokens(open: DBAdapterInstance): DBAdapterInstance {
  return (options) => {
    const inner = open(options);
    const adapter: DBAdapter = {
      ...inner,
      async create<T extends Record<string, unknown>, R = T>(given: Parameters<typeof inner.create<T, R>>[0]) {
        if (given.model !== "session") return inner.create<T, R>(given);
        const known = new Map<string, string>();
        const data = { ...given.data, ...hiddenToken(given.data, known) };
        return withTokens(await inner.create<T, R>({ ...given, data }), known);
      },
      async findOne<T>(given: Parameters<typeof inner.findOne>[0]) {
        const { query, known } = hidden(given);
        return withTokens(await inner.findOne<T>(query), known);
      },
      async findMany<T>(given: Parameters<typeof inner.findMany>[0]) {
        const { query, known } = hidden(given);
        return (await inner.findMany<T>(query)).map((row) => withTokens(row, known));
      },
      async update<T>(given: Parameters<typeof inner.update>[0]) {
        const { query, known } = hidden(given);
        return withTokens(await inner.update<T>(query), known);
      },
      async consumeOne<T>(given: Parameters<typeof inner.consumeOne>[0]) {
        const { query, known } = hidden(given);
        return withTokens(await inner.consumeOne<T>(query), known);
      },
      async incrementOne<T>(given: Parameters<typeof inner.incrementOne>[0]) {
        const { query, known } = hidden(given);
        return withTokens(await inner.incrementOne<T>(query), known);
      },
      updateMany: (given) => inner.updateMany(hidden(given).query),
      delete: (given) => inner.delete(hidden(given).query),
      deleteMany: (given) => inner.deleteMany(hidden(given).query),
      count: (given) => inner.count(hidden(given).query),
      // Without this the library would go on with the one inside.
      transaction: (work) => inner.transaction(() => work(adapter)),
    };
    return adapter;
  };
}

/** The query with hashes for tokens, and which token each hash is of. */
function hidden<Q extends { model: string; where?: Where[] | undefined }>(
  given: Q,
): { query: Q; known: Map<string, string> } {
  const known = new Map<string, string>();
  if (given.model !== "session" || given.where === undefined) return { query: given, known };
  const hide = (token: string): string => {
    const hash = hashToken(token);
    known.set(hash, token);
    return hash;
  };
  const where = given.where.map((condition) => {
    const { field, value } = condition;
    if (field !== "token") return condition;
    if (typeof value === "string") return { ...condition, value: hide(value) };
    return Array.isArray(value) ? { ...condition, value: value.map((one) => hide(String(one))) } : condition;
  });
  return { query: { ...given, where }, known };
}

function hiddenToken(data: object, known: Map<string, string>): { token?: string } {
  if (!("token" in data) || typeof data.token !== "string") return {};
  const token = hashToken(data.token);
  known.set(token, data.token);
  return { token };
}

/** A row as the library expects it: with the token that it asked for. */
function withTokens<T>(row: T, known: ReadonlyMap<string, string>): T {
  if (typeof row !== "object" || row === null || !("token" in row) || typeof row.token !== "string") return row;
  const token = known.get(row.token);
  return token === undefined ? row : { ...row, token };
}
