import { isAPIError } from "better-auth/api";
import type { AuthEngine } from "./auth-engine.ts";

type Auth = AuthEngine["auth"];
type Session = Awaited<ReturnType<Auth["api"]["getSession"]>>;

/** The session of a cookie; null where it was forged, ended or replaced meanwhile. */
export async function getSession(
  auth: Auth,
  cookie: string,
  canMoveEnd: boolean,
): Promise<{ session: Session; headers: Headers }> {
  try {
    const query = { disableRefresh: !canMoveEnd };
    const answer = await auth.api.getSession({ headers: new Headers({ cookie }), query, returnHeaders: true });
    return { session: answer.response, headers: answer.headers };
  } catch (error) {
    if (!isAPIError(error) || error.statusCode >= 500) throw error;
    return { session: null, headers: new Headers() };
  }
}
