import { virtual } from '@guidepup/virtual-screen-reader';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { Accordion } from '../Accordion/index.ts';
import { Disclosure } from './index.ts';

afterEach(() => virtual.stop());

/** Returns 15 phrases, which repeat if the container has fewer. */
async function getSpokenText(container: HTMLElement): Promise<string> {
  await virtual.start({ container });
  for (let step = 0; step < 15; step++) await virtual.next();
  const phrases = await virtual.spokenPhraseLog();
  await virtual.stop();
  return phrases.join('\n');
}

test('announces the title as a button with its state, and the panel only if open', async () => {
  const { container } = await render(<Disclosure title="Delivery">Within three days.</Disclosure>);
  const spokenWhenClosed = await getSpokenText(container);
  expect(spokenWhenClosed).toContain('button, Delivery, 1 control, not expanded');
  expect(spokenWhenClosed).not.toContain('Within three days.');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const spokenWhenOpen = await getSpokenText(container);
  expect(spokenWhenOpen).toContain('button, Delivery, 1 control, expanded');
  expect(spokenWhenOpen).toContain('group, Delivery');
  expect(spokenWhenOpen).toContain('Within three days.');
});

test('announces an accordion’s titles as headings, and only its open panel', async () => {
  const { container } = await render(
    <Accordion headingLevel={3} defaultExpandedKeys={['vehicles']}>
      <Disclosure id="plans" title="Plans">
        Next month.
      </Disclosure>
      <Disclosure id="vehicles" title="Vehicles">
        By active listings.
      </Disclosure>
    </Accordion>,
  );
  const log = await getSpokenText(container);
  expect(log).toContain('heading, Plans, level 3');
  expect(log).toContain('By active listings.');
  expect(log).not.toContain('Next month.');
});
