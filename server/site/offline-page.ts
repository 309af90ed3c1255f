/** The page for a reader without a network. The service worker puts its list of kept pages where the comment stands. */
export function offlinePage(styles: readonly string[]): string {
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join("");
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>You are offline - Pickle Six</title>${links}<link rel="icon" href="/favicon.svg" type="image/svg+xml"></head>
<body><main id="main" class="wrap lost"><p><b>Pickle Six</b></p><h1>You are offline</h1><p>This page is not kept on this device. Go back to one that is, or try again when there is a connection.</p><p class="acts"><a class="btn" href="">Try again</a></p><!--kept pages--></main></body>
</html>
`;
}
