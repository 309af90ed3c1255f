import type { ShouldRevalidateFunctionArgs } from "react-router";

/**
 * For pages that hold everything their query can ask for: filters and tabs then need no request. A submitted form, and
 * asking for the same address again, do, and so does another moment of a game.
 */
export function onlyForAnotherPath({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isAnotherView =
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.search !== nextUrl.search &&
    currentUrl.searchParams.get("at") === nextUrl.searchParams.get("at");
  return (formMethod === "POST" || !isAnotherView) && defaultShouldRevalidate;
}
