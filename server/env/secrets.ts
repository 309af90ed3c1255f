import type { Environment } from "./environment.ts";

/**
 * Characters. What is shorter stands in many words and numbers, so that hiding it would make the log unreadable, and tell the
 * secret by its gaps.
 */
const LEAST = 6;

/** Each secret with the variable that it stands in, as it is and as an address would write it. */
function secrets(environment: Environment): { name: keyof Environment; value: string; spellings: string[] }[] {
  const { DATABASE_URL, SMTP_URL } = environment;
  const database = DATABASE_URL === undefined ? "" : new URL(DATABASE_URL).password;
  const mail = SMTP_URL?.password ?? "";
  const keys = ["SPORTSDATAIO_KEY", "METRICS_TOKEN", "AI_API_KEY", "ANTHROPIC_API_KEY", "OPENAI_API_KEY"] as const;
  return [
    ...keys.map((name) => ({ name, value: environment[name] ?? "", spellings: [environment[name] ?? ""] })),
    {
      name: "DATABASE_URL" as const,
      value: decodeURIComponent(database),
      spellings: [database, decodeURIComponent(database)],
    },
    { name: "SMTP_URL" as const, value: mail, spellings: [mail, encodeURIComponent(mail)] },
  ].filter(({ value }) => value !== "");
}

/** The values that must never be printed: whole secrets, and the passwords of the database and the mail server. */
export function secretsOf(environment: Environment): string[] {
  return secrets(environment).flatMap(({ value, spellings }) => (value.length < LEAST ? [] : spellings));
}

/** What to say of each secret that is too short to be hidden. */
export function shortSecrets(environment: Environment): string[] {
  return secrets(environment)
    .filter(({ value }) => value.length < LEAST)
    .map(
      ({ name }) =>
        `the secret in ${name} has fewer than ${LEAST} characters: anybody can guess it, and the log cannot hide it. Use a longer one`,
    );
}
