import { describe, expect, it } from "vitest";
import { readEnvironment } from "../../server/env/environment.ts";
import { secretsOf, shortSecrets } from "../../server/env/secrets.ts";
import { nodeVersionProblem } from "../../server/env/require-node.ts";

function read(variables: Record<string, string>): ReturnType<typeof readEnvironment> {
  return readEnvironment(variables);
}

describe("readEnvironment", () => {
  it("S9.config.2 S9.config.3 S9.config.4 S9.config.7 S2.score.2 has the documented defaults", () => {
    expect(read({})).toEqual({
      ok: true,
      value: {
        PORT: 3000,
        HOST: "127.0.0.1",
        DATA_DIR: "./data",
        DATABASE_WAIT_SECONDS: 60,
        LIVE_CONNECTIONS: 10_000,
        LIVE_CONNECTIONS_PER_ADDRESS: 500,
        LOG_LEVEL: "info",
        MCP: "on",
        SERVICE_WORKER: "on",
        WEB_PUSH: "on",
        GAME_API: "free",
        SPORTSDATAIO_URL: "https://api.sportsdata.io",
        NFLVERSE_URL: "https://github.com/nflverse/nflverse-data/releases/download",
        SLEEPER_URL: "https://api.sleeper.app/v1",
        TEAM_LOGOS: "remote",
        TEAM_LOGO_URL: "https://static.www.nfl.com/t_headshot_desktop/f_auto/league/api/clubs/logos/{team}",
        AI_TOKENS_PER_DAY: 1_000_000,
        AI_SMALL_MODEL: false,
        VOICE_MODE: "relay",
        VOICE_MODEL: "gpt-realtime-2.1",
        VOICE_TRANSCRIBE_MODEL: "gpt-transcribe",
        VOICE_ACCESS: "signed-in",
        VOICE_MINUTES_PER_PERSON: 20,
        VOICE_MINUTES_PER_ADDRESS: 60,
        VOICE_SESSIONS: 5,
        VOICE_SESSIONS_PER_PERSON: 1,
        VOICE_SESSIONS_PER_ADDRESS: 2,
        VOICE_SESSION_MINUTES: 5,
        VOICE_DOLLARS_PER_DAY: 10,
        VOICE_EMULATOR: "0",
      },
    });
  });

  it("takes an empty variable as unset", () => {
    expect(read({ PORT: "", DATABASE_URL: "  ", BASE_URL: "" })).toEqual(read({}));
  });

  it("drops a slash at the end of an address", () => {
    const given = read({ BASE_URL: "https://six.example/" });
    expect(given.ok && given.value.BASE_URL).toBe("https://six.example");
  });

  it.each([
    ["PORT", "http"],
    ["PORT", "70000"],
    ["PORT", "-1"],
    ["SPORTSDATAIO_CALLS_PER_MONTH", "0"],
    ["SPORTSDATAIO_CALLS_PER_MONTH", "many"],
    ["BASE_URL", "six.example"],
    ["BASE_URL", "ftp://six.example"],
    ["BASE_URL", "https://six.example/path"],
    ["DATABASE_URL", "mysql://db/x"],
    ["DATABASE_URL", "postgres://me:50%off@db/x"],
    ["TEAM_LOGOS", "here"],
    ["TEAM_LOGO_URL", "https://logos.example/logo.svg"],
    ["TEAM_LOGO_URL", "https://{team}.logos.example/logo.svg"],
    ["TEAM_LOGO_URL", "javascript:{team}"],
    ["LIVE_CONNECTIONS", "0"],
    ["LIVE_CONNECTIONS_PER_ADDRESS", "many"],
    ["LOG_LEVEL", "loud"],
    ["MCP", "0"],
    ["GAME_API", "everybody"],
    ["VOICE_MODE", "loud"],
    ["VOICE_EMULATOR", "yes"],
    ["VOICE_ACCESS", "nobody"],
    ["VOICE_MODEL", "gpt 9"],
    ["VOICE_SESSIONS", "20001"],
    ["VOICE_SESSION_MINUTES", "61"],
    ["VOICE_MINUTES_PER_PERSON", "1.5"],
    ["VOICE_DOLLARS_PER_DAY", "0.00"],
    ["VOICE_DOLLARS_PER_MINUTE", "-1"],
    ["VOICE_DOLLARS_PER_MINUTE", "30.01"],
    ["ADMIN_EMAIL", "boss at six.example"],
    ["TRUSTED_PROXIES", "127.0.0.1, localhost"],
  ])("refuses %s=%s with one line that names the variable and not the value", (name, value) => {
    const given = read({ [name]: value });
    if (given.ok) throw new Error("it was accepted");
    expect(given.error).toHaveLength(1);
    expect(given.error[0]).toMatch(new RegExp(`^${name} must be `));
    expect(given.error[0]).not.toContain(value);
  });

  it("S9.config.8 takes a mail server as its parts, and the sender with or without a name", () => {
    const given = read({
      SMTP_URL: "smtps://six%40six.example:p%40ss%2Fword@mail.six.example",
      MAIL_FROM: "Pickle Six <Six@Six.example>",
      ADMIN_EMAIL: " Boss@Six.Example ",
      TRUSTED_PROXIES: "127.0.0.1, 10.0.0.0/8 ::1",
    });
    if (!given.ok) throw new Error(given.error.join());
    expect(given.value.SMTP_URL).toEqual({
      host: "mail.six.example",
      port: 465,
      isSecure: true,
      user: "six@six.example",
      password: "p@ss/word",
    });
    expect(given.value.MAIL_FROM).toEqual({ name: "Pickle Six", address: "six@six.example" });
    expect(given.value.ADMIN_EMAIL).toBe("boss@six.example");
    expect(given.value.TRUSTED_PROXIES).toEqual(["127.0.0.1", "10.0.0.0/8", "::1"]);
    expect(secretsOf(given.value)).toEqual(["p@ss/word", "p%40ss%2Fword"]);
    const plain = read({ SMTP_URL: "smtp://localhost:80", MAIL_FROM: "six@six.example" });
    if (!plain.ok) throw new Error(plain.error.join());
    expect(plain.value.SMTP_URL).toMatchObject({ host: "localhost", port: 80, user: null, password: null });
    expect(plain.value.MAIL_FROM).toEqual({ name: "", address: "six@six.example" });
  });

  it.each([
    [{ SMTP_URL: "smtp://mail.six.example" }, "MAIL_FROM must be set where SMTP_URL is: mail needs both"],
    [{ MAIL_FROM: "six@six.example" }, "SMTP_URL must be set where MAIL_FROM is: mail needs both"],
    [{ SMTP_URL: "mail.six.example", MAIL_FROM: "six@six.example" }, /^SMTP_URL must be an address such as smtp:/],
    [{ SMTP_URL: "smtp://:secret@mail.six.example", MAIL_FROM: "six@six.example" }, /^SMTP_URL must be/],
    [{ SMTP_URL: "smtp://six:50%off@mail.six.example", MAIL_FROM: "six@six.example" }, /^SMTP_URL must be/],
    [{ SMTP_URL: "smtp://mail.six.example/path", MAIL_FROM: "six@six.example" }, /^SMTP_URL must be/],
    [{ SMTP_URL: "smtp://mail.six.example", MAIL_FROM: "Six <six@six.example>, x@y.example" }, /^MAIL_FROM must be/],
    [
      { SMTP_URL: "smtp://mail.six.example", MAIL_FROM: "Six\r\nBcc: x@y.example <six@six.example>" },
      /^MAIL_FROM must be/,
    ],
  ])("S9.config.8 refuses %j with one line", (variables, line) => {
    const given = read(variables);
    expect(given.ok ? [] : given.error).toEqual([typeof line === "string" ? line : expect.stringMatching(line)]);
  });

  it.each([
    [{ AI_BASE_URL: "http://127.0.0.1:11434/v1" }, /^AI_MODEL must be set where AI_BASE_URL is/],
    [{ AI_BASE_URL: "127.0.0.1:11434", AI_MODEL: "m" }, /^AI_BASE_URL must be an address such as http:/],
    [{ AI_BASE_URL: "https://me:secret@models.example/v1", AI_MODEL: "m" }, /^AI_BASE_URL must be .*without a user/],
    [{ OPENAI_API_KEY: "k", OPENAI_BASE_URL: "https://models.example/v1?key=secret" }, /^OPENAI_BASE_URL must be/],
    [{ OPENAI_BASE_URL: "http://models.example/v1" }, /^OPENAI_BASE_URL must begin with https:/],
    [{ AI_TOKENS_PER_DAY: "-1" }, /^AI_TOKENS_PER_DAY must be a number of tokens/],
    [{ AI_PRICE: "0.25" }, /^AI_PRICE must be dollars for a million tokens in and out/],
    [{ OPENAI_API_KEY: "k", AI_MODEL: "a model" }, /^AI_MODEL must be a model's name/],
  ])("refuses %j with one line, and repeats no secret", (variables, line) => {
    const given = read(variables);
    expect(given.ok ? [] : given.error).toEqual([expect.stringMatching(line)]);
    expect(JSON.stringify(given)).not.toContain("secret");
  });

  it("reads which model writes, and keeps its keys secret", () => {
    const given = read({
      AI_BASE_URL: "http://127.0.0.1:11434/v1/",
      AI_MODEL: "qwen/qwen-4:8b",
      AI_API_KEY: "one-key",
      ANTHROPIC_API_KEY: "two-keys",
      OPENAI_API_KEY: "three-keys",
    });
    if (!given.ok) throw new Error(given.error.join());
    expect(given.value).toMatchObject({ AI_BASE_URL: "http://127.0.0.1:11434/v1", AI_MODEL: "qwen/qwen-4:8b" });
    expect(secretsOf(given.value)).toEqual(["one-key", "two-keys", "three-keys"]);
  });

  it("names every bad variable at once", () => {
    const given = read({ PORT: "x", LOG_LEVEL: "y" });
    expect(given.ok ? [] : given.error).toHaveLength(2);
  });

  it("knows its secrets, the database's password in both spellings", () => {
    const given = read({ SPORTSDATAIO_KEY: "a-k3y-of-theirs", DATABASE_URL: "postgres://me:p%40ssword@db/x" });
    expect(given.ok && secretsOf(given.value)).toEqual(["a-k3y-of-theirs", "p%40ssword", "p@ssword"]);
    const none = read({});
    expect(none.ok && secretsOf(none.value)).toEqual([]);
  });

  it("hides no secret so short that it stands in half of all words, and names its variable instead", () => {
    const given = read({ SPORTSDATAIO_KEY: "e", OPENAI_API_KEY: "12345", DATABASE_URL: "postgres://me:%40@db/x" });
    if (!given.ok) throw new Error(given.error.join());
    expect(secretsOf(given.value)).toEqual([]);
    const said = shortSecrets(given.value);
    expect(said.map((line) => /secret in (\w+)/.exec(line)?.[1])).toEqual([
      "SPORTSDATAIO_KEY",
      "OPENAI_API_KEY",
      "DATABASE_URL",
    ]);
    expect(said.join()).not.toMatch(/12345|@/);
  });
});

describe("nodeVersionProblem", () => {
  it("is one line for an older Node.js and nothing for 24 and later", () => {
    expect(nodeVersionProblem("v22.18.0")).toMatch(/^[^\n]*npm start[^\n]*$/);
    expect(nodeVersionProblem("v24.0.0")).toBeNull();
    expect(nodeVersionProblem("v26.1.0")).toBeNull();
  });
});
