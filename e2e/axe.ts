// What axe finds wrong with a page as it stands, in either theme.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const EVERY_RULE = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
} as const;
/** What a theme can change. */
const RULES_ABOUT_COLOUR = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const;

/** Fails, at the end of the test, on what axe finds on the page, or in what `within` selects of it. */
export async function expectAccessible(page: Page, state: string, within?: string): Promise<void> {
  for (const [colorScheme, runOnly] of [
    ['light', EVERY_RULE],
    ['dark', RULES_ABOUT_COLOUR],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    // A colour on its way to another is neither.
    await page.evaluate(async () => {
      const passing = document.getAnimations().filter((each) => each instanceof CSSTransition);
      await Promise.allSettled(passing.map(({ finished }) => finished));
    });
    // The other mode is for frames, of which there are none here: it opens a page for every look, at twice the time.
    const axe = new AxeBuilder({ page })
      .setLegacyMode()
      .options({ resultTypes: ['violations'], runOnly: { ...runOnly, values: [...runOnly.values] } });
    const { violations } = await (within ? axe.include(within) : axe).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
    expect.soft(found, `${state}, ${colorScheme}`).toEqual([]);
  }
}
