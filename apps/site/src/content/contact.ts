import { responseTime } from '../config/response-time.ts';

export interface AccountTexts {
  title: string;
  description: string;
  heading: string;
  lead: string;
  action: string;
}

export const contact = {
  heading: 'Talk to us',
  lead: `Want to know more about the tools, need a plan for several sites, or found something that isn’t working? Write to us, and a person will reply ${responseTime}.`,
  description:
    'Ask AI Dealer Solutions about the tools, a plan for several sites or something that isn’t working. You’ll find our email address, phone number and office here too.',
  /** Texts for visitors who want to create an account or sign in, which only the external app can do. */
  account: {
    signup: {
      title: 'Sign up',
      description: 'Create an account in our app, with 50 free credits, or write to us if you have a question first.',
      heading: 'Create your account',
      lead: 'Accounts are in our app, which opens in a new tab. Your first 50 credits are free.',
      action: 'Create an account',
    },
    login: {
      title: 'Sign in',
      description: 'Sign in to AI Dealer Solutions in our app, or write to us if you can’t get in.',
      heading: 'Sign in to ADS',
      lead: 'Signing in opens our app in a new tab. Can’t get in? Write to us below and we’ll help.',
      action: 'Sign in',
    },
  },
  labels: { name: 'Full Name', email: 'Email Address', subject: 'Subject', message: 'Message' },
} as const;

export const enterpriseContact = {
  heading: 'Talk to us about Enterprise',
  lead: `Tell us how many sites you have and how you buy. We’ll reply ${responseTime} with a price.`,
  leadWithUse: `Your numbers from the calculator are in the message. Add anything else we should know, and we’ll reply ${responseTime} with a price.`,
  messageHint: 'How many sites do you have, and how many cars do you value a month?',
} as const;

export const waitlistContact = {
  getHeading: (tool: string) => `Join the ${tool} waitlist`,
  lead: 'Leave your name and email address, and we’ll write to you as soon as it’s ready to try. It’s free, with no commitment.',
  messageHint: 'If you like, tell us what you’d use it for.',
} as const;

/** The toasts of the contact form (docs/specification.md, section 7.8) and the demo form. */
export const sentToasts = {
  message: {
    title: 'Message Sent',
    description: "We've received your message and will get back to you soon!",
  },
  booking: {
    title: 'Request sent',
    description: 'We’ve received your request and will email you to agree a time.',
  },
} as const;
