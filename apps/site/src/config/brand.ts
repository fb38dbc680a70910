import { env } from './env.ts';

/**
 * The company's names, registration and contact details.
 * @sample Contact details: address, telephone and email are reserved for examples, and the company and VAT numbers are invented.
 */
export const brand = {
  name: 'AI Dealer Solutions',
  short: 'ADS',
  founded: 2025,
  blurb: 'Transform your car dealership with AI-powered solutions, from smart search to intelligent negotiations.',
  email: 'hello@example.com',
  phone: { label: '020\u00a07946\u00a00123', href: 'tel:+442079460123' },
  address: ['1 Example Street', 'London EC1A 1BB'],
  registration: 'Registered in England and Wales, company number\u00a000000000',
  vatNumber: 'GB\u00a0000\u00a00000\u00a000',
  social: { linkedin: env.linkedInUrl, twitter: '', facebook: '' },
} as const;

/** @sample How soon we reply to messages and requests for a demo: invented. */
export const responseTime = 'within one working day';
