import { data, type RouterContextProvider } from "react-router";
import { requesterContext, servicesContext, viewerContext } from "../context.server.ts";
import { formFields } from "../http/form-fields.ts";

type Context = Readonly<RouterContextProvider>;

/** Who would be signed out; null for a visitor. */
export function loadLogoutPage(context: Context): { email: string | null } {
  return { email: context.get(viewerContext)?.email ?? null };
}

/** Ends this session, or with `intent=everywhere` every session of the person. */
export async function answerLogout(context: Context, request: Request) {
  const { accounts } = context.get(servicesContext);
  const isEverywhere = (await formFields(request))?.get("intent") === "everywhere";
  const requester = context.get(requesterContext);
  const cookies = await (isEverywhere ? accounts.signOutEverywhere(requester) : accounts.signOut(requester));
  const headers = new Headers();
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return data({ isEverywhere }, { headers });
}
