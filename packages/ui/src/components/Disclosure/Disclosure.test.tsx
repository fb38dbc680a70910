import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { getAccessibleNames } from '../../../test/support/accessibility-tree.ts';
import { runInAct, hydrate } from '../../../test/support/hydrate.ts';
import { withMediaFeatures } from '../../../test/support/media.ts';
import { Disclosure } from './index.ts';

const getTrigger = () => page.getByRole('button', { name: 'Solutions' });
const getPanel = () => {
  const element = document.querySelector<HTMLElement>('[data-part="Panel"]');
  if (element === null) throw new Error('The panel is missing.');
  return element;
};
const getPanelHeight = async () => {
  await Promise.allSettled(
    getPanel()
      .getAnimations()
      .map(({ finished }) => finished),
  );
  return getPanel().getBoundingClientRect().height;
};

test('opens on Enter, closes on Space and keeps focus on its button', async () => {
  const onExpandedChange = vi.fn<(isOpen: boolean) => void>();
  await render(
    <Disclosure title="Solutions" onExpandedChange={onExpandedChange}>
      <a href="/smart">Smart Search</a>
    </Disclosure>,
  );
  await expect.element(getTrigger()).toHaveAttribute('aria-expanded', 'false');
  expect(await getPanelHeight()).toBe(0);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(getTrigger()).toHaveAttribute('aria-expanded', 'true');
  expect(getTrigger().element().getAttribute('aria-controls')).toBe(getPanel().id);
  expect(await getPanelHeight()).toBeGreaterThan(20);
  await expect.element(page.getByRole('group', { name: 'Solutions' })).toBeVisible();
  await userEvent.keyboard(' ');
  await expect.element(getTrigger()).toHaveFocus();
  expect(onExpandedChange.mock.calls).toEqual([[true], [false]]);
});

test('hides a closed panel from screen readers and Tab', async () => {
  await render(
    <>
      <Disclosure title="Solutions">
        <a href="/smart">Smart Search</a>
      </Disclosure>
      <a href="/next">Next</a>
    </>,
  );
  expect(page.getByRole('link', { name: 'Smart Search' }).query()).toBeNull();
  expect(await getAccessibleNames('group')).toEqual([]);
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Next' })).toHaveFocus();
});

const listStyleRules = (rules: CSSRuleList): CSSStyleRule[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return rule;
    return rule instanceof CSSLayerBlockRule ? listStyleRules(rule.cssRules) : [];
  });

test('hides closed content in browsers without hidden="until-found"', async () => {
  await render(<Disclosure title="Solutions">Smart Search</Disclosure>);
  // The browser's own style sheet has a similar rule, so the test reads only those of the page.
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => listStyleRules(cssRules));
  const panelRules = rules.filter(({ selectorText }) => getPanel().matches(selectorText));
  expect(getPanel()).toHaveAttribute('hidden', 'until-found');
  expect(panelRules.map(({ style }) => style.contentVisibility)).toContain('hidden');
});

test('opens when find-in-page finds its content', async () => {
  const onExpandedChange = vi.fn<(isOpen: boolean) => void>();
  const { rerender } = await render(
    <Disclosure title="Solutions" onExpandedChange={onExpandedChange}>
      Smart Search
    </Disclosure>,
  );
  expect(getPanel()).toHaveAttribute('hidden', 'until-found');
  await runInAct(async () => void getPanel().dispatchEvent(new Event('beforematch', { bubbles: true })));
  await expect.element(getTrigger()).toHaveAttribute('aria-expanded', 'true');
  expect(getPanel()).not.toHaveAttribute('hidden');
  expect(onExpandedChange).toHaveBeenLastCalledWith(true);
  await getTrigger().click();
  await rerender(<Disclosure title="Solutions">Ads Search</Disclosure>);
  await expect.poll(() => getPanel().getAttribute('hidden')).toBe('until-found');
});

test('stays closed until isExpanded is true', async () => {
  function ControlledDisclosure() {
    const [requestCount, setRequestCount] = useState(0);
    return (
      <Disclosure
        title="Solutions"
        isExpanded={requestCount > 1}
        onExpandedChange={() => setRequestCount(requestCount + 1)}
      >
        Smart Search
      </Disclosure>
    );
  }
  await render(<ControlledDisclosure />);
  await getTrigger().click();
  await expect.element(getTrigger()).toHaveAttribute('aria-expanded', 'false');
  await getTrigger().click();
  await expect.element(getTrigger()).toHaveAttribute('aria-expanded', 'true');
});

test('makes its title a heading of the given level', async () => {
  await render(
    <Disclosure title="Solutions" headingLevel={3}>
      Smart Search
    </Disclosure>,
  );
  await expect
    .element(page.getByRole('heading', { level: 3, name: 'Solutions' }).getByRole('button'))
    .toBeInTheDocument();
});

test('renders open and closed panels on the server', async () => {
  const { host, unmount } = await hydrate(
    <>
      <Disclosure title="Open" defaultExpanded>
        Seen
      </Disclosure>
      <Disclosure title="Closed">Not seen</Disclosure>
    </>,
  );
  expect([...host.querySelectorAll('[data-part="Panel"]')].map((one) => one.getAttribute('hidden'))).toEqual([
    null,
    'until-found',
  ]);
  await unmount();
});

test('animates unless reduced motion is preferred', async () => {
  const countAnimations = () => getPanel().getAnimations().length;
  // Does not use the mouse, because moving the pointer back may take longer than the panel takes to open.
  const press = () => runInAct(async () => (getTrigger().element() as HTMLElement).click());
  await render(<Disclosure title="Solutions">Smart Search</Disclosure>);
  await press();
  expect(countAnimations()).toBeGreaterThan(0);
  await getPanelHeight();
  await withMediaFeatures({ 'prefers-reduced-motion': 'reduce' }, async () => {
    await press();
    expect(countAnimations()).toBe(0);
    expect(getPanel().getBoundingClientRect().height).toBe(0);
  });
});
