// Runs axe on the current state of a page: in the light theme with all of our rules, in the dark theme with those about
// colours.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const EVERY_RULE_TAG = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
} as const;
/** The rules that depend on the theme. */
const COLOR_RULES = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const;

/** Reports violations as soft failures. */
export async function expectAccessible(page: Page, state: string, within?: string): Promise<void> {
  for (const [colorScheme, runOnly] of [
    ['light', EVERY_RULE_TAG],
    ['dark', COLOR_RULES],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    // Waits for transitions to end, because colours during a transition do not count.
    await page.evaluate(async () => {
      const runningTransitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      await Promise.allSettled(runningTransitions.map(({ finished }) => finished));
    });
    // The default mode also checks frames, which the checked states do not have, and takes twice as long.
    const axe = new AxeBuilder({ page })
      .setLegacyMode()
      .options({ resultTypes: ['violations'], runOnly: { ...runOnly, values: [...runOnly.values] } });
    const { violations } = await (within ? axe.include(within) : axe).analyze();
    const foundViolations = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
    expect.soft(foundViolations, `${state}, ${colorScheme}`).toEqual([]);
  }
}
