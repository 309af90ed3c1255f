import { z } from "zod";
import { fail, ok, type Result } from "../../domain/result.ts";

const NFLVERSE_RELEASES = "https://github.com/nflverse/nflverse-data/releases/download";
const LEAGUE_LOGOS = "https://static.www.nfl.com/t_headshot_desktop/f_auto/league/api/clubs/logos/{team}";
const SPORTSDATAIO = "https://api.sportsdata.io";

const text = z.string().trim().min(1);

/** An http or https address; a slash at its end is dropped, so that paths can be put behind it. */
const address = z
  .string()
  .trim()
  .refine((given) => isHttpUrl(given), "must be an address such as https://example.com")
  .transform((given) => given.replace(/\/+$/, ""));

const publicAddress = address.refine(
  (given) => new URL(given).pathname === "/" && new URL(given).search === "",
  "must be an address without a path, such as https://example.com",
);

const schema = z.object({
  PORT: z
    .string()
    .trim()
    .regex(/^\d+$/, "must be a number between 0 and 65535")
    .transform(Number)
    .refine((port) => port <= 65_535, "must be a number between 0 and 65535")
    .default(3000),
  HOST: text.default("127.0.0.1"),
  DATA_DIR: text.default("./data"),
  DATABASE_URL: z
    .string()
    .trim()
    .refine(
      (given) => isPostgresUrl(given),
      "must be a PostgreSQL address such as postgres://user:password@host:5432/database, with a % in the password written %25",
    )
    .optional(),
  BASE_URL: publicAddress.optional(),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
  SPORTSDATAIO_KEY: text.optional(),
  SPORTSDATAIO_URL: address.default(SPORTSDATAIO),
  NFLVERSE_URL: address.default(NFLVERSE_RELEASES),
  TEAM_LOGO_URL: z
    .string()
    .trim()
    .refine(
      // The host stands in the Content-Security-Policy, so it is the same for every team.
      (given) => isHttpUrl(given) && /^https?:\/\/[^/?#{}]+[/?].*\{team\}/.test(given),
      "must be an address with {team} after its host, such as https://example.com/logos/{team}.svg",
    )
    .default(LEAGUE_LOGOS),
});

/** The configuration, checked; see `docs/operations.md` for what each variable does. */
export type Environment = z.infer<typeof schema>;

/**
 * Reads the configuration from the environment's variables. An empty variable counts as unset. The error is one line for
 * each variable that cannot be used; it never repeats a value, because some of them are secrets.
 */
export function readEnvironment(variables: Record<string, string | undefined>): Result<Environment, string[]> {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const parsed = schema.safeParse(given);
  if (parsed.success) return ok(parsed.data);
  return fail(parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issueText(issue.message, issue)}`));
}

/** The values that must never be printed: whole secrets, and the password inside the database's address. */
export function secretsOf(environment: Environment): string[] {
  const password = environment.DATABASE_URL === undefined ? "" : new URL(environment.DATABASE_URL).password;
  return [environment.SPORTSDATAIO_KEY, password, decodeURIComponent(password)].filter(
    (secret) => secret !== undefined && secret !== "",
  ) as string[];
}

function isPostgresUrl(given: string): boolean {
  if (!/^postgres(ql)?:\/\//.test(given) || !URL.canParse(given)) return false;
  const { username, password, pathname } = new URL(given);
  try {
    decodeURIComponent(username + password + pathname);
    return true;
  } catch {
    return false;
  }
}

function isHttpUrl(given: string): boolean {
  return /^https?:\/\//.test(given) && URL.canParse(given.replaceAll("{team}", "team"));
}

function issueText(message: string, issue: z.core.$ZodIssue): string {
  return issue.code === "invalid_value" ? `must be one of ${issue.values.join(", ")}` : message;
}
