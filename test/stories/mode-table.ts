// The modes of a story by its tags, for our own pictures (modes.ts) and for Chromatic's (chromatic.ts).

export interface Mode {
  readonly name: string;
  readonly theme?: 'light' | 'dark';
  readonly brand?: 'dealer' | 'wireframe';
  readonly direction?: 'ltr' | 'rtl';
  readonly width?: number;
  readonly forcedColors?: true;
}

export const window = { width: 1280, height: 800 };

/** The only mode in the default run, and the only one with baselines in the repository. */
export const defaultMode: Mode = { name: 'dealer-light' };
const forcedColors: Mode = { name: 'forced-colours', forcedColors: true };

/** The modes for overlays and full pages, which do not fit into a matrix of states. */
const modes: readonly Mode[] = [
  { name: 'dealer-dark', theme: 'dark' },
  { name: 'wireframe-light', brand: 'wireframe' },
  { name: 'rtl', direction: 'rtl' },
  forcedColors,
  { name: 'dealer-light-360', width: 360 },
  { name: 'wireframe-dark', brand: 'wireframe', theme: 'dark' },
  { name: 'dealer-dark-360', theme: 'dark', width: 360 },
  { name: 'dealer-light-768', width: 768 },
  { name: 'dealer-light-1920', width: 1920 },
];

export const getModes = (tags: readonly string[], { isFull }: { isFull: boolean }): readonly Mode[] => [
  ...(tags.includes('modes') ? [defaultMode, ...(isFull ? modes : [])] : []),
  ...(tags.includes('forced-colours') && isFull ? [forcedColors] : []),
];
