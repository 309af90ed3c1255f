import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import type { Database } from "./database.ts";

/**
 * A Kysely for a library that knows nothing of our one writer: queries go to the connections that read, and every other
 * statement is a write of its own, which waits for its turn like all others. It offers no transactions. `onFailure` is told of
 * every statement that failed, before the caller is.
 */
export function routedKysely<Tables>(database: Database<Tables>, onFailure: OnFailure): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: routedDialect(database, onFailure) });
}

type OnFailure = (error: unknown) => void;

function routedDialect<Tables>(database: Database<Tables>, onFailure: OnFailure): Dialect {
  const parts =
    database.engine === "sqlite"
      ? { adapter: SqliteAdapter, compiler: SqliteQueryCompiler, introspector: SqliteIntrospector }
      : { adapter: PostgresAdapter, compiler: PostgresQueryCompiler, introspector: PostgresIntrospector };
  return {
    createAdapter: () => new parts.adapter(),
    createDriver: () => routedDriver(database, onFailure),
    createIntrospector: (db) => new parts.introspector(db),
    createQueryCompiler: () => new parts.compiler(),
  };
}

function routedDriver<Tables>(database: Database<Tables>, onFailure: OnFailure): Driver {
  const run = <Row>(query: CompiledQuery): Promise<QueryResult<Row>> =>
    query.query.kind === "SelectQueryNode"
      ? database.reads.executeQuery<Row>(query)
      : database.write(({ db }) => db.executeQuery<Row>(query));
  const connection: DatabaseConnection = {
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      try {
        return await run<Row>(query);
      } catch (error) {
        onFailure(error);
        throw error;
      }
    },
    streamQuery: () => {
      throw new Error("a routed connection streams nothing");
    },
  };
  const noTransactions = async (): Promise<void> => {
    throw new Error("a routed connection has no transactions: use Database.write");
  };
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: noTransactions,
    commitTransaction: noTransactions,
    rollbackTransaction: noTransactions,
    releaseConnection: async () => {},
    // The connections belong to the database.
    destroy: async () => {},
  };
}
