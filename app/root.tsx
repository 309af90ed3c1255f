import interLatin from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";

import { servicesContext } from "../server/context.server.ts";
import type { Route } from "./+types/root";
import { MissingOrBroken } from "./components/error-page.tsx";
import { usePageFocus } from "./use-page-focus.ts";
import appCss from "./styles/app.css?url";
// Before anything else in the browser writes markup.
import "./trusted-html.ts";

export function loader({ context }: Route.LoaderArgs) {
  return { teamLogoUrl: context.get(servicesContext).teamLogoUrl };
}

/** Nothing here changes while the site is open. */
export function shouldRevalidate() {
  return false;
}

export function links(): Route.LinkDescriptors {
  return [
    { rel: "preload", href: interLatin, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
    { rel: "stylesheet", href: appCss },
  ];
}

/** For addresses that no route answers; every page has its own. */
export function meta({ error }: Route.MetaArgs) {
  if (error === undefined) return [];
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return [{ title: `${isMissing ? "Page not found" : "Error"} - Pickle Six` }, { name: "robots", content: "noindex" }];
}

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fafbf6" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#11150f" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  usePageFocus();
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <MissingOrBroken
      error={error}
      missing={{ title: "Page not found", text: "The address may have a typo, or the page has moved." }}
    />
  );
}
