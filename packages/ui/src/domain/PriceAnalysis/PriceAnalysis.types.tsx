// Type tests: code that must and must not compile.
import { createRef } from 'react';
import { PriceAnalysis } from './index.ts';

export const validUses = (
  <>
    <PriceAnalysis ref={createRef<HTMLDivElement>()} id="price" />
    <PriceAnalysis price={9_000} futureValue={{ threeYears: 5_000 }} onCheckValue={async () => {}} headingLevel={5} />
  </>
);

export const invalidUses = (
  <>
    {/* @ts-expect-error `headingLevel` is at most 5, because the future value has the next level */}
    <PriceAnalysis headingLevel={6} />
    {/* @ts-expect-error the handler must return a promise */}
    <PriceAnalysis onCheckValue={() => undefined} />
    {/* @ts-expect-error a future value is for one, three or five years */}
    <PriceAnalysis futureValue={{ twoYears: 5_000 }} />
  </>
);
