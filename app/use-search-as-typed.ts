import { type FormEvent, type RefObject, useEffect, useRef } from "react";
import { useNavigate } from "react-router";

import { SHORTEST_QUERY, searchText } from "../domain/players/search-text.ts";

/** A fast typist's pause between two letters is shorter, so that a name is asked for once or twice and not by the letter. */
const PAUSE_MS = 200;

/** What a search form and its field need to search while somebody types. Without script the form searches by its button. */
export interface TypedSearch {
  field: RefObject<HTMLInputElement | null>;
  onInput(): void;
  onSubmit(event: FormEvent): void;
}

/**
 * Searches on `path` for what stands in the field, as soon as nothing more is typed and at once by Enter; an emptied field leads back to the
 * page without a search. All that is typed in one go is one step of the browser's history. `query`: what the page shows, which
 * the field follows where it was not typed there (a link, the way back). `kept`: parameters that stay in the address.
 */
export function useSearchAsTyped(
  path: string,
  query: string,
  kept: Readonly<Record<string, string>> = {},
): TypedSearch {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(query);
  const asked = useRef(query);
  // Asked for and typed past before its answer was there, which may still be shown for a moment.
  const passed = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    shown.current = query;
    if (asked.current === query) passed.current.clear();
    if (asked.current === query || passed.current.has(query) || field.current === null) return;
    asked.current = query;
    field.current.value = query;
  }, [query]);

  function search(): void {
    clearTimeout(timer.current);
    const text = searchText(field.current?.value ?? "");
    if (text === asked.current) return;
    if (asked.current !== shown.current) passed.current.add(asked.current);
    asked.current = text;
    const params = new URLSearchParams({ ...(text === "" ? {} : { q: text }), ...kept });
    const to = params.size === 0 ? path : `${path}?${params}`;
    void navigate(to, { replace: shown.current !== "", preventScrollReset: true });
  }

  return {
    field,
    onInput() {
      clearTimeout(timer.current);
      const { length } = searchText(field.current?.value ?? "");
      // Offline a navigation ends in an error's page; the button still tries.
      if ((length === 0 || length >= SHORTEST_QUERY) && navigator.onLine) timer.current = setTimeout(search, PAUSE_MS);
    },
    onSubmit(event) {
      event.preventDefault();
      search();
    },
  };
}
