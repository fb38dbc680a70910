import { useIsSSR } from 'react-aria/SSRProvider';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { type Enquiry, parseEnquiryQuery, parseEnquiryState } from './enquiry.ts';

/** Returns what the visitor asks about, from the link to this page. Undefined in the prerendered page. */
export function useEnquiry(): Enquiry | undefined {
  const isHydrated = !useIsSSR();
  const { state, search } = useLocation() as { state: unknown; search: string };
  return useMemo(
    () => (isHydrated ? (parseEnquiryState(state) ?? parseEnquiryQuery(search)) : undefined),
    [isHydrated, state, search],
  );
}
