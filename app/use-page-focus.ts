import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * After a link to another page, keyboard and screen reader stand at that page's beginning, as if it had been loaded. Links
 * that stay on the page (filters, tabs) keep the focus where it is.
 */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname]);
}
