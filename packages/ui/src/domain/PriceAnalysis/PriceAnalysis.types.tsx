// Type tests: code that must and must not compile.
import { createRef } from 'react';
import { PriceAnalysis } from './index.ts';

export const accepted = (
  <>
    <PriceAnalysis ref={createRef<HTMLDivElement>()} id="price" />
    <PriceAnalysis price={9_000} futureValue={{ threeYears: 5_000 }} onCheckValue={async () => {}} headingLevel={5} />
  </>
);

export const refused = (
  <>
    {/* @ts-expect-error the heading of the future value is one level below */}
    <PriceAnalysis headingLevel={6} />
    {/* @ts-expect-error nobody could tell when the valuation is over */}
    <PriceAnalysis onCheckValue={() => undefined} />
    {/* @ts-expect-error a year that is not foretold */}
    <PriceAnalysis futureValue={{ twoYears: 5_000 }} />
  </>
);
