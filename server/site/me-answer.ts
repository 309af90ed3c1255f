import type { Accounts } from "../accounts/accounts.ts";
import type { Answer } from "./render-page.ts";

/** `GET /api/me`: who is signed in, as JSON. Pages are kept for everyone and ask this where they need to know. */
export async function meAnswer(
  accounts: Accounts,
  headers: Headers,
  send: (answer: Answer) => Response,
): Promise<Response> {
  const { viewer, cookies } = await accounts.recognize(headers);
  const me = {
    userEmail: viewer?.email ?? null,
    user: viewer === null ? null : { id: viewer.userId, email: viewer.email },
    isAdministrator: viewer?.isAdministrator ?? false,
  };
  const response = send({
    status: 200,
    headers: [
      ["content-type", "application/json"],
      ["cache-control", "no-store"],
      ["vary", "cookie"],
    ],
    body: Buffer.from(JSON.stringify(me)),
  });
  for (const cookie of cookies) response.headers.append("set-cookie", cookie);
  return response;
}
