import { data } from "react-router";

/** Which step the page shows after a post, and what it says. */
export interface LoginAnswer {
  step: "email" | "code" | "server" | "account" | "deleted";
  email: string;
  /** What went wrong, beside the field that it is about. */
  problem: string | null;
  /** What went well. */
  note: string | null;
}

/** As much as an address can have; what is longer is shown cut off beside the words that refuse it. */
const LONGEST_SHOWN = 254;

export type ShownLogin = ReturnType<typeof shownLogin>;

/** The answer to a form of the page `/login`. */
export function shownLogin(
  answer: Pick<LoginAnswer, "step" | "email"> & Partial<LoginAnswer>,
  status = 200,
  headers: HeadersInit = {},
) {
  const whole: LoginAnswer = { problem: null, note: null, ...answer };
  return data({ ...whole, email: whole.email.slice(0, LONGEST_SHOWN) }, { status, headers });
}
