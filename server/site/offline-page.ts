/**
 * The head that every page of the site has, as the application writes it (`app/components/masthead.tsx`): this page is none of the application's, for it
 * stands under every address that is not kept. `tests/http/service-worker.test.ts` compares the two.
 */
const MASTHEAD =
  '<header class="mast"><div class="wrap"><a class="brand" href="/stats"><svg class="mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false"><g transform="rotate(-38 16 16)"><path class="m1" d="M3 16.4C3 11.6 8.4 9 16 9s13 2.6 13 7.2-5.6 7-13 7S3 20.6 3 16.4Z"></path><path class="m2" d="M10.2 16h11.6M12.4 13.4v5.2M16 13.2v5.6M19.6 13.4v5.2"></path></g></svg> Pickle Six</a><nav aria-label="Site"><a href="/stats">Scores</a><a href="/my">My Sunday</a><a href="/players">Players</a><a href="/login">Account</a></nav><search class="find"><form action="/players"><label class="vh" for="find">Find a player</label><input id="find" type="search" placeholder="Find a player" autoComplete="off" required="" name="q"/></form></search></div></header>';

/** The page for a reader without a network. The service worker puts its list of kept pages where the comment stands. */
export function offlinePage(styles: readonly string[]): string {
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join("");
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="theme-color" media="(prefers-color-scheme: light)" content="#fafbf6"><meta name="theme-color" media="(prefers-color-scheme: dark)" content="#11150f"><meta name="robots" content="noindex"><title>You are offline - Pickle Six</title>${links}</head>
<body><a class="skip" href="#main">Skip to the message</a>${MASTHEAD}<main id="main" tabindex="-1"><div class="wrap lost"><h1>You are offline</h1><p>This page is not kept on this device. Go back to one that is, or try again when there is a connection.</p><p class="acts"><a class="btn" href="">Try again</a></p><!--kept pages--></div></main></body>
</html>
`;
}
