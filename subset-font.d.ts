/** The package brings no types: what is used of it here. */
declare module "subset-font" {
  interface SubsetOptions {
    targetFormat: "woff2";
    /** Four-letter OpenType features; all others go. */
    keepFeatures: readonly string[];
    variationAxes: { wght: { min: number; max: number } };
  }
  export default function subsetFont(font: Buffer, characters: string, options: SubsetOptions): Promise<Buffer>;
}
