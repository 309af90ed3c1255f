import type { ShouldRevalidateFunctionArgs } from "react-router";

/**
 * For pages that hold everything their query can ask for: filters and tabs then need no request. A form that was sent, and
 * whoever asks for the same address again, mean it.
 */
export function onlyForAnotherPath({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isAnotherView = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return (formMethod === "POST" || !isAnotherView) && defaultShouldRevalidate;
}
