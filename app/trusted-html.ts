/** What of the browser's Trusted Types is used here; Safari and older browsers have none. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string | null },
  ): { createHTML(html: string): TrustedHTML };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** React makes a script element this way where an error page is put together in the browser; such a script never runs. */
const EMPTY_SCRIPT = "<script></script>";

// For code that writes markup without a policy: text that opens no element is harmless, anything else is refused.
trustedTypes?.createPolicy("default", {
  createHTML: (html) => (html === EMPTY_SCRIPT || !html.includes("<") ? html : null),
});

const stories = trustedTypes?.createPolicy("story", { createHTML: (html) => html });

/**
 * A text's HTML, made safe when it was stored, in the form in which this browser takes it. The Content-Security-Policy
 * allows the two policies of this file and no other.
 */
export function trustedHtml(safeHtml: string): string | TrustedHTML {
  return stories?.createHTML(safeHtml) ?? safeHtml;
}
