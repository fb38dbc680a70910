import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLedger } from './ledger.ts';

const amount = fc.double({ min: -50_000, max: 50_000, noNaN: true });

test('rounds each line to an integer so that the lines sum to the rounded estimate', () => {
  fc.assert(
    fc.property(amount, fc.array(amount, { maxLength: 6 }), fc.option(amount), (average, amounts, own) => {
      const adjustments = amounts.map((value) => ({ reason: 'other', label: 'Trim', amount: value }) as const);
      const total = amounts.reduce((sum, value) => sum + value, average);
      const estimate = own ?? total;
      const ledger = createLedger({ count: 5, average, adjustments }, estimate);
      const lines = [ledger.average, ...ledger.adjustments.map((line) => line.amount), ledger.rest];
      expect(lines.every(Number.isInteger)).toBe(true);
      expect(lines.reduce((sum, line) => sum + line, 0)).toBe(Math.round(estimate) + 0);
      // If the adjustments explain the estimate, no line is needed for the rest.
      if (own === null) expect(ledger.rest).toBe(0);
      [average, ...amounts].forEach((exact, index) => expect(Math.abs((lines[index] ?? 0) - exact)).toBeLessThan(1.01));
    }),
  );
});
