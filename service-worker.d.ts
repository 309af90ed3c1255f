/** The built service worker, as text: see `vite.config.ts`. Empty in development. */
declare module "virtual:service-worker" {
  const source: string;
  export default source;
}
