import { paths } from '../config/paths.ts';

export const notFound = {
  lead: 'The link may be out of date, or the address mistyped. Search for a car, or try one of the links below.',
  links: [
    { name: 'Return to Home', href: paths.home, text: 'What we do and who it’s for' },
    { name: 'Book Demo', href: paths.demo, text: 'Thirty minutes, one to one' },
    { name: 'Pricing', href: paths.pricing, text: 'Plans and what they include' },
    { name: 'Contact', href: paths.contact, text: 'Ask a question, or report a broken link' },
  ],
} as const;
