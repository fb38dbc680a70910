/** Both screens use these formats, so that only their components differ. */
const poundFormat = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });
const wholeNumberFormat = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

export const formatPounds = (amount: number) => poundFormat.format(amount);

export const formatWhole = (amount: number) => wholeNumberFormat.format(amount);
