import { Container } from '@forecourt/ui/Container';
import { paths } from '../../../config/paths.ts';
import { ClosingActions } from '../../../features/closing/closing-actions.tsx';
import { renderEnquiryLink } from '../../../features/contact/render-enquiry-link.tsx';
import { headline, lead, small } from '../../../typeset.css.ts';
import * as css from './ending.css.ts';

export function Ending() {
  return (
    <Container padding="l" paddingSides="end" render={(props) => <section {...props} aria-labelledby="closing" />}>
      <div className={css.bay}>
        <p className={css.number} aria-hidden="true">
          <span className={small}>Bay 11, free</span>
        </p>
        <h2 className={headline} id="closing">
          Help us build it around your&nbsp;stock.
        </h2>
        <div className={css.side}>
          <p className={lead}>Dealers on the waitlist help decide what we build next, and test it on their own cars.</p>
          <ClosingActions
            actions={[
              { name: 'Join Waitlist', href: paths.contact, render: renderEnquiryLink({ waitlist: 'stock' }) },
              { name: 'Book Demo', href: paths.demo },
            ]}
          />
        </div>
      </div>
    </Container>
  );
}
