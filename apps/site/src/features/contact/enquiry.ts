import { countCredits, type MonthlyUse } from '../../config/credits.ts';
import { type UpcomingTool, upcomingTools } from '../../config/upcoming-tools.ts';
import { formatNumber } from '../../lib/format-number.ts';
import type { ContactFields } from '../../services/contact.ts';

/** The subject of a visitor's message, as the link to the contact page states it. */
export type Enquiry = PlanEnquiry | WaitlistEnquiry;

export interface PlanEnquiry {
  plan: 'enterprise';
  /** The monthly use from the calculator. */
  use?: MonthlyUse | undefined;
}

export interface WaitlistEnquiry {
  waitlist: UpcomingTool;
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isUpcomingTool = (value: unknown): value is UpcomingTool =>
  typeof value === 'string' && Object.hasOwn(upcomingTools, value);

/** The navigation state of a link to the contact page. */
export interface EnquiryState {
  enquiry: Enquiry;
}

/**
 * Undefined if the navigation state has no enquiry or an invalid one, because the browser may restore the state of an
 * older version of the site.
 */
export function parseEnquiryState(state: unknown): Enquiry | undefined {
  const { enquiry } = (typeof state === 'object' ? (state ?? {}) : {}) as {
    enquiry?: Partial<PlanEnquiry & WaitlistEnquiry> | null;
  };
  if (isUpcomingTool(enquiry?.waitlist)) return { waitlist: enquiry.waitlist };
  if (enquiry?.plan !== 'enterprise') return undefined;
  const { use } = enquiry;
  const hasUse = isCount(use?.sites) && isCount(use.valuations) && isCount(use.calls);
  return hasUse ? { plan: enquiry.plan, use } : { plan: enquiry.plan };
}

/** Reads the enquiry in the query of a link to the contact page. Undefined if there is none. */
export function parseEnquiryQuery(search: string): Enquiry | undefined {
  const query = new URLSearchParams(search);
  const getCount = (name: string) => (/^\d{1,7}$/.test(query.get(name) ?? '') ? Number(query.get(name)) : undefined);
  const use = { sites: getCount('sites'), valuations: getCount('valuations'), calls: getCount('calls') };
  return parseEnquiryState({ enquiry: { plan: query.get('plan'), waitlist: query.get('waitlist'), use } });
}

const formatCount = (number: number, singular: string, plural: string): string =>
  number === 1 ? `one ${singular}` : `${formatNumber(number)} ${plural}`;

export function prefillEnquiry(enquiry: Enquiry): ContactFields {
  if ('waitlist' in enquiry) {
    const subject = `${upcomingTools[enquiry.waitlist]} waitlist`;
    return { subject, message: `Please add me to the ${subject}.` };
  }
  const { use } = enquiry;
  const subject = 'Enterprise plan';
  if (!use) return { subject };
  const sites = formatCount(use.sites, 'site', 'sites');
  const actionCounts = `${formatCount(use.valuations, 'car', 'cars')} and make ${formatCount(use.calls, 'negotiation call', 'negotiation calls')}`;
  return {
    subject,
    message: `We have ${sites}. ${use.sites === 1 ? 'We’d' : 'Each would'} value ${actionCounts} a month: ${formatNumber(countCredits(use))} credits in all.\n\nPlease send us a price for Enterprise.`,
  };
}
