import { expect, type Page } from '@playwright/test';
import { type Mode, modesOf, window } from './mode-table.ts';
import { comparePicture } from './pictures.ts';
import { tell } from './story-page.ts';

/**
 * Tests a story again in each mode that its tags ask for, axe included, and compares the picture. The story is drawn anew
 * in the page that is there, as its play function left it: loading the page would take ten times as long.
 */
export async function visitModes(page: Page, id: string, tags: readonly string[]) {
  const asked = modesOf(tags, { further: process.env['FULL'] === '1' });
  if (asked.length === 0) return;
  for (const mode of asked) {
    expect(await enter(page, id, mode), `in the mode ${mode.name}`).toEqual([]);
    // a story of the full run alone has its pictures with Chromatic too
    if (!mode.isPicturedElsewhere && !tags.includes('full')) await comparePicture(page, `${id}--${mode.name}`);
  }
  await enter(page, id, { name: 'as before' });
}

/** Dresses the page, and says what was wrong with the story in it. */
async function enter(page: Page, id: string, { theme, brand, direction, width, forcedColors: isForced }: Mode) {
  await page.setViewportSize({ ...window, width: width ?? window.width });
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: isForced ? 'active' : 'none' });
  return tell(page, id, 'updateGlobals', {
    globals: { theme: theme ?? 'light', brand: brand ?? 'dealer', direction: direction ?? 'ltr' },
  });
}
