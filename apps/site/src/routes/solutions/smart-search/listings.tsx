import { Band } from '@forecourt/ui/Band';
import { Text } from '@forecourt/ui/Text';
import { Stack } from '@forecourt/ui/Stack';
import { Link } from '@forecourt/ui/Link';
import { SampleListingTable } from '@forecourt/ui/SampleListingTable';
import { claims, claimsHref } from '../../../config/claims.ts';
import { sampleListings } from '../../../content/sample-listings.ts';
import { renderRouterLink } from '../../../lib/render-router-link.tsx';

const { figure, text } = claims.foundToday;

export function Listings() {
  return (
    <Band
      tone="surface"
      edges="end"
      paddingEnd={{ base: 16, desktop: 24 }}
      data-theme="dark"
      aria-label="Sample listings, best price first"
    >
      <Stack>
        <SampleListingTable
          caption="Good first, then fair, then high"
          note={
            <Link variant="quiet" href={claimsHref} render={renderRouterLink}>
              {figure} {text}
            </Link>
          }
          listings={sampleListings}
        />
        <Text size="small" tone="muted">
          {sampleListings[0]?.valuation.rule.text} Three sample listings.
        </Text>
      </Stack>
    </Band>
  );
}
