import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { type NegotiationReport, NegotiationReportCard } from './index.ts';

const report: NegotiationReport = {
  make: 'Audi',
  model: 'A4',
  year: 2022,
  seller: 'Private seller',
  callSeconds: 402,
  status: { label: 'Completed', variant: 'success' },
  originalPrice: 20_000,
  negotiatedPrice: 18_500,
  date: '2025-06-12',
};

const getRows = () => [...document.querySelectorAll('dl > div')].map((row) => row.textContent);
const getPart = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);

test('shows the result of the call and computes the saving', async () => {
  await render(<NegotiationReportCard report={report} />);
  await expect.element(page.getByRole('article', { name: 'Audi A4' })).toBeVisible();
  expect(getRows()).toEqual(['Original price£20,000', 'Negotiated price£18,500', 'Total savings£1,500']);
  expect(getPart('Facts')).toHaveTextContent('2022 · Private seller');
  expect(getPart('Call')).toHaveTextContent('Call: 6 min 42 s');
  expect(getPart('Date')).toHaveTextContent('Reported on 12 June 2025');
  expect(document.querySelector('time')).toHaveAttribute('datetime', '2025-06-12');
  expect(page.getByRole('button').elements()).toEqual([]);
});

test('draws the discount to scale at the end of its bar', async () => {
  await render(
    <div style={{ inlineSize: 448 }}>
      <NegotiationReportCard report={report} />
    </div>,
  );
  // 7.5% of 400 px, the width of the card without its padding.
  const bar = getPart('Bar');
  expect(bar && getComputedStyle(bar, '::after').inlineSize).toBe('30px');
  expect(bar).toHaveAttribute('aria-hidden', 'true');
});

test('describes its button by the car’s name', async () => {
  const onViewReport = vi.fn<() => void>();
  await render(<NegotiationReportCard report={report} onViewReport={onViewReport} headingLevel={4} />);
  const button = page.getByRole('button', { name: 'View Report' });
  await expect.element(button).toHaveAccessibleDescription('Audi A4');
  await button.click();
  expect(onViewReport).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('heading', { level: 4 })).toBeVisible();
});

test.each(['default', 'secondary', 'success'] as const)(
  'shows a %s status in words, not only by colour',
  async (variant) => {
    await render(<NegotiationReportCard report={{ ...report, status: { label: 'Status', variant } }} />);
    expect(getPart('Status')).toHaveTextContent('Status');
    expect(getPart('Status')).toHaveAttribute('data-variant', variant);
    expect(getPart('Status')?.querySelectorAll('svg')).toHaveLength(variant === 'success' ? 1 : 0);
  },
);

test('shows translated strings', async () => {
  await render(<NegotiationReportCard report={report} strings={{ call: '{minutes}:{seconds}', savings: 'Gespart' }} />);
  expect(getPart('Call')).toHaveTextContent('6:42');
  expect(getRows().at(-1)).toBe('Gespart£1,500');
});
