import { brand } from '../config/brand.ts';
import { env } from '../config/env.ts';
import type { Purpose } from '../lib/consent.ts';
import { parseUrl } from '../lib/parse-url.ts';
import { COOKIE_SETTINGS } from './cookie-settings.ts';

const getHost = (address: string): string => parseUrl(address)?.host ?? '';

interface PurposeTexts {
  /** The label of the choice. */
  name: string;
  /** The data that is stored or shared if the purpose is allowed, with whom, and for how long. */
  description: string;
}

export const purposeTexts: Readonly<Record<Purpose, PurposeTexts>> = {
  recent: {
    name: 'Remember the cars I looked at',
    description: 'Up to twelve, in this browser only. If you say no, we empty the list and keep it empty.',
  },
  measurement: {
    name: 'Measure how fast pages load for me',
    description: `Load times and the page’s path go to ${getHost(env.reportUrl)}: never your name, your words or anything that identifies you.`,
  },
  calendar: {
    name: `Show the booking calendar from ${getHost(env.calendarEmbedUrl)}`,
    description:
      'It loads as soon as you open the demo page, learns your IP address and which browser you use, and may set its own cookies.',
  },
  policies: {
    name: `Show policies from ${getHost(env.policy.url)}`,
    description:
      'They load as soon as you open a policy. That host learns your IP address and which browser you use, and may set its own cookies.',
  },
};

export const notice = {
  name: 'Cookie choices',
  heading: 'Cookie choices',
  text: `${brand.short} sets no cookies. None of this happens until you say yes, and the site works the same if you say no.`,
} as const;

export const settings = {
  title: COOKIE_SETTINGS,
  description: `${brand.short} sets no cookies. Here’s what it keeps in this browser or loads from other companies. You decide.`,
  needed:
    'Always kept in this browser, because you asked for it: the cars you save, your theme, whether results are a grid or a list, whether the ‘/’ key takes you to the search box, the text in a search box, a conversation with the assistant or an unsent message until you close the tab, and these choices, for six months.',
  others: `Other companies’ cookies on this site are covered by the notice from ${getHost(env.consent.scriptUrl)}.`,
} as const;
