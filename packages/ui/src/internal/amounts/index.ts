/** Amounts as British readers write them. Formatters are made once: making one costs more than a hundred uses. */
const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });
const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1, roundingMode: 'trunc' });

/** Whole pounds: '£26,850'. */
export const formatPounds = (amount: number) => pounds.format(amount);

const short = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  notation: 'compact',
  maximumSignificantDigits: 3,
});

/** For a place that holds seven characters: whole pounds up to a million, then '£8.35m'. */
export const formatPoundsShort = (amount: number) => (amount < 1e6 ? pounds : short).format(amount);

/** '12,000' */
export const formatWhole = (amount: number) => whole.format(amount);

/** Of a share in per cent, to a tenth and without its sign: '8.6%'. Cut, so that 14.96 is not said to be the 15 of a rule. */
export const formatPercent = (percent: number) => `${tenths.format(Math.abs(percent))}%`;
