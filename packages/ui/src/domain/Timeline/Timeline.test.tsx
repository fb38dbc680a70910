import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Timeline, type TimelinePhase } from './index.ts';

const phases: readonly TimelinePhase[] = [
  { id: 'research', title: 'Research', status: 'completed', when: 'in 2024' },
  { id: 'development', title: 'Development', status: 'in-progress', description: <p>The stock list first.</p> },
  { id: 'beta', title: 'Beta testing', status: 'planned', when: 'Planned Q3 2025' },
];

const getRect = (part: string, at = 0) =>
  document.querySelectorAll(`[data-part="${part}"]`)[at]?.getBoundingClientRect();
const mount = (width: number) =>
  render(
    <div style={{ inlineSize: width }}>
      <Timeline phases={phases} />
    </div>,
  );

test('is an ordered list with statuses, and marks the current phase', async () => {
  await mount(800);
  const items = page.getByRole('list').getByRole('listitem').elements();
  expect(items.map((item) => item.textContent)).toEqual([
    'Completed in 2024Research',
    'In ProgressDevelopmentThe stock list first.',
    'Planned Q3 2025Beta testing',
  ]);
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
});

test('shows the status before the axis when wide, and above the title when narrow', async () => {
  const { rerender } = await mount(800);
  expect(getRect('Status')?.right).toBeLessThanOrEqual(getRect('Axis')?.left ?? 0);
  expect(Math.abs((getRect('Status')?.top ?? 0) - (getRect('Title')?.top ?? 99))).toBeLessThan(8);
  await rerender(
    <div style={{ inlineSize: 300 }}>
      <Timeline phases={phases} />
    </div>,
  );
  expect(getRect('Status')?.left).toBeGreaterThanOrEqual(getRect('Axis')?.right ?? 999);
  expect(getRect('Title')?.top).toBeGreaterThan(getRect('Status')?.top ?? 0);
});

test('shows translated strings, and headings at the given level', async () => {
  await render(<Timeline phases={phases} headingLevel={2} strings={{ completed: 'Fertig', inProgress: 'Im Gange' }} />);
  await expect.element(page.getByText('Fertig')).toBeVisible();
  await expect.element(page.getByText('Im Gange')).toBeVisible();
  expect(page.getByRole('heading', { level: 2 }).elements()).toHaveLength(3);
});
