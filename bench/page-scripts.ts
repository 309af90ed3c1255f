/**
 * The addresses of all scripts that a page of the built site loads: sources, preloads and imports of inline modules. What an inline script loads
 * by a press alone (`import('...')`) is left out, and the service worker, which no page runs.
 */
export function pageScripts(html: string): string[] {
  const before = html.replaceAll(/import\('[^']+'\)/g, "");
  const named = Array.from(before.matchAll(/["'](\/[^"'\s<>]+\.m?js)["']/g), ([, path]) => path ?? "");
  return [...new Set(named)].filter((path) => path !== "/sw.js");
}

/** The addresses that a built module imports before it runs; what it may load later on is left out. */
export function staticImports(source: string, path: string): string[] {
  const names = Array.from(source.matchAll(/(?:\bfrom|\bimport)\s*["']([^"']+\.m?js)["']/g), ([, name]) => name ?? "");
  return [...new Set(names.map((name) => new URL(name, `http://site${path}`).pathname))];
}
