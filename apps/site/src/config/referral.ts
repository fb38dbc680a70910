/** The value of a referral. Partners are users of the external app, which creates their codes. */
export const referral = {
  /** The free credits that the partner and the new user each get. */
  credits: 50,
  /** The percentage off the new user's first month. */
  discountPercent: 10,
  /** The partner's percentage of the first month's payment. */
  commissionPercent: 20,
} as const;
