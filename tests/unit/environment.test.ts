import { describe, expect, it } from "vitest";
import { readEnvironment, secretsOf } from "../../server/env/environment.ts";
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
        LOG_LEVEL: "info",
        SPORTSDATAIO_URL: "https://api.sportsdata.io",
        NFLVERSE_URL: "https://github.com/nflverse/nflverse-data/releases/download",
        TEAM_LOGO_URL: "https://static.www.nfl.com/t_headshot_desktop/f_auto/league/api/clubs/logos/{team}",
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
    ["BASE_URL", "six.example"],
    ["BASE_URL", "ftp://six.example"],
    ["BASE_URL", "https://six.example/path"],
    ["DATABASE_URL", "mysql://db/x"],
    ["DATABASE_URL", "postgres://me:50%off@db/x"],
    ["TEAM_LOGO_URL", "https://logos.example/logo.svg"],
    ["TEAM_LOGO_URL", "https://{team}.logos.example/logo.svg"],
    ["TEAM_LOGO_URL", "javascript:{team}"],
    ["LOG_LEVEL", "loud"],
  ])("refuses %s=%s with one line that names the variable and not the value", (name, value) => {
    const given = read({ [name]: value });
    if (given.ok) throw new Error("it was accepted");
    expect(given.error).toHaveLength(1);
    expect(given.error[0]).toMatch(new RegExp(`^${name} must be `));
    expect(given.error[0]).not.toContain(value);
  });

  it("names every bad variable at once", () => {
    const given = read({ PORT: "x", LOG_LEVEL: "y" });
    expect(given.ok ? [] : given.error).toHaveLength(2);
  });

  it("knows its secrets, the database's password in both spellings", () => {
    const given = read({ SPORTSDATAIO_KEY: "k3y", DATABASE_URL: "postgres://me:p%40ss@db/x" });
    expect(given.ok && secretsOf(given.value)).toEqual(["k3y", "p%40ss", "p@ss"]);
    const none = read({});
    expect(none.ok && secretsOf(none.value)).toEqual([]);
  });
});

describe("nodeVersionProblem", () => {
  it("is one line for an older Node.js and nothing for 24 and later", () => {
    expect(nodeVersionProblem("v22.18.0")).toMatch(/^[^\n]*npm start[^\n]*$/);
    expect(nodeVersionProblem("v24.0.0")).toBeNull();
    expect(nodeVersionProblem("v26.1.0")).toBeNull();
  });
});
