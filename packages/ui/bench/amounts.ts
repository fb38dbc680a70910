/** Both screens use these formats, so that only their components differ. */
const poundFormat = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });
const wholeNumberFormat = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/** Formats whole pounds: '£26,850'. */
export const formatPounds = (amount: number) => poundFormat.format(amount);

/** Formats a whole number: '12,000'. */
export const formatWhole = (amount: number) => wholeNumberFormat.format(amount);
