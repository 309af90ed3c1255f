import type { Migration } from "../../db/migrate.ts";
import { games } from "./0001-games.ts";

/** Every step of the schema, oldest first. Only ever added to. */
export const ALL_MIGRATIONS: readonly Migration[] = [games];
