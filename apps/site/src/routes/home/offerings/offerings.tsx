import { Container } from '@forecourt/ui/Container';
import { SolutionCard } from '@forecourt/ui/SolutionCard';
import type { ReactNode } from 'react';
import { offerings } from '../../../content/offerings.ts';
import { renderRouterLink } from '../../../lib/render-router-link.tsx';
import { MarketChart } from './market-chart.tsx';
import { SellerMessages } from './seller-messages.tsx';
import { SearchSlip } from './search-slip.tsx';
import { ValuationSlip } from './valuation-slip.tsx';
import * as css from './offerings.css.ts';

const sections: readonly { offering: (typeof offerings)[keyof typeof offerings]; artefact: ReactNode }[] = [
  { offering: offerings.search, artefact: <SearchSlip /> },
  { offering: offerings.valuation, artefact: <ValuationSlip /> },
  { offering: offerings.contact, artefact: <SellerMessages /> },
  { offering: offerings.analytics, artefact: <MarketChart /> },
];

export function Offerings() {
  return (
    <Container className={css.section} render={(props) => <section {...props} aria-labelledby="offerings" />}>
      <h2 className={css.heading} id="offerings">
        Four jobs, one&nbsp;desk
      </h2>
      <div className={css.index}>
        {sections.map(({ offering, artefact }, at) => (
          <SolutionCard
            key={offering.title}
            {...offering}
            place={at + 1}
            group="offerings"
            defaultOpen={at === 0}
            renderLink={renderRouterLink}
          >
            {artefact}
          </SolutionCard>
        ))}
      </div>
    </Container>
  );
}
