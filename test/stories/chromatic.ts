import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { getModes, window } from './mode-table.ts';

interface Chromatic {
  disableSnapshot?: true;
  forcedColors?: 'active';
  prefersReducedMotion: 'reduce';
  modes?: Record<string, object>;
}

/**
 * Creates a story's `parameters.chromatic` from its tags. Chromatic applies forced colours to a whole story, not to a
 * mode, so pictures in forced colours have their own Storybook build.
 */
export function createChromaticParameters(
  id: string,
  tags: readonly string[],
  { forcedColors }: { forcedColors: boolean },
): Chromatic {
  // Stops animations.
  const reducedMotionParameters = { prefersReducedMotion: 'reduce' } as const;
  const requestedModes = getModes(tags, { isFull: true });
  if (forcedColors) {
    const isRequested = requestedModes.some((mode) => mode.forcedColors);
    return isRequested
      ? { ...reducedMotionParameters, forcedColors: 'active' }
      : { ...reducedMotionParameters, disableSnapshot: true };
  }
  const shownModes = [
    ...(tags.includes('picture') || tags.includes('chromatic')
      ? [{ name: 'as it is', width: id.endsWith('--narrow') ? 320 : window.width }]
      : []),
    ...requestedModes.filter((mode) => !mode.forcedColors),
  ];
  if (shownModes.length === 0) return { ...reducedMotionParameters, disableSnapshot: true };
  const modes = shownModes.map(({ name, ...mode }) => [
    name,
    {
      theme: 'theme' in mode ? mode.theme : 'light',
      brand: 'brand' in mode ? mode.brand : 'dealer',
      direction: 'direction' in mode ? mode.direction : 'ltr',
      viewport: mode.width ?? window.width,
    },
  ]);
  return { ...reducedMotionParameters, modes: Object.fromEntries(modes) as Record<string, object> };
}

/** Sets the parameters that Chromatic reads. Only an enhancer can derive parameters from tags. */
export const setChromaticParameters: ArgTypesEnhancer = ({ id, tags, parameters, argTypes }) => {
  parameters['chromatic'] = createChromaticParameters(id, tags ?? [], {
    forcedColors: import.meta.env['STORYBOOK_FORCED_COLOURS'] === '1',
  });
  return argTypes;
};
