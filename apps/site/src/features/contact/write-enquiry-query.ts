import type { Enquiry, PlanEnquiry } from './enquiry.ts';

/** Writes an enquiry as the query of a link, for a new tab, which gets no navigation state. */
export function writeEnquiryQuery(enquiry: Enquiry): string {
  const { use, ...topic }: Enquiry & Pick<PlanEnquiry, 'use'> = enquiry;
  return new URLSearchParams(
    Object.entries({ ...topic, ...use }).map(([name, value]) => [name, String(value)]),
  ).toString();
}
