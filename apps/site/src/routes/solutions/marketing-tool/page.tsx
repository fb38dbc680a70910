import { Band } from '@forecourt/ui/Band';
import { Inline } from '@forecourt/ui/Inline';
import { Text } from '@forecourt/ui/Text';
import { Stack } from '@forecourt/ui/Stack';
import { Grid } from '@forecourt/ui/Grid';
import { Badge } from '@forecourt/ui/Badge';
import { Icon } from '@forecourt/ui/Icon';
import { LinkButton } from '@forecourt/ui/LinkButton';
import { Suspense } from 'react';
import { env } from '../../../config/env.ts';
import { paths } from '../../../config/paths.ts';
import { deferHydration } from '../../../lib/defer-hydration.ts';
import { renderEnquiryLink } from '../../../features/contact/render-enquiry-link.tsx';
import { PageHead } from '../../../lib/page-head.tsx';
import { tool } from '../../../typeset.css.ts';
import * as css from './marketing-tool.css.ts';

const Sections = deferHydration('insights', () => import('./sections.tsx'));

export function Component() {
  return (
    <>
      <PageHead
        title="Marketing Tool: posts about your stock (Coming Soon)"
        description="Create, schedule and track posts about your stock on TikTok, Instagram, Facebook and similar, all in one place. Coming soon."
        canonical={paths.marketingTool}
      />
      <Band paddingStart={{ base: 8, desktop: 10 }}>
        <Grid columns={{ desktop: '7:5' }} gap={{ base: 6, desktop: 12 }} align="end">
          <div>
            <p className={tool}>
              Marketing Tool <Badge tone="outline">Coming Soon</Badge>
            </p>
            <h1 className={css.heading}>A week of posts from the cars you have.</h1>
          </div>
          <Stack gap={6}>
            <Text size="lead" tone="muted">
              Posts for TikTok, Instagram, Facebook and similar, written from each car’s details, scheduled for you and
              tracked right through to the messages they bring in.
            </Text>
            <Inline gap={3} render={(props) => <p {...props} />}>
              <LinkButton
                size="l"
                variant="accent"
                href={paths.contact}
                render={renderEnquiryLink({ waitlist: 'marketing' })}
              >
                Join Waitlist
              </LinkButton>
              <LinkButton size="l" variant="secondary" href={env.appUrl} target="_blank" rel="noopener">
                Start Marketing <Icon name="external" size="s" label="opens in a new tab" />
              </LinkButton>
            </Inline>
          </Stack>
        </Grid>
      </Band>
      <Suspense>
        <Sections />
      </Suspense>
    </>
  );
}
