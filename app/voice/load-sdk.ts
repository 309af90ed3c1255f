/** The library that talks with the provider: loaded when somebody starts, and never before. */
export function loadSdk() {
  // It brings a library that compiles checks at run time, which the page's policy forbids and reports.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
  return import("@openai/agents-realtime");
}
