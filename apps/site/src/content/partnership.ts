import { referral } from '../config/referral.ts';

/** @sample A partner's code on a ticket: invented. The app creates real codes after sign-in. */
export const sampleCode = 'FIELD-7K2';

/** The value of a referral, as figures and units. */
export const benefits = [
  {
    figure: String(referral.credits),
    label: 'free credits for you, and as many for the dealer you refer',
  },
  { figure: `${referral.discountPercent}%`, label: 'off the first month of a new user who applies your code' },
  {
    figure: `${referral.commissionPercent}%`,
    label: 'commission for you on the first month’s payment of each subscription bought with your code',
  },
] as const;

export const steps = [
  { title: 'Take your code', text: 'Sign in to the app and create your own referral code.' },
  {
    title: 'Pass it on',
    text: 'Share it at the auction, in a message or on an invoice. Everyone who uses it counts as your referral.',
  },
  {
    title: 'You both gain',
    text: 'You both get credits at once, they pay less, and you earn a share of their first month.',
  },
] as const;

export const ending = {
  heading: 'You know a dealer who’d use this.',
  text: 'Your code takes a minute to make. Send it today, and you both start with free credits.',
  action: 'Get your code',
} as const;

export const reasons = [
  {
    title: 'Fast, transparent payouts',
    text: 'See who joined with your code, what they bought and what you earned, at the rates on this page.',
  },
  {
    title: 'Win-win value',
    text: 'They pay less than they would without you, and start with free credits.',
  },
  {
    title: 'Share anywhere',
    text: 'It’s one short word. Text it, print it on a card or say it across the bar.',
  },
] as const;
