/** Both screens use these formats, so that only their components differ. */
const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });
const wholeNumber = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/** Formats whole pounds: '£26,850'. */
export const formatPounds = (amount: number) => pounds.format(amount);

/** Formats a whole number: '12,000'. */
export const formatWhole = (amount: number) => wholeNumber.format(amount);
