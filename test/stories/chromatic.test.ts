import { describe, expect, test } from 'vitest';
import { createChromaticParameters } from './chromatic.ts';
import { getModes } from './mode-table.ts';

const getModeNames = (tags: string[], forcedColors = false) =>
  Object.keys(createChromaticParameters('cars-carcard--open', tags, { forcedColors }).modes ?? {});

describe('createChromaticParameters', () => {
  test('creates our modes except forced colours', () => {
    const localModes = getModes(['modes'], { isFull: true }).map(({ name }) => name);
    expect(getModeNames(['modes'])).toEqual(localModes.filter((name) => name !== 'forced-colours'));
    expect(localModes).toContain('forced-colours');
  });

  test('sets the brand, theme, direction and width of a mode', () => {
    const { modes } = createChromaticParameters('cars-carcard--open', ['modes'], { forcedColors: false });
    expect(modes?.['dealer-dark-360']).toEqual({ theme: 'dark', brand: 'dealer', direction: 'ltr', viewport: 360 });
    expect(modes?.['wireframe-light']).toMatchObject({ brand: 'wireframe', viewport: 1280 });
  });

  test('takes one picture of a matrix at our width', () => {
    const getPageMode = (id: string) =>
      createChromaticParameters(id, ['picture'], { forcedColors: false }).modes?.['as it is'];
    expect(getPageMode('cars-carcard--states')).toMatchObject({ viewport: 1280 });
    expect(getPageMode('cars-carcard--narrow')).toMatchObject({ viewport: 320 });
    expect(createChromaticParameters('a--b', ['chromatic'], { forcedColors: false }).modes).toHaveProperty('as it is');
  });

  test('disables snapshots of stories that have no picture in this build', () => {
    expect(createChromaticParameters('a--b', [], { forcedColors: false })).toMatchObject({ disableSnapshot: true });
    expect(createChromaticParameters('a--b', ['picture'], { forcedColors: true })).toMatchObject({
      disableSnapshot: true,
    });
  });

  test.each([{ tags: ['modes'] }, { tags: ['picture', 'forced-colours'] }])(
    'uses forced colours for a story with the tags $tags',
    ({ tags }) => {
      expect(createChromaticParameters('a--b', tags, { forcedColors: true })).toEqual({
        prefersReducedMotion: 'reduce',
        forcedColors: 'active',
      });
    },
  );
});
