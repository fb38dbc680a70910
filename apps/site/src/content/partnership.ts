import { referral } from '../config/referral.ts';

/** @sample A partner's code on a ticket: invented. Real codes are made in the app, after sign-in. */
export const sampleCode = 'FIELD-7K2';

/** The value of a referral, as figures and units. */
export const benefits = [
  {
    figure: String(referral.credits),
    label: 'free credits for you, and as many for the dealer whom you refer',
  },
  { figure: `${referral.discountPercent}%`, label: 'off the first month of a new user who applies your code' },
  {
    figure: `${referral.commissionPercent}%`,
    label: 'commission for you on the first month’s payment of a subscription bought with your code',
  },
] as const;

export const steps = [
  { title: 'Take your code', text: 'Sign in to the app. Your referral code is made there, and it is yours.' },
  {
    title: 'Pass it on',
    text: 'At the auction, in a message, on an invoice: everyone who applies it counts as your referral.',
  },
  {
    title: 'Both of you gain',
    text: 'Credits for both at once, less to pay for them, and a share of their first month for you.',
  },
] as const;

export const reasons = [
  {
    title: 'Fast, transparent payouts',
    text: 'You see who joined by your code, what they bought and what that makes. It is the sum on this page, and no other.',
  },
  {
    title: 'Win-win value',
    text: 'You do not sell your friends to us: they pay less than they would without you, and begin with credits.',
  },
  {
    title: 'Share anywhere',
    text: 'A code is a word. It works in a text message, on a business card and across a bar.',
  },
] as const;
