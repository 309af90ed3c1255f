import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { createElement, type FC, type ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import {
  createRequestHandler,
  type EntryContext,
  Outlet,
  RouterContextProvider,
  Scripts,
  ScrollRestoration,
  type ServerBuild,
  ServerRouter,
} from "react-router";
import { markupComponent } from "./markup-component.ts";

const DATA = /streamController\.enqueue\(("(?:[^"\\]|\\.)*")\)/;

/**
 * The same page from React Router alone: its own handler and the entry that it comes with, one route whose loader has the page's data
 * at hand and whose component makes the page's elements. Nothing is read, worked out or kept.
 */
export async function barePage(html: string): Promise<(request: Request) => Promise<Response>> {
  const handle = createRequestHandler(await buildOf(html), "production");
  const ask = (request: Request): Promise<Response> => handle(request, new RouterContextProvider());
  const again = await (await ask(new Request("http://127.0.0.1/page"))).text();
  if (elementsIn(again) !== elementsIn(html)) throw new Error("React Router alone gives another page");
  return ask;
}

/** How many elements stand in the page up to its first script; a text may be written in two ways. */
function elementsIn(html: string): number {
  return html.slice(html.indexOf("<body>"), html.indexOf("<script")).match(/<[a-z]/g)?.length ?? 0;
}

async function buildOf(html: string): Promise<ServerBuild> {
  const body = html.slice(html.indexOf("<body>") + "<body>".length, html.indexOf("<script"));
  const page = markupComponent(body);
  const head = markupComponent(headOf(html));
  const data = await dataOf(html);
  const module = "/assets/bare.js";
  const route = {
    module,
    hasAction: false,
    hasLoader: true,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasErrorBoundary: false,
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  };
  return {
    entry: { module: { default: answer } },
    routes: {
      root: {
        id: "root",
        path: "",
        module: {
          Layout: ({ children }: { children: ReactNode }) => layout(head, children),
          default: () => createElement(Outlet),
        },
      },
      page: { id: "page", parentId: "root", path: "*", module: { loader: () => data, default: page } },
    },
    assets: {
      entry: { imports: [], module },
      routes: {
        root: { ...route, id: "root", path: "", hasLoader: false },
        page: { ...route, id: "page", parentId: "root", path: "*" },
      },
      url: "/assets/manifest.js",
      version: "1",
    },
    basename: "/",
    publicPath: "/",
    assetsBuildDirectory: "build/client",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
  };
}

/** Without what the framework's own scripts name there. */
function headOf(html: string): string {
  const head = html.slice(html.indexOf("<head>") + "<head>".length, html.indexOf("</head>"));
  return head.replaceAll(/<link rel="(?:later|modulepreload)"[^>]*>/g, "");
}

function layout(head: FC, children: ReactNode): ReactNode {
  return createElement(
    "html",
    { lang: "en" },
    createElement("head", {}, createElement(head)),
    createElement("body", {}, children, createElement(ScrollRestoration), createElement(Scripts)),
  );
}

/** What the page hands to its scripts. */
async function dataOf(html: string): Promise<unknown> {
  const text: unknown = JSON.parse(DATA.exec(html)?.[1] ?? "null");
  if (typeof text !== "string") throw new Error("the page hands nothing to its scripts");
  const { UNSAFE_decodeViaTurboStream: decode } = await import("react-router");
  const { value } = await decode(new Blob([text]).stream(), globalThis);
  return value;
}

/** The framework's own entry for Node.js, which streams. */
function answer(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const { pipe } = renderToPipeableStream(createElement(ServerRouter, { context, url: request.url }), {
    onShellReady() {
      const body = new PassThrough();
      const stream = createReadableStreamFromReadable(body);
      headers.set("Content-Type", "text/html");
      pipe(body);
      resolve(new Response(stream, { headers, status }));
    },
    onShellError: reject,
    onError: reject,
  });
  return promise;
}
