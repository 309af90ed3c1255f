import { type Environment, readEnvironment } from "../../server/env/environment.ts";
import { secretsOf } from "../../server/env/secrets.ts";
import { nodeVersionProblem } from "../../server/env/require-node.ts";
import { checkClock, type OtherClock, webClock } from "./check-clock.ts";
import { checkConfiguration } from "./check-configuration.ts";
import { checkDisk } from "./check-disk.ts";
import { checkMail } from "./check-mail.ts";
import { checkModel } from "./check-model.ts";
import { checkProvider } from "./check-provider.ts";
import { checkStore } from "./check-store.ts";
import { checkVoice } from "./check-voice.ts";
import { type Finding, failure, fine } from "./finding.ts";

export interface ExamineOptions {
  /** The environment's variables. */
  variables: Record<string, string | undefined>;
  now: () => Date;
  /** Milliseconds that anything outside may take. */
  patience: number;
  /** Asks npm's registry about the packages; not asked where it is left out. */
  packages?: () => Promise<Finding>;
}

/**
 * Looks at everything that the site needs and says of each what is and what to do. Nothing is changed, and no secret
 * stands in what comes back.
 */
export async function examine({ variables, now, patience, packages }: ExamineOptions): Promise<Finding[]> {
  const read = readEnvironment(variables);
  if (!read.ok) {
    return [
      nodeVersion(),
      ...read.error.map((line) => failure("configuration", line)),
      failure("configuration", "the rest is checked once every variable is valid"),
    ];
  }
  const environment = read.value;
  const { DATA_DIR, DATABASE_URL, SPORTSDATAIO_KEY, SPORTSDATAIO_URL } = environment;
  const [store, provider, mail, model, holes, web] = await Promise.all([
    checkStore({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR, patience }),
    checkProvider(environment, { now, patience }),
    checkMail(environment, { patience }),
    checkModel(environment, { patience }),
    packages?.() ?? null,
    SPORTSDATAIO_KEY === undefined
      ? "neither a provider nor PostgreSQL is configured"
      : webClock(SPORTSDATAIO_URL, now, patience),
  ]);
  const clock: OtherClock | string =
    store.now === null ? web : { name: "the database server", theirs: store.now, ours: now() };
  const findings = [
    nodeVersion(),
    ...(holes === null ? [] : [holes]),
    ...checkConfiguration(environment),
    ...checkDisk(DATA_DIR),
    ...store.findings,
    provider,
    mail,
    model,
    checkVoice(environment),
    checkClock(clock),
  ];
  return findings.map((finding) => ({ ...finding, message: withoutSecrets(finding.message, environment) }));
}

function nodeVersion(): Finding {
  const problem = nodeVersionProblem(process.version);
  return problem === null ? fine("Node.js", process.version) : failure("Node.js", problem);
}

/** No check puts one into its words; what others say of a failure is not ours to trust. */
function withoutSecrets(text: string, environment: Environment): string {
  return secretsOf(environment).reduce((safe, secret) => safe.replaceAll(secret, "[hidden]"), text);
}
