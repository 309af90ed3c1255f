import type { ShouldRevalidateFunctionArgs } from "react-router";

/** For pages that hold everything their query can ask for: filters and tabs then need no request. */
export function onlyForAnotherPath({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}
