import { Band } from '@forecourt/ui/Band';
import { Text } from '@forecourt/ui/Text';
import { Stack } from '@forecourt/ui/Stack';
import { SampleListingTable } from '@forecourt/ui/SampleListingTable';
import { claims } from '../../../config/claims.ts';
import { sampleListings } from '../../../content/sample-listings.ts';

const { figure, text } = claims.foundToday;

/** The listings of the stack as a list on the same background. */
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
          note={`${figure} ${text}, stated by the company`}
          listings={sampleListings}
        />
        <Text size="small" tone="muted">
          {sampleListings[0]?.valuation.rule.text} Three sample listings.
        </Text>
      </Stack>
    </Band>
  );
}
