import type { Viewer } from "../../domain/admin/viewer.ts";
import { type Keeps, NO_KEEPS } from "../../domain/my-players/meet-account.ts";
import type { Accounts } from "../accounts/accounts.ts";
import {
  accountMarkCookie,
  accountMarkOf,
  accountMarkText,
  hasAccountMark,
  markAfter,
  personOf,
  wasLast,
} from "../http/account-mark.ts";
import { browserKeeps, keepsCookies } from "../http/browser-keeps.ts";
import { withCookies } from "../http/with-cookies.ts";
import type { Logger } from "../log/logger.ts";

export interface MeetingOptions {
  accounts: Pick<Accounts, "keeps" | "viewer">;
  isHttps: boolean;
  log: Logger;
}

const LEAVES = "/logout";

/**
 * A browser of somebody who is signed in and their account get the same leagues, stars and scoring: see `meetAccount`. Returns the
 * `set-cookie` values for the browser. What belongs to somebody else who was signed in here before gives way to the account's. A
 * store that fails changes nothing: the browser goes on with what it has.
 */
export async function meetAccounts(
  viewer: Pick<Viewer, "userId">,
  cookies: string,
  { accounts, isHttps, log }: MeetingOptions,
): Promise<string[]> {
  const given = accountMarkOf(cookies);
  const isOthers = given !== null && given.person !== personOf(viewer.userId);
  const before = isOthers ? null : given;
  const browser = browserKeeps(cookies);
  try {
    const met = await accounts.keeps.meet(viewer.userId, isOthers ? NO_KEEPS : browser, wasLast(before));
    const mark = markAfter(viewer.userId, met.browser, met.account, before);
    return [
      ...keepsCookies(browser, met.browser, isHttps),
      ...(given !== null && accountMarkText(given) === accountMarkText(mark) ? [] : [accountMarkCookie(mark, isHttps)]),
    ];
  } catch (error) {
    log.error({ err: error }, "what an account keeps could not be read or stored; the browser's own is used");
    return [];
  }
}

/**
 * The same after a form, by what its answer leaves the browser: somebody who has signed in meets the account, and so does a change.
 * Signing out takes from the browser what the account keeps. Returns the `set-cookie` values to add.
 */
export async function meetAfter(
  {
    path,
    cookies,
    viewer,
    setCookies,
  }: { path: string; cookies: string; viewer: Viewer | null; setCookies: readonly string[] },
  options: MeetingOptions,
): Promise<string[]> {
  const now = withCookies(cookies, setCookies);
  if (viewer !== null && path.startsWith(LEAVES)) return leave(viewer, now, options);
  if (setCookies.length === 0) return [];
  const after = await options.accounts.viewer(new Headers({ cookie: now }));
  if (after !== null) return meetAccounts(after, now, options);
  // The account has been deleted.
  return viewer !== null && hasAccountMark(now) ? [accountMarkCookie(null, options.isHttps)] : [];
}

async function leave(viewer: Viewer, cookies: string, options: MeetingOptions): Promise<string[]> {
  const { accounts, isHttps, log } = options;
  const mark = hasAccountMark(cookies) ? [accountMarkCookie(null, isHttps)] : [];
  const added = await meetAccounts(viewer, cookies, options);
  try {
    const account = await accounts.keeps.of(viewer.userId);
    const left = browserKeeps(withCookies(cookies, added));
    const rest: Keeps = {
      players: left.players === account.players ? null : left.players,
      scoring: left.scoring === account.scoring ? null : left.scoring,
    };
    return [...keepsCookies(browserKeeps(cookies), rest, isHttps), ...mark];
  } catch (error) {
    log.error({ err: error }, "what an account keeps could not be read; the browser goes on with what it has");
    return mark;
  }
}
