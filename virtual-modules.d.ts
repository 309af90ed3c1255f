/** The built service worker, as text: see `vite.config.ts`. Empty in development. */
declare module "virtual:service-worker" {
  const source: string;
  export default source;
}

/** The address of the script that opens a figure's ledger in a card: see `vite.config.ts`. */
declare module "virtual:ledger-card" {
  const path: string;
  export default path;
}
/** The address of the script of a reader's players: see `vite.config.ts`. */
declare module "virtual:mine-script" {
  const address: string;
  export default address;
}
