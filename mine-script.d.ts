/** The address of the script of a reader's players: see `vite.config.ts`. */
declare module "virtual:mine-script" {
  const address: string;
  export default address;
}
