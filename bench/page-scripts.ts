/** The addresses of all scripts that a page of the built site names: sources, preloads and imports of inline modules. */
export function pageScripts(html: string): string[] {
  return [...new Set(Array.from(html.matchAll(/["'](\/[^"'\s<>]+\.m?js)["']/g), ([, path]) => path ?? ""))];
}

/** The addresses that a built module imports before it runs; what it may load later on is left out. */
export function staticImports(source: string, path: string): string[] {
  const names = Array.from(source.matchAll(/(?:\bfrom|\bimport)\s*["']([^"']+\.m?js)["']/g), ([, name]) => name ?? "");
  return [...new Set(names.map((name) => new URL(name, `http://site${path}`).pathname))];
}
