import type { PlanEnquiry } from './plan-enquiry.ts';

/** Writes an enquiry as the query of a link, for a new tab, which gets no navigation state. */
export const writeEnquiryQuery = ({ plan, use }: PlanEnquiry): string =>
  new URLSearchParams({
    plan,
    ...(use && { sites: String(use.sites), valuations: String(use.valuations), calls: String(use.calls) }),
  }).toString();
