import { referral } from '../config/referral.ts';

/** @sample A partner's code on a ticket: invented. The app creates real codes after sign-in. */
export const sampleCode = 'FIELD-7K2';

/** The value of a referral, as figures and their labels. */
export const benefits = [
  {
    figure: String(referral.credits),
    label: 'free credits for you, and the same for the dealer you refer',
  },
  { figure: `${referral.discountPercent}%`, label: 'off the first month for a new user who uses your code' },
  {
    figure: `${referral.commissionPercent}%`,
    label: 'commission for you on the first month’s payment for each subscription bought with your code',
  },
] as const;

export const steps = [
  { title: 'Get your code', text: 'Sign in to the app, which creates a referral code for you.' },
  {
    title: 'Pass it on',
    text: 'Share it at the auction, in a message or on an invoice. Every new user who uses it counts as your referral.',
  },
  {
    title: 'You both gain',
    text: 'You both get free credits, they pay less for their first month, and you earn commission on it.',
  },
] as const;

export const ending = {
  heading: 'Know a dealer who’d use this?',
  text: 'Get your code, send it today, and you’ll both start with free credits.',
  action: 'Join as a partner',
} as const;

/** @sample When we pay commission: invented. */
export const reasons = [
  {
    title: 'Fast, transparent payouts',
    text: 'See what your code has earned. We pay your commission within 14 days of the new user’s first payment.',
  },
  {
    title: 'Win-win value',
    text: 'They start with free credits and money off. You get free credits and commission.',
  },
  {
    title: 'Share anywhere',
    text: 'Your code is short. Text it, print it on a card or read it out over the phone.',
  },
] as const;
