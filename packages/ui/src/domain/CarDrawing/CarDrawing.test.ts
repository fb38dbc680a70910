import { describe, expect, it } from 'vitest';
import { ANGLES, BODIES, findBody, drawCar, PAINTS, getPlateTint, getSilhouettePath, SIZES } from './index.ts';
import type { Body, Paint } from './index.ts';

const paints = Object.keys(PAINTS) as (keyof typeof PAINTS)[];

const allDrawings = BODIES.flatMap((body) =>
  ANGLES.flatMap((angle) => paints.map((paint) => ({ body, angle, paint, svg: drawCar({ body, angle, paint }) }))),
);

/** Returns the names of elements that are closed in the wrong order, or not at all. */
function findUnbalancedTags(svg: string): string[] {
  const openTags: string[] = [];
  const unbalancedTags: string[] = [];
  for (const [, closing, name = '', selfClosing] of svg.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)) {
    if (closing && openTags.pop() !== name) unbalancedTags.push(name);
    if (!closing && !selfClosing) openTags.push(name);
  }
  return [...unbalancedTags, ...openTags];
}

describe('drawCar', () => {
  it('draws each combination of body, colour and angle differently', () => {
    expect(allDrawings).toHaveLength(8 * 6 * 19);
    expect(new Set(allDrawings.map(({ svg }) => svg)).size).toBe(allDrawings.length);
  });

  it('returns only finite numbers and closed elements', () => {
    for (const { svg } of allDrawings) {
      expect(svg).not.toMatch(/NaN|undefined|null|Infinity/);
      expect(findUnbalancedTags(svg)).toEqual([]);
    }
  });

  it('refers only to ids that it defines exactly once', () => {
    for (const { svg } of allDrawings) {
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const [, reference] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(reference);
    }
  });

  it('does not share ids between different drawings', () => {
    const getIds = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');
    const owner = new Map<string, string>();
    for (const { svg } of allDrawings) {
      for (const id of getIds(svg)) {
        expect(owner.get(id) ?? svg).toBe(svg);
        owner.set(id, svg);
      }
    }
    expect(getIds(drawCar({ body: 'suv', paint: 'red', detail: false }))).not.toContain(
      getIds(drawCar({ body: 'suv', paint: 'red' }))[0],
    );
    expect(getIds(drawCar({ body: 'suv', paint: 'red', id: 'own-' }))[0]).toMatch(/^own-/);
  });

  it('returns the same markup for the same options', () => {
    expect(drawCar({ body: 'mpv', paint: 'navy', angle: 'rear' })).toBe(
      drawCar({ body: 'mpv', paint: 'navy', angle: 'rear' }),
    );
  });

  it('draws 18 different cars for the combinations of body, size and doors', () => {
    const outlines = BODIES.flatMap((body) =>
      SIZES.flatMap((size) => [5, 3].map((doors) => drawCar({ body, size, doors, paint: 'blue', id: 'x' }))),
    );
    expect(new Set(outlines).size).toBe(18);
    for (const svg of outlines) {
      expect(svg).not.toMatch(/NaN|undefined|null|Infinity/);
      expect(findUnbalancedTags(svg)).toEqual([]);
    }
  });

  it('draws a small car shorter than a regular one, and a large one longer', () => {
    const widths = SIZES.map((size) => {
      const svg = drawCar({ body: 'suv', size, paint: 'blue' });
      const xCoordinates = [
        ...(/<clipPath id="[^"]+b"><path d="([^"]+)"/.exec(svg)?.[1] ?? '').matchAll(/(-?[\d.]+),/g),
      ];
      const values = xCoordinates.map(([, x]) => Number(x));
      return Math.max(...values) - Math.min(...values);
    });
    expect(widths).toEqual([...widths].sort((a, b) => a - b));
    expect((widths[2] ?? 0) - (widths[0] ?? 0)).toBeGreaterThan(60);
  });

  it('leaves out the rear door of a hatchback with three doors', () => {
    const countHandles = (doors: number) =>
      drawCar({ body: 'hatchback', doors, paint: 'red' }).split('rx="1.9"').length;
    expect(countHandles(5) - countHandles(3)).toBe(1);
  });

  it('returns less markup without details', () => {
    for (const body of BODIES) {
      for (const angle of ['side', 'front', 'rear'] as const) {
        const drawing = drawCar({ body, paint: 'blue', angle });
        expect(drawCar({ body, paint: 'blue', angle, detail: false }).length).toBeLessThan(drawing.length);
      }
    }
  });

  it('has a 3:2 viewBox in a picture frame, and a 5:2 viewBox by default', () => {
    for (const angle of ANGLES) {
      const svg = drawCar({ body: 'suv', paint: 'white', angle, frame: 'picture' });
      const [, , width = 0, height = 1] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
      expect(width / height).toBeCloseTo(1.5, 2);
    }
    expect(drawCar({ body: 'suv', paint: 'white' })).toContain('viewBox="0 0 500 200"');
  });

  it('accepts a hexadecimal colour', () => {
    expect(drawCar({ body: 'coupe', paint: '#12ab9F' })).toContain('stop-color="#12ab9F"');
  });

  it('hides a drawing without a title from screen readers, and escapes titles', () => {
    expect(drawCar({ body: 'suv', paint: 'red' })).toContain('aria-hidden="true"');
    const named = drawCar({ body: 'suv', paint: 'red', title: 'A "red" <SUV> & more' });
    expect(named).toContain('role="img" aria-label="A &#34;red&#34; &#60;SUV&#62; &#38; more"');
    expect(named).not.toContain('aria-hidden');
  });

  it.each([
    [{ body: 'hovercraft', paint: 'red' }, "Unknown body 'hovercraft'"],
    [{ body: 'constructor', paint: 'red' }, "Unknown body 'constructor'"],
    [{ body: 'suv', size: 'huge', paint: 'red' }, "Unknown size 'huge'"],
    [{ body: 'suv', paint: 'tartan' }, "Unknown paint 'tartan'"],
    [{ body: 'suv', paint: '#fff"/><script>' }, "Unknown paint '#fff"],
    [{ body: 'suv', paint: 'red', angle: 'above' }, "Unknown angle 'above'"],
  ])('rejects %j', (options, message) => {
    expect(() => drawCar(options as Parameters<typeof drawCar>[0])).toThrow(RangeError);
    expect(() => drawCar(options as Parameters<typeof drawCar>[0])).toThrow(message);
  });
});

describe('getSilhouettePath', () => {
  it('returns a different path per body, with only path commands and numbers', () => {
    expect(new Set(BODIES.map(getSilhouettePath)).size).toBe(BODIES.length);
    for (const body of BODIES) expect(getSilhouettePath(body)).toMatch(/^[MLCAZa\d .,-]+$/);
  });

  it('rejects an unknown body', () => {
    expect(() => getSilhouettePath('hovercraft' as Body)).toThrow(RangeError);
  });
});

describe('paints', () => {
  it('contains nineteen different colours', () => {
    expect(paints).toHaveLength(19);
    expect(new Set(Object.values(PAINTS)).size).toBe(19);
  });

  it('tints the placeholder in the paint’s colour, except for white and black', () => {
    expect(getPlateTint('red')).toBe(PAINTS.red);
    expect(getPlateTint('white')).not.toBe(PAINTS.white);
    expect(getPlateTint('black')).not.toBe(PAINTS.black);
    expect(() => getPlateTint('none' as Paint)).toThrow(RangeError);
  });
});

describe('findBody', () => {
  it('maps a listing’s body type to the body of a drawing', () => {
    expect(['Hatchback', 'SUV', 'Saloon', 'Estate', 'Coupe', 'Convertible', 'MPV', 'Pickup'].map(findBody)).toEqual([
      'hatchback',
      'suv',
      'saloon',
      'estate',
      'coupe',
      'convertible',
      'mpv',
      'pickup',
    ]);
    expect(findBody('Quadricycle')).toBe('hatchback');
    expect(findBody('Minibus')).toBeUndefined();
  });
});
