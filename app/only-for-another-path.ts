import type { ShouldRevalidateFunctionArgs } from "react-router";

/**
 * For pages that hold everything their query can ask for: filters and tabs then need no request. A submitted form, and
 * asking for the same address again, do, and so do another moment of a game and other rules for its points.
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
    ["at", "scoring"].every((name) => currentUrl.searchParams.get(name) === nextUrl.searchParams.get(name));
  return (formMethod === "POST" || !isAnotherView) && defaultShouldRevalidate;
}
