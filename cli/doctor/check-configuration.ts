import type { Environment } from "../../server/env/environment.ts";
import { shortSecrets } from "../../server/env/secrets.ts";
import { isLoopbackName } from "../../server/http/loopback.ts";
import { type Finding, fine, warning } from "./finding.ts";

/** What fits together and what does not; each variable by itself has been read already. */
export function checkConfiguration(environment: Environment): Finding[] {
  return [
    fine("configuration", "every variable is valid"),
    ...shortSecrets(environment).map((line) => warning("secrets", line)),
    ...checkAddress(environment),
    ...checkPeople(environment),
    ...checkAssistants(environment),
    ...checkGameApi(environment),
  ];
}

/** Figures that were bought to be shown to people may not be handed on, which nobody thinks of at an address for programs. */
function checkAssistants({ MCP, BASE_URL, SPORTSDATAIO_KEY }: Environment): Finding[] {
  const check = "assistants";
  if (MCP === "off") return [fine(check, "MCP is off: /mcp is closed")];
  if (SPORTSDATAIO_KEY === undefined || BASE_URL === undefined) {
    return [fine(check, "/mcp answers assistants; MCP=off closes it")];
  }
  return [
    warning(
      check,
      "/mcp hands SportsDataIO's figures to any program that asks: if your subscription's terms do not allow it, set MCP=off",
    ),
  ];
}

/** Only what an operator has opened is worth a word. */
function checkGameApi({ GAME_API, SPORTSDATAIO_KEY }: Environment): Finding[] {
  if (GAME_API !== "all" || SPORTSDATAIO_KEY === undefined) return [];
  return [
    warning(
      "games as JSON",
      "GAME_API=all hands SportsDataIO's figures to any program that asks: check that your subscription's terms allow it, or set GAME_API=free",
    ),
  ];
}

function checkAddress({ BASE_URL, HOST, PORT, TRUSTED_PROXIES, METRICS_TOKEN }: Environment): Finding[] {
  const check = "public address";
  if (BASE_URL === undefined) {
    return [
      isLoopbackName(HOST)
        ? fine(check, `BASE_URL is not set: the site is only for this machine, at http://${HOST}:${PORT}`)
        : warning(
            check,
            `the site listens on ${HOST} without BASE_URL: set it to the address that visitors use, for links, cookies and form checks`,
          ),
    ];
  }
  const { protocol, hostname } = new URL(BASE_URL);
  const isHttps = protocol === "https:";
  const findings: Finding[] = [];
  if (!isHttps && !isLoopbackName(hostname)) {
    findings.push(
      warning(
        check,
        `BASE_URL is ${BASE_URL}, without TLS: sign-in codes and sessions can be intercepted. Put TLS in front and use https://`,
      ),
    );
  } else {
    const cookies = isHttps ? "cookies are __Host- and sent over TLS only" : "only for this machine, without TLS";
    findings.push(fine(check, `${BASE_URL}, ${cookies}`));
  }
  if (isHttps && TRUSTED_PROXIES === undefined) {
    findings.push(
      warning(
        "proxy",
        "BASE_URL is https, so a proxy stands in front: name it in TRUSTED_PROXIES, or all visitors share one sign-in limit",
      ),
    );
  }
  if (METRICS_TOKEN === undefined) {
    findings.push(warning("metrics", "/metrics is closed: set METRICS_TOKEN if Prometheus should read it"));
  }
  return findings;
}

function checkPeople({ ADMIN_EMAIL, SPORTSDATAIO_KEY, SPORTSDATAIO_CALLS_PER_MONTH }: Environment): Finding[] {
  const findings = [
    ADMIN_EMAIL === undefined
      ? warning("administrator", "ADMIN_EMAIL is not set, so there is no administrator: set it to your email address")
      : fine("administrator", "ADMIN_EMAIL is set"),
  ];
  if (SPORTSDATAIO_KEY === undefined && SPORTSDATAIO_CALLS_PER_MONTH !== undefined) {
    findings.push(
      warning("configuration", "SPORTSDATAIO_CALLS_PER_MONTH is set without SPORTSDATAIO_KEY and has no effect"),
    );
  }
  return findings;
}
