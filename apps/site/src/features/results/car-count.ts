export const counted = new Intl.NumberFormat('en-GB');

/** Formats a number of cars: '1 car', '1,204 cars'. */
export const formatCarCount = (total: number): string => `${counted.format(total)} ${total === 1 ? 'car' : 'cars'}`;
