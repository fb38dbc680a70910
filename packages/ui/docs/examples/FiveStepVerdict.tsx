import {
  PriceRuler,
  PriceSum,
  PriceTag,
  type OwnVerdict,
  type PriceBand,
  type Valuation,
} from '@forecourt/ui/PriceTag';

const steps: readonly (OwnVerdict & PriceBand)[] = [
  { tone: 'good', label: 'Great price', upTo: -10 },
  { tone: 'good', label: 'Good price', upTo: 0 },
  { tone: 'fair', label: 'Fair price', upTo: 10 },
  { tone: 'high', label: 'Higher price', upTo: 20 },
  { tone: 'neutral', label: 'No comparison' },
];

/** A custom verdict rule. It is plain data, so your server can supply it. */
export function judge(price: number, estimate: number): Valuation {
  const percent = (price / estimate - 1) * 100;
  const { tone, label } = steps.find(({ upTo = Infinity }) => percent < upTo) ?? { tone: 'neutral', label: '' };
  return {
    verdict: { tone, label },
    price,
    estimate,
    rule: { text: 'We compare the price with 90 days of similar adverts.', bands: steps },
  };
}

export function FiveStepVerdict({ price, estimate }: { price: number; estimate: number }) {
  const valuation = judge(price, estimate);
  return (
    <p>
      <PriceTag verdict={valuation.verdict} />
      <PriceRuler valuation={valuation} />
      <PriceSum valuation={valuation} />
    </p>
  );
}
