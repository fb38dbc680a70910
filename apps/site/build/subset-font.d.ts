declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff' | 'woff2';
    keepFeatures?: readonly string[];
    noHinting?: boolean;
    variationAxes?: Readonly<Record<string, number | { min: number; max: number; default?: number }>>;
  }
  /** Subsets a font to the characters in a string. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
