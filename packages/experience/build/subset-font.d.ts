declare module 'subset-font' {
  interface Options {
    readonly targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** OpenType tags of the features that stay. @default all */
    readonly keepFeatures?: readonly string[];
    /** Values or ranges of axes; the others stay. */
    readonly variationAxes?: Readonly<
      Record<string, number | { readonly min: number; readonly max: number }>
    >;
    readonly noHinting?: boolean;
  }
  /** The font with the glyphs of `text` only. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options?: Options,
  ): Promise<Buffer>;
}
