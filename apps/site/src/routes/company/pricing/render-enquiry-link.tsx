import type { LinkButtonProps } from '@forecourt/ui/LinkButton';
import { Link } from 'react-router-dom';
import type { EnquiryState, PlanEnquiry } from '../../../features/contact/plan-enquiry.ts';

/** Renders a link to the contact page that tells the form which plan the enquiry is about. */
export const renderEnquiryLink =
  (enquiry: PlanEnquiry): NonNullable<LinkButtonProps['render']> =>
  ({ href, ...props }) => <Link {...props} to={href} state={{ enquiry } satisfies EnquiryState} />;
