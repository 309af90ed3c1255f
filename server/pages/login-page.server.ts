import { redirect, type RouterContextProvider } from "react-router";
import { browserName } from "../accounts/browser-name.ts";
import { ownPath } from "../http/own-path.ts";
import type { CodePlace } from "../accounts/code-sender.ts";
import { requesterContext, servicesContext, viewerContext } from "../context.server.ts";
import { formFields } from "../http/form-fields.ts";
import type { AccountKeep } from "../../domain/my-players/account-keep.ts";
import { loadAccountKeeps } from "./account-keeps.server.ts";
import { changeAccount, isAccountIntent } from "./change-account.server.ts";
import { type ShownLogin, shownLogin } from "./shown-login.server.ts";
import { problemStatus, sendProblem, serverCodeProblem, signInProblem } from "./sign-in-words.ts";

/** A place where a person is signed in, in words. */
export interface AccountPlace {
  id: string;
  isCurrent: boolean;
  browser: string;
  address: string;
  signedInAt: string;
}

export interface LoginPageData {
  /** The signed-in person's address; null for a visitor. */
  email: string | null;
  /** Then the page leads to what only the administrator sees. */
  isAdministrator: boolean;
  /** The address asks for the form that takes a code of the server's command (`?code=server`). */
  wantsServerCode: boolean;
  /** Somebody who is signed in is to prove it again (`?again=1`), by a fresh code. */
  again: boolean;
  /** Where this person is signed in, the newest first. */
  places: AccountPlace[];
  /** What the account keeps for every browser of the person. */
  keeps: AccountKeep[];
}

type Context = Readonly<RouterContextProvider>;

/** Who is signed in, and where. */
export async function loadLoginPage(context: Context, request: Request): Promise<LoginPageData> {
  const viewer = context.get(viewerContext);
  const { searchParams } = new URL(request.url);
  const wantsServerCode = searchParams.get("code") === "server";
  if (viewer === null)
    return { email: null, isAdministrator: false, wantsServerCode, again: false, places: [], keeps: [] };
  const sessions = await context.get(servicesContext).accounts.sessions(request.headers);
  return {
    email: viewer.email,
    isAdministrator: viewer.isAdministrator,
    wantsServerCode,
    again: searchParams.has("again"),
    places: sessions.map(({ id, isCurrent, userAgent, address, signedInAt }) => ({
      id,
      isCurrent,
      browser: browserName(userAgent),
      address,
      signedInAt,
    })),
    keeps: await loadAccountKeeps(context),
  };
}

/**
 * Carries out what a form of the page asks for: a code (`intent=send`, with `again` beside a code that did not come) or a
 * session, by a code that was sent (`intent=signIn`) or one that the server's command printed (`intent=signInFromServer`);
 * and for somebody who is signed in what `change-account.server.ts` does. Answers with what to show next, or leads away.
 */
export async function answerLogin(context: Context, request: Request): Promise<Response | ShownLogin> {
  const fields = await formFields(request);
  const email = fields?.get("email") ?? "";
  const intent = fields?.get("intent") ?? "";
  if (isAccountIntent(intent)) return changeAccount(context, request, { intent, fields: fields ?? new Map() });
  switch (intent) {
    case "send":
      return sendCode(context, email, fields?.has("again") ?? false);
    case "signIn":
      return signIn(context, request, { email, code: fields?.get("code") ?? "" });
    case "signInFromServer":
      return signInFromServer(context, request, fields?.get("code") ?? "");
    default:
      return shownLogin(
        { step: "email", email: "", problem: "Part of this form was lost on the way. Enter your address again." },
        400,
      );
  }
}

async function sendCode(context: Context, email: string, isAgain: boolean): Promise<ShownLogin> {
  const sent = await context.get(servicesContext).accounts.sendCode(email, context.get(requesterContext));
  if (sent.ok) {
    const headers = new Headers();
    for (const cookie of sent.value.cookies) headers.append("set-cookie", cookie);
    return shownLogin({ step: "code", email: sent.value.email, note: sentNote(sent.value, isAgain) }, 200, headers);
  }
  const step = isAgain && sent.error.kind !== "bad-address" ? "code" : "email";
  const { status, headers } = problemStatus(sent.error);
  return shownLogin({ step, email, problem: sendProblem(sent.error) }, status, headers);
}

async function signIn(
  context: Context,
  request: Request,
  { email, code }: { email: string; code: string },
): Promise<Response | ShownLogin> {
  const { accounts } = context.get(servicesContext);
  const signedIn = await accounts.signIn(email, code, context.get(requesterContext));
  if (signedIn.ok) return welcome(request, signedIn.value.cookies);
  const step = signedIn.error.kind === "bad-address" ? "email" : "code";
  const { status, headers } = problemStatus(signedIn.error);
  return shownLogin({ step, email, problem: signInProblem(signedIn.error) }, status, headers);
}

async function signInFromServer(context: Context, request: Request, code: string): Promise<Response | ShownLogin> {
  const signedIn = await context.get(servicesContext).accounts.signInFromServer(code, context.get(requesterContext));
  if (signedIn.ok) return welcome(request, signedIn.value.cookies);
  const { status, headers } = problemStatus(signedIn.error);
  return shownLogin({ step: "server", email: "", problem: serverCodeProblem(signedIn.error) }, status, headers);
}

/** Leads back to where the person came from, and otherwise to the page that says who is signed in. */
function welcome(request: Request, cookies: readonly string[]): Response {
  const next = ownPath(new URL(request.url).searchParams.get("next"));
  const response = redirect(next ?? "/login");
  for (const cookie of cookies) response.headers.append("set-cookie", cookie);
  return response;
}

function sentNote({ email, place }: { email: string; place: CodePlace }, isAgain: boolean): string {
  const code = isAgain ? "A new code" : "A code";
  const where =
    place === "mail" ? `is on its way to ${email}` : `for ${email} is in the server’s log: this site sends no email`;
  return `${code} ${where}. It works once, for ten minutes.`;
}
