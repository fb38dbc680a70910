const numberFormat = new Intl.NumberFormat('en-GB');

export const formatNumber = (value: number): string => numberFormat.format(value);

export const formatCarCount = (total: number): string => `${formatNumber(total)} ${total === 1 ? 'car' : 'cars'}`;
