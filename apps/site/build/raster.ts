import { Resvg } from '@resvg/resvg-js';
import { subsetDisplayFont } from './fonts.ts';

/** Converts an SVG to a PNG of this width in pixels. Its text is in the display font's bold weight. */
export async function rasterize(svg: string, width: number): Promise<Buffer> {
  const font = { fontFiles: [await subsetDisplayFont(700)], loadSystemFonts: false };
  return new Resvg(svg, { font, fitTo: { mode: 'width', value: width } }).render().asPng();
}
