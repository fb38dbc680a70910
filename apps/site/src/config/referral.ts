/** What a referral is worth. A partner is a user of the external app, which makes her code. */
export const referral = {
  /** Free credits for whoever refers and for whoever is referred, each. */
  credits: 50,
  /** Per cent off the first month of a new user who applies a partner's code. */
  discountPercent: 10,
  /** Per cent for the partner of the first month's payment of a subscription that was bought with the code. */
  commissionPercent: 20,
} as const;
