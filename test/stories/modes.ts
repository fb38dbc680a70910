import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';
import type { Channel } from 'storybook/internal/channels';
import type { StoryFinishedPayload } from 'storybook/internal/core-events';
import { defaultMode, type Mode, getModes, window } from './mode-table.ts';
import { comparePicture } from './pictures.ts';

/**
 * Compares the picture of the default mode, unless the tags include `full`, and tests the story with axe in the other
 * requested modes. All modes share the page, because loading it takes ten times as long as rendering.
 */
export async function visitModes(page: Page, id: string, tags: readonly string[]) {
  const modes = getModes(tags, { isFull: process.env['FULL'] === '1' });
  // The test runner has just rendered and tested the story in the default mode.
  if (modes.includes(defaultMode) && !tags.includes('full')) await comparePicture(page, `${id}--${defaultMode.name}`);
  const otherModes = modes.filter((mode) => mode !== defaultMode);
  if (otherModes.length === 0) return;
  try {
    for (const mode of otherModes) {
      const { status, violations } = await applyMode(page, id, mode);
      if (status === 'error')
        throw new Error(`In the mode ‘${mode.name}’: ${violations.join('; ') || 'the story failed to render.'}`);
    }
  } finally {
    await applyMode(page, id, { name: 'as before' });
  }
}

/**
 * Applies a mode and waits until the story is rendered and tested by axe. Otherwise the runner would mistake the end of
 * this rendering for the next story's.
 */
async function applyMode(page: Page, id: string, { theme, brand, direction, width, forcedColors: isForced }: Mode) {
  await page.setViewportSize({ ...window, width: width ?? window.width });
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: isForced ? 'active' : 'none' });
  return page.evaluate(
    ({ story, globals }) =>
      new Promise<{ status: string; violations: string[] }>((resolve) => {
        const channel = (globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel })
          .__STORYBOOK_ADDONS_CHANNEL__;
        const onFinished = ({ storyId, status, reporters }: StoryFinishedPayload) => {
          if (storyId !== story) return;
          channel.off('storyFinished', onFinished);
          const found = reporters.flatMap(({ type, result }) =>
            type === 'a11y' ? ((result as Partial<AxeResults>).violations ?? []) : [],
          );
          resolve({ status, violations: found.map((violation) => `${violation.id}: ${violation.help}`) });
        };
        channel.on('storyFinished', onFinished);
        channel.emit('updateGlobals', { globals });
      }),
    {
      story: id,
      globals: { theme: theme ?? 'light', brand: brand ?? 'dealer', direction: direction ?? 'ltr' },
    },
  );
}
