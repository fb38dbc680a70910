const numberFormat = new Intl.NumberFormat('en-GB');

/** Formats a number with thousands separators: '1,204'. */
export const formatNumber = (value: number): string => numberFormat.format(value);

/** Formats a number of cars: '1 car' or '1,204 cars'. */
export const formatCarCount = (total: number): string => `${formatNumber(total)} ${total === 1 ? 'car' : 'cars'}`;
