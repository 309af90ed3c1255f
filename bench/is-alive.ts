/** Runs in a page of the site: React has taken over the markup. */
export function isAlive(): boolean {
  const main = document.querySelector("main");
  return main !== null && Object.keys(main).some((key) => key.startsWith("__reactProps"));
}
