// Type tests: code that must and must not compile.
import { PriceLedger, PriceRuler, PriceTag, type Valuation } from './index.ts';

const valuation: Valuation = {
  verdict: 'good',
  price: 9_000,
  estimate: 10_000,
  rule: { text: 'Below the estimate is a good price.', bands: { good: 0, high: 15 } },
};

export const validUses = (
  <>
    <PriceTag verdict="high" word="Bad deal" />
    <PriceTag verdict={{ tone: 'high', label: 'Zu teuer' }} />
    <PriceTag />
    <PriceRuler
      valuation={{ ...valuation, rule: { text: '', bands: [{ tone: 'good', upTo: 5 }, { tone: 'neutral' }] } }}
    />
    <PriceRuler valuation={valuation} size="l" />
    <PriceRuler />
    <PriceLedger valuation={valuation} range={{ low: 9_500, high: 10_500 }} />
  </>
);

export const invalidUses = (
  <>
    {/* @ts-expect-error a verdict of your own needs a label */}
    <PriceTag verdict={{ tone: 'good' }} />
    {/* @ts-expect-error 'bad' is not a verdict: use 'high' */}
    <PriceTag verdict="bad" />
    {/* @ts-expect-error `valuation` is required */}
    <PriceLedger />
    {/* @ts-expect-error `rule` is required */}
    <PriceRuler valuation={{ verdict: 'good', price: 9_000, estimate: 10_000 }} />
  </>
);
