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
import {
  problemStatus,
  sendProblem,
  sentNote,
  serverCodeProblem,
  signInProblem,
  whereCodesAre,
} from "./sign-in-words.ts";

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
  /** Where the codes go that this page sends. */
  codePlace: CodePlace;
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
  const { accounts } = context.get(servicesContext);
  const { codePlace } = accounts;
  if (viewer === null)
    return { email: null, isAdministrator: false, codePlace, wantsServerCode, again: false, places: [], keeps: [] };
  const sessions = await accounts.sessions(request.headers);
  return {
    email: viewer.email,
    isAdministrator: viewer.isAdministrator,
    codePlace,
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
  const { accounts } = context.get(servicesContext);
  const sent = await accounts.sendCode(email, context.get(requesterContext));
  if (sent.ok) {
    const headers = new Headers();
    for (const cookie of sent.value.cookies) headers.append("set-cookie", cookie);
    const note = sentNote({ email: sent.value.email, isAgain }, accounts.codePlace);
    return shownLogin({ step: "code", email: sent.value.email, note }, 200, headers);
  }
  const step = isAgain && sent.error.kind !== "bad-address" ? "code" : "email";
  const { status, headers } = problemStatus(sent.error);
  const note = step === "code" ? whereCodesAre(email, accounts.codePlace) : null;
  return shownLogin({ step, email, note, problem: sendProblem(sent.error) }, status, headers);
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
  const note = step === "code" ? whereCodesAre(email, accounts.codePlace) : null;
  return shownLogin({ step, email, note, problem: signInProblem(signedIn.error, accounts.codePlace) }, status, headers);
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
