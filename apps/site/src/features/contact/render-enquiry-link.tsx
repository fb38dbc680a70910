import type { LinkButtonProps } from '@forecourt/ui/LinkButton';
import { type ComponentProps, useState } from 'react';
import { useLinkClickHandler } from 'react-router-dom';
import type { Enquiry, EnquiryState } from './enquiry.ts';
import { writeEnquiryQuery } from './write-enquiry-query.ts';

/** Renders a link to the contact page that tells the form what the enquiry is about. */
export const renderEnquiryLink =
  (enquiry: Enquiry): NonNullable<LinkButtonProps['render']> =>
  (props) => <EnquiryLink {...props} enquiry={enquiry} />;

interface EnquiryLinkProps extends ComponentProps<'a'> {
  enquiry: Enquiry;
}

/**
 * In the same tab the form gets the enquiry as navigation state. For a new tab it is added to the link's query, but
 * only on hover, touch or focus (docs/specification.md, section 2).
 */
function EnquiryLink({ enquiry, href = '', onClick, children, ...props }: EnquiryLinkProps) {
  const [hasQuery, setHasQuery] = useState(false);
  const navigate = useLinkClickHandler<HTMLAnchorElement>(href, { state: { enquiry } satisfies EnquiryState });
  const addQuery = () => setHasQuery(true);
  return (
    <a
      {...props}
      href={hasQuery ? `${href}?${writeEnquiryQuery(enquiry)}` : href}
      onPointerOverCapture={addQuery}
      onFocusCapture={addQuery}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
    >
      {children}
    </a>
  );
}
