import { Container } from '@forecourt/ui/Container';
import { SampleListingTable } from '@forecourt/ui/SampleListingTable';
import { claims } from '../../../config/claims.ts';
import { sampleListings } from '../../../content/sample-listings.ts';
import * as css from './listings.css.ts';

const { figure, text } = claims.foundToday;

/** The listings of the stack as one list, on the same ground. */
export function Listings() {
  return (
    <section className={css.dark} data-theme="dark" aria-label="Sample listings, the best price first">
      <Container>
        <SampleListingTable
          caption="Good first, then fair, then high"
          note={`${figure} ${text}, stated by the company`}
          listings={sampleListings}
        />
        <p className={css.rule}>{sampleListings[0]?.valuation.rule.text} Three sample listings.</p>
      </Container>
    </section>
  );
}
