import type { Page } from 'playwright';
import { comparePicture } from './pictures.ts';

/** How a story is shown: what the toolbar sets, how wide the window is, and whose colours. */
interface Mode {
  readonly name: string;
  readonly theme?: 'light' | 'dark';
  readonly brand?: 'dealer' | 'wireframe';
  readonly direction?: 'ltr' | 'rtl';
  readonly width?: number;
  readonly forcedColors?: true;
}

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

// The other end of what a page is drawn for, in `npm run test:full`.
const furtherModes: readonly Mode[] = [
  { name: 'wireframe-dark', brand: 'wireframe', theme: 'dark' },
  { name: 'dealer-dark-360', theme: 'dark', width: 360 },
  { name: 'dealer-light-768', width: 768 },
  { name: 'dealer-light-1920', width: 1920 },
];

/** The window in which a story is tested. */
export const window = { width: 1280, height: 800 };

/**
 * Tests a story again in each mode that its tags ask for, play function and axe included, and compares the picture. The
 * story is mounted anew in the page that is there: loading the page would take ten times as long.
 */
export async function visitModes(page: Page, id: string, tags: readonly string[]) {
  const asked = [
    ...(tags.includes('modes') ? modes : []),
    ...(tags.includes('modes') && process.env['FULL'] === '1' ? furtherModes : []),
    ...(tags.includes('forced-colours') ? [forcedColors] : []),
  ];
  if (asked.length === 0) return;
  try {
    for (const mode of asked) {
      await enter(page, mode);
      await page.evaluate((story) => (globalThis as unknown as TestRunner).__test(story), id);
      await comparePicture(page, `${id}--${mode.name}`);
    }
  } finally {
    await enter(page, { name: 'as before' });
  }
}

async function enter(page: Page, { theme, brand, direction, width, forcedColors: isForced }: Mode) {
  await page.setViewportSize({ ...window, width: width ?? window.width });
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: isForced ? 'active' : 'none' });
  await page.evaluate(
    (globals) => (globalThis as unknown as TestRunner).__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals }),
    { theme: theme ?? 'light', brand: brand ?? 'dealer', direction: direction ?? 'ltr' },
  );
}

/** What Storybook and its test-runner put on the page. `__test` is how the runner itself tests a story. */
interface TestRunner {
  __test: (id: string) => Promise<unknown>;
  __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, payload: object) => void };
}
