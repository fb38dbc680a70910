// Measures a font, so that Arial can stand in for it without moving the text about it.

/** Advance widths in thousandths of an em, and how they are named on the systems that have them. */
export interface SystemFace {
  local: readonly string[];
  widths: Readonly<Record<string, number>>;
}

const widths = (letters: string, list: readonly number[]): Record<string, number> =>
  Object.fromEntries([...letters].map((letter, at) => [letter, list[at] ?? 0]));
const LETTERS = 'abcdefghijklmnopqrstuvwxyz ';

/** The widths of Adobe's Helvetica.afm, which Arial, Liberation Sans and Arimo share. */
export const HELVETICA: SystemFace = {
  local: ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica'],
  widths: widths(
    LETTERS,
    [
      556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722,
      500, 500, 500, 278,
    ],
  ),
};
/** The widths of Helvetica-Bold.afm. */
export const HELVETICA_BOLD: SystemFace = {
  local: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica Bold'],
  widths: widths(
    LETTERS,
    [
      556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778,
      556, 556, 500, 278,
    ],
  ),
};

/** How often each letter comes in a thousand characters of English text. */
const FREQUENCY = widths(
  LETTERS,
  [65, 12, 22, 34, 102, 18, 16, 49, 56, 1, 6, 32, 19, 54, 60, 15, 1, 48, 51, 73, 22, 8, 19, 1, 16, 1, 180],
);

export interface Metrics {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  lineGap: number;
  /** The mean advance of English text, in font units. */
  meanAdvance: number;
}

/** Reads the metrics of one static instance in SFNT form. Throws where a table is missing. */
export function readMetrics(sfnt: Buffer): Metrics {
  const tables = new Map<string, number>();
  for (let index = 0; index < sfnt.readUInt16BE(4); index += 1) {
    const record = 12 + index * 16;
    tables.set(sfnt.toString('latin1', record, record + 4), sfnt.readUInt32BE(record + 8));
  }
  const table = (name: string): number => {
    const offset = tables.get(name);
    if (offset === undefined) throw new Error(`The font has no ${name} table, so it cannot be measured.`);
    return offset;
  };
  const [head, hhea, hmtx] = [table('head'), table('hhea'), table('hmtx')];
  const longMetrics = sfnt.readUInt16BE(hhea + 34);
  const glyphOf = readCharacterMap(sfnt, table('cmap'));
  const advance = (letter: string): number =>
    sfnt.readUInt16BE(hmtx + Math.min(glyphOf(letter.codePointAt(0) ?? 0), longMetrics - 1) * 4);
  return {
    unitsPerEm: sfnt.readUInt16BE(head + 18),
    ascent: sfnt.readInt16BE(hhea + 4),
    descent: sfnt.readInt16BE(hhea + 6),
    lineGap: sfnt.readInt16BE(hhea + 8),
    meanAdvance: mean(advance),
  };
}

/** Finds glyphs through the format 4 subtable, which every font has for the basic plane. */
function readCharacterMap(sfnt: Buffer, cmap: number): (codePoint: number) => number {
  const count = sfnt.readUInt16BE(cmap + 2);
  const offsets = Array.from({ length: count }, (_, index) => cmap + sfnt.readUInt32BE(cmap + 8 + index * 8));
  const subtable = offsets.find((offset) => sfnt.readUInt16BE(offset) === 4);
  if (subtable === undefined) throw new Error('The font has no character map of format 4, so it cannot be measured.');
  const double = sfnt.readUInt16BE(subtable + 6);
  const at = (part: number, segment: number): number =>
    subtable + 14 + part * double + segment * 2 + (part > 0 ? 2 : 0);
  return (codePoint) => {
    for (let segment = 0; segment < double / 2; segment += 1) {
      if (codePoint > sfnt.readUInt16BE(at(0, segment))) continue;
      const first = sfnt.readUInt16BE(at(1, segment));
      if (codePoint < first) return 0;
      const delta = sfnt.readUInt16BE(at(2, segment));
      const where = at(3, segment);
      const rangeOffset = sfnt.readUInt16BE(where);
      if (rangeOffset === 0) return (codePoint + delta) & 0xffff;
      const glyph = sfnt.readUInt16BE(where + rangeOffset + (codePoint - first) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}

function mean(advance: (letter: string) => number): number {
  let [sum, count] = [0, 0];
  for (const [letter, often] of Object.entries(FREQUENCY)) {
    sum += advance(letter) * often;
    count += often;
  }
  return sum / count;
}

/** The `@font-face` that makes a system face take the room of the measured one. */
export function fallbackFace(family: string, metrics: Metrics, system: SystemFace, weights: string): string {
  const scale = metrics.meanAdvance / metrics.unitsPerEm / (mean((letter) => system.widths[letter] ?? 0) / 1000);
  const percent = (value: number): string => `${(value * 100).toFixed(2)}%`;
  const height = (units: number): string => percent(Math.abs(units) / metrics.unitsPerEm / scale);
  const source = system.local.map((name) => `local("${name}")`).join(',');
  return `@font-face{font-family:"${family}";src:${source};font-weight:${weights};size-adjust:${percent(scale)};ascent-override:${height(metrics.ascent)};descent-override:${height(metrics.descent)};line-gap-override:${height(metrics.lineGap)}}`;
}
