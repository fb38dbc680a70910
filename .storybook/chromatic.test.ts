import { describe, expect, test } from 'vitest';
import { chromaticOf } from './chromatic.ts';
import { modesOf } from './mode-table.ts';

const namesOf = (tags: string[], forcedColors = false) =>
  Object.keys(chromaticOf('domain-carcard--open', tags, { forcedColors }).modes ?? {});

describe('Chromatic settings', () => {
  test('have the same modes as ours, except forced colours', () => {
    const here = modesOf(['modes'], { isFull: true }).map(({ name }) => name);
    expect(namesOf(['modes'])).toEqual(here.filter((name) => name !== 'forced-colours'));
    expect(here).toContain('forced-colours');
  });

  test('set brand, theme, direction and width in a mode', () => {
    const { modes } = chromaticOf('domain-carcard--open', ['modes'], { forcedColors: false });
    expect(modes?.['dealer-dark-360']).toEqual({ theme: 'dark', brand: 'dealer', direction: 'ltr', viewport: 360 });
    expect(modes?.['wireframe-light']).toMatchObject({ brand: 'wireframe', viewport: 1280 });
  });

  test('take one picture of a matrix, at our width', () => {
    const width = (id: string) => chromaticOf(id, ['picture'], { forcedColors: false }).modes?.['as it is'];
    expect(width('domain-carcard--states')).toMatchObject({ viewport: 1280 });
    expect(width('domain-carcard--narrow')).toMatchObject({ viewport: 320 });
    expect(chromaticOf('a--b', ['chromatic'], { forcedColors: false }).modes).toHaveProperty('as it is');
  });

  test('disable pictures of stories that have none here', () => {
    expect(chromaticOf('a--b', [], { forcedColors: false })).toMatchObject({ disableSnapshot: true });
    expect(chromaticOf('a--b', ['picture'], { forcedColors: true })).toMatchObject({ disableSnapshot: true });
  });

  test.each([['modes'], ['picture', 'forced-colours']])('in forced colours those that ask for them: %s', (...tags) => {
    expect(chromaticOf('a--b', tags, { forcedColors: true })).toEqual({
      prefersReducedMotion: 'reduce',
      forcedColors: 'active',
    });
  });
});
