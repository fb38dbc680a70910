import { Stack } from '@forecourt/ui/Stack';
import { Grid } from '@forecourt/ui/Grid';
import { Container } from '@forecourt/ui/Container';
import { paths } from '../../../config/paths.ts';
import { ClosingActions } from '../../../features/closing/closing-actions.tsx';
import { renderEnquiryLink } from '../../../features/contact/render-enquiry-link.tsx';
import { gloss, headline, small } from '../../../typeset.css.ts';
import * as css from './ending.css.ts';

export function Ending() {
  return (
    <Container padding="l" paddingSides="end" render={(props) => <section {...props} aria-labelledby="closing" />}>
      <div className={css.row}>
        <p className={small}>Date to be announced</p>
        <Grid className={css.draft} columns={{ desktop: '7:5' }} gap={{ base: 6, desktop: 12 }} align="end">
          <h2 className={headline} id="closing">
            Be first to know when it&nbsp;launches.
          </h2>
          <Stack gap={5}>
            <p className={gloss}>
              We’re still building the Marketing Tool. Join the waitlist to get it first, or see what’s ready in a demo.
            </p>
            <ClosingActions
              actions={[
                { name: 'Join Waitlist', href: paths.contact, render: renderEnquiryLink({ waitlist: 'marketing' }) },
                { name: 'Book Demo', href: paths.demo },
              ]}
            />
          </Stack>
        </Grid>
      </div>
    </Container>
  );
}
