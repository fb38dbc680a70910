/** The value of a referral. Partners are users of the external app, which creates their codes. */
export const referral = {
  /** Free credits for both the partner and the new user. */
  credits: 50,
  /** Percentage off the new user's first month. */
  discountPercent: 10,
  /** Partner's percentage of the first month's payment. */
  commissionPercent: 20,
} as const;
