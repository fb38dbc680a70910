const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  trailingZeroDisplay: 'stripIfInteger',
});

/** '£1,920', and '£7.99' where there are pence: what is paid is never rounded. */
export const formatPrice = (amount: number) => pounds.format(amount);
