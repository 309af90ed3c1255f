import { z } from "zod";
import { fail, ok, type Result } from "../../domain/result.ts";
import { isAddressRange } from "./address-range.ts";
import { COST_SETTINGS } from "./cost-settings.ts";
import { emailAddress, sender, smtpAddress } from "./mail-settings.ts";
import { MODEL_SETTINGS } from "./model-settings.ts";
import { PUSH_SETTINGS } from "./push-settings.ts";
import { VOICE_SETTINGS } from "./voice-settings.ts";

const NFLVERSE_RELEASES = "https://github.com/nflverse/nflverse-data/releases/download";
const LEAGUE_LOGOS = "https://static.www.nfl.com/t_headshot_desktop/f_auto/league/api/clubs/logos/{team}";
const SPORTSDATAIO = "https://api.sportsdata.io";
const SLEEPER = "https://api.sleeper.app/v1";

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

const connections = z
  .string()
  .trim()
  .regex(/^[1-9]\d{0,5}$/, "must be a number between 1 and 999999")
  .transform(Number);

/** Separated by commas or spaces. */
const proxies = z
  .string()
  .transform((given) => given.split(/[\s,]+/).filter((proxy) => proxy !== ""))
  .refine((given) => given.every(isAddressRange), "must be network addresses or ranges such as 127.0.0.1, 10.0.0.0/8");

const fields = z.object({
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
  DATABASE_WAIT_SECONDS: z
    .string()
    .trim()
    .regex(/^\d{1,4}$/, "must be a number of seconds between 0 and 9999")
    .transform(Number)
    .default(60),
  BASE_URL: publicAddress.optional(),
  LIVE_CONNECTIONS: connections.default(10_000),
  LIVE_CONNECTIONS_PER_ADDRESS: connections.default(500),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
  ADMIN_EMAIL: emailAddress.optional(),
  SMTP_URL: smtpAddress.optional(),
  MAIL_FROM: sender.optional(),
  TRUSTED_PROXIES: proxies.optional(),
  MCP: z.enum(["on", "off"]).default("on"),
  SERVICE_WORKER: z.enum(["on", "off"]).default("on"),
  GAME_API: z.enum(["free", "all", "off"]).default("free"),
  METRICS_TOKEN: text.refine((given) => given.length >= 16, "must have 16 characters or more").optional(),
  SPORTSDATAIO_KEY: text.optional(),
  SPORTSDATAIO_URL: address.default(SPORTSDATAIO),
  SPORTSDATAIO_CALLS_PER_MONTH: z
    .string()
    .trim()
    .regex(/^[1-9]\d{0,8}$/, "must be a number between 1 and 999999999")
    .transform(Number)
    .optional(),
  NFLVERSE_URL: address.default(NFLVERSE_RELEASES),
  SLEEPER_URL: address.default(SLEEPER),
  ...MODEL_SETTINGS,
  ...VOICE_SETTINGS,
  ...COST_SETTINGS,
  ...PUSH_SETTINGS,
  TEAM_LOGOS: z.enum(["remote", "local"]).default("remote"),
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

const schema = fields.superRefine(({ SMTP_URL, MAIL_FROM, AI_BASE_URL, AI_MODEL }, context) => {
  const problem = (name: string, other: string): void => {
    context.addIssue({ code: "custom", path: [name], message: `must be set where ${other} is: mail needs both` });
  };
  if (SMTP_URL !== undefined && MAIL_FROM === undefined) problem("MAIL_FROM", "SMTP_URL");
  if (MAIL_FROM !== undefined && SMTP_URL === undefined) problem("SMTP_URL", "MAIL_FROM");
  if (AI_BASE_URL !== undefined && AI_MODEL === undefined) {
    const message = "must be set where AI_BASE_URL is: only that server knows what its models are called";
    context.addIssue({ code: "custom", path: ["AI_MODEL"], message });
  }
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
