import { env } from './env.ts';

/**
 * The company's names and contact details.
 * @sample Contact details: address, telephone and email are reserved for examples.
 */
export const brand = {
  name: 'AI Dealer Solutions',
  short: 'ADS',
  founded: 2025,
  blurb: 'Transform your car dealership with AI-powered solutions, from smart search to intelligent negotiations.',
  email: 'hello@example.com',
  phone: { label: '020\u00a07946\u00a00123', href: 'tel:+442079460123' },
  address: ['1 Example Street', 'London EC1A 1BB'],
  social: { linkedin: env.linkedInUrl, twitter: '', facebook: '' },
} as const;
