import type { RouterContextProvider } from "react-router";

import type { AccountKeep } from "../../domain/my-players/account-keep.ts";
import { keepsWords } from "../../domain/my-players/keeps-words.ts";
import type { KeepsKind } from "../../domain/my-players/meet-account.ts";
import { requesterContext, servicesContext, viewerContext } from "../context.server.ts";
import { browserKeeps, keepsCookies } from "../http/browser-keeps.ts";

type Context = Readonly<RouterContextProvider>;

const KINDS: readonly KeepsKind[] = ["players", "scoring"];

/** What the account of a signed-in person keeps; empty for a visitor. */
export async function loadAccountKeeps(context: Context): Promise<AccountKeep[]> {
  const viewer = context.get(viewerContext);
  if (viewer === null) return [];
  const account = await context.get(servicesContext).accounts.keeps.of(viewer.userId);
  const browser = browserKeeps(context.get(requesterContext).cookies);
  return KINDS.map((kind) => ({
    kind,
    account: keepsWords(kind, account[kind]),
    browser: browser[kind] === account[kind] ? null : keepsWords(kind, browser[kind]),
  }));
}

/**
 * The person's choice where browser and account keep something different: `keep` is `players` or `scoring`, `from` whose counts,
 * `browser` or `account`. Returns the `set-cookie` values for the browser; null for a form that says neither.
 */
export async function chooseKeep(
  context: Context,
  userId: string,
  { keep, from }: { keep: string; from: string },
): Promise<string[] | null> {
  const kind = KINDS.find((one) => one === keep);
  if (kind === undefined || !(from === "browser" || from === "account")) return null;
  const { accounts, baseUrl } = context.get(servicesContext);
  const browser = browserKeeps(context.get(requesterContext).cookies);
  if (from === "browser") {
    await accounts.keeps.put(userId, kind, browser[kind]);
    return [];
  }
  const account = await accounts.keeps.of(userId);
  return keepsCookies(browser, { ...browser, [kind]: account[kind] }, baseUrl?.startsWith("https://") ?? false);
}
