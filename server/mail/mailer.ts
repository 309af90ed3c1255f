import type { Result } from "../../domain/result.ts";

export interface Mail {
  /** One address that `parseEmailAddress` accepts: the mail library would read others as several. */
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** The way out for mail. */
export interface Mailer {
  /** Resolves when the mail server has taken the mail; the error says in words why it did not, without any password. */
  send(mail: Mail): Promise<Result<null, string>>;
  /** Connects and signs in without sending anything; the error says what is wrong. */
  check(): Promise<Result<null, string>>;
}
