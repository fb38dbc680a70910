import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { parseEnquiryState, type PlanEnquiry } from './plan-enquiry.ts';

/** Returns the plan that the visitor asks about, from the link to this page. Undefined in the prerendered page. */
export function usePlanEnquiry(): PlanEnquiry | undefined {
  const isHydrated = useHydrated();
  const { state } = useLocation() as { state: unknown };
  return useMemo(() => (isHydrated ? parseEnquiryState(state) : undefined), [isHydrated, state]);
}
