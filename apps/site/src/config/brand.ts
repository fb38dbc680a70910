import { env } from './env.ts';

/** The company as the site names it. The contact details are sample content: the numbers and names are reserved for examples. */
export const brand = {
  name: 'AI Dealer Solutions',
  short: 'ADS',
  founded: 2025,
  blurb: 'Transform your car dealership with AI-powered solutions, from smart search to intelligent negotiations.',
  email: 'hello@example.com',
  phone: { label: '020 7946 0123', href: 'tel:+442079460123' },
  address: ['1 Example Street', 'London EC1A 1BB'],
  social: { linkedin: env.linkedInUrl, twitter: '', facebook: '' },
} as const;
