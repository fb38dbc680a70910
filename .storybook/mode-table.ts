// In which modes a story is looked at, by its tags: one table for the pictures that are compared here (modes.ts) and for those
// that Chromatic takes (chromatic.ts).

/** How a story is shown: what the toolbar sets, how wide the window is, and whose colours. */
export interface Mode {
  readonly name: string;
  readonly theme?: 'light' | 'dark';
  readonly brand?: 'dealer' | 'wireframe';
  readonly direction?: 'ltr' | 'rtl';
  readonly width?: number;
  readonly forcedColors?: true;
  /** Drawn, played and looked through by axe here; its picture is Chromatic's alone: there would be a hundred more. */
  readonly isPicturedElsewhere?: true;
}

/** The window in which a story is tested. */
export const window = { width: 1280, height: 800 };

const forcedColors: Mode = { name: 'forced-colours', forcedColors: true };

// What floats covers the page, so that no matrix can show it twice: one picture a mode takes the matrix's place.
const modes: readonly Mode[] = [
  { name: 'dealer-light' },
  { name: 'dealer-dark', theme: 'dark' },
  { name: 'wireframe-light', brand: 'wireframe' },
  { name: 'rtl', direction: 'rtl' },
  forcedColors,
  { name: 'dealer-light-360', width: 360 },
];

// The other end of what a page is drawn for, where time is not short.
const furtherModes: readonly Mode[] = [
  { name: 'wireframe-dark', brand: 'wireframe', theme: 'dark', isPicturedElsewhere: true },
  { name: 'dealer-dark-360', theme: 'dark', width: 360, isPicturedElsewhere: true },
  { name: 'dealer-light-768', width: 768, isPicturedElsewhere: true },
  { name: 'dealer-light-1920', width: 1920, isPicturedElsewhere: true },
];

/** The modes that a story's tags ask for, beside the picture as it is. @param further also the far ones */
export const modesOf = (tags: readonly string[], { further }: { further: boolean }): readonly Mode[] => [
  ...(tags.includes('modes') ? modes : []),
  ...(tags.includes('modes') && further ? furtherModes : []),
  ...(tags.includes('forced-colours') ? [forcedColors] : []),
];
