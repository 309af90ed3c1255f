import { z } from "zod";
import { parseEmailAddress } from "../../domain/words/email-address.ts";

/** Where mail goes out. */
export interface SmtpAddress {
  host: string;
  port: number;
  /** TLS from the first byte (`smtps://`); otherwise the connection turns to it where the server offers it. */
  isSecure: boolean;
  user: string | null;
  password: string | null;
}

/** The sender of mail, as `Name <address>` or the address alone. */
export interface Sender {
  name: string;
  address: string;
}

const SMTP_PORT = 587;
const SMTPS_PORT = 465;

/** `smtp://user:password@host:587` or `smtps://...`, as its parts. */
export const smtpAddress = parsedBy(
  parseSmtpUrl,
  "must be an address such as smtp://user:password@mail.example.com:587, with a % in the password written %25",
);

/** The sender of mail. */
export const sender = parsedBy(
  parseSender,
  "must be an email address such as six@example.com, or Pickle Six <six@example.com>",
);

/** An email address in small letters. */
export const emailAddress = parsedBy(parseEmailAddress, "must be an email address such as you@example.com");

/** A text as what `parse` makes of it; `message` where that is null. */
function parsedBy<T>(parse: (given: string) => T | null, message: string) {
  return z
    .string()
    .trim()
    .transform((given, context): T => {
      const parsed = parse(given);
      if (parsed !== null) return parsed;
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    });
}

function parseSmtpUrl(given: string): SmtpAddress | null {
  // With http in front the parts are found by the web's own rules, as they are not for other words.
  const match = /^(smtps?):\/\/(.+)$/.exec(given);
  if (match === null || !URL.canParse(`http://${match[2]}`)) return null;
  const isSecure = match[1] === "smtps";
  const { hostname, port, username, password, pathname, search, hash } = new URL(`http://${match[2]}`);
  if (pathname !== "/" || search !== "" || hash !== "" || (username === "" && password !== "")) return null;
  // 80 is http's own port, which the parser drops.
  const written = port === "" && /:80\/?$/.test(given) ? 80 : Number(port);
  const fallback = isSecure ? SMTPS_PORT : SMTP_PORT;
  try {
    return {
      host: hostname.replace(/^\[(.*)\]$/, "$1"),
      port: written === 0 ? fallback : written,
      isSecure,
      user: username === "" ? null : decodeURIComponent(username),
      password: password === "" ? null : decodeURIComponent(password),
    };
  } catch {
    return null;
  }
}

function parseSender(given: string): Sender | null {
  const [, name = "", inside] = /^"?([^"<>\p{Cc}]*?)"?\s*<([^<>]+)>$/u.exec(given) ?? [];
  const address = parseEmailAddress(inside ?? given);
  return address === null ? null : { name: name.trim(), address };
}
