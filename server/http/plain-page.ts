/**
 * A whole page without the application, for the moments when the application cannot answer. No styles and no scripts, so
 * that it works under the strictest policy.
 */
export function plainPage({ title, text, requestId }: { title: string; text: string; requestId: string }): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><p><a href="/stats">All games</a></p><p><small>Request ${escapeHtml(requestId)}</small></p></main></body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
