import type { IconName } from '@forecourt/ui/Icon';
import { paths } from './paths.ts';

export interface NavItem {
  name: string;
  href: string;
}

export interface SolutionItem {
  title: string;
  description: string;
  href: string;
  icon: IconName;
  badge?: string;
}

/** The links of the header and of the footer's Quick Links, in order (docs/specification.md, section 2). */
export const mainLinks: readonly NavItem[] = [
  { name: 'Pricing', href: paths.pricing },
  { name: 'Contact', href: paths.contact },
  { name: 'About', href: paths.about },
  { name: 'Partnership', href: paths.partnership },
];

/** The links of the Solutions menu and of the footer. */
export const solutions: readonly SolutionItem[] = [
  {
    title: 'Smart Search',
    description: 'Describe a car in a sentence; most cars come back valued.',
    href: paths.smartSearch,
    icon: 'search',
  },
  {
    title: 'Ads Search',
    description: 'Find private sellers’ adverts and see what the cars are worth.',
    href: paths.adsSearch,
    icon: 'tag',
  },
  {
    title: 'Negotiation Agent',
    description: 'Rings the seller, negotiates the price and writes a report.',
    href: paths.negotiationAgent,
    icon: 'phone',
  },
  {
    title: 'Marketing Tool',
    description: 'Create, schedule and track posts about your stock.',
    href: paths.marketingTool,
    icon: 'megaphone',
    badge: 'Coming Soon',
  },
  {
    title: 'Stock Management',
    description: 'Your stock in real time, with reports and forecasts.',
    href: paths.stockManagement,
    icon: 'chart',
    badge: 'Coming Soon',
  },
  {
    title: 'Community',
    description: 'A place for dealers to ask and answer questions.',
    href: paths.community,
    icon: 'chat',
    badge: 'Coming Soon',
  },
];
