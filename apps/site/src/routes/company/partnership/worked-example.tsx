import { Inline } from '@forecourt/ui/Inline';
import { Container } from '@forecourt/ui/Container';
import { ToggleGroup } from '@forecourt/ui/ToggleGroup';
import { useState } from 'react';
import { plans } from '../../../config/plans.ts';
import { referral } from '../../../config/referral.ts';
import * as css from './worked-example.css.ts';

const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  trailingZeroDisplay: 'stripIfInteger',
});

const paid = plans.filter(({ prices }) => prices.monthly > 0);
const options = paid.map(({ id, title }) => ({ value: id, label: title }));

/** What one referral comes to, as arithmetic, for the plan that is chosen. */
export function WorkedExample() {
  const [chosen, setChosen] = useState(paid.find(({ id }) => id === 'pro')?.id ?? paid[0]?.id);
  const plan = paid.find(({ id }) => id === chosen);
  if (!plan || !chosen) return null;
  const { monthly } = plan.prices;
  const discount = (monthly * referral.discountPercent) / 100;
  const payment = monthly - discount;
  const commission = (payment * referral.commissionPercent) / 100;

  return (
    <section className={css.chapter} aria-labelledby="worked-example">
      <Container>
        <Inline gap={5} justify="between" render={(props) => <header {...props} />}>
          <h2 className={css.heading} id="worked-example">
            The sum, for one dealer
          </h2>
          <ToggleGroup
            label="The plan that they buy"
            isLabelHidden
            options={options}
            value={chosen}
            onChange={setChosen}
          />
        </Inline>
        {/* The ledger below says the same in words. */}
        <p className={css.sum} aria-hidden="true">
          <span>{pounds.format(payment)}</span> <span className={css.sign}>×</span>{' '}
          <span>{referral.commissionPercent}%</span> <span className={css.sign}>=</span>{' '}
          <strong className={css.result}>{pounds.format(commission)}</strong>
        </p>
        <div className={css.ledgers}>
          <Ledger
            title="Theirs"
            rows={[
              [`A month on ${plan.title}`, pounds.format(monthly)],
              [`Your code, ${referral.discountPercent}% off`, `−${pounds.format(discount)}`],
            ]}
            total={['They pay', pounds.format(payment)]}
            note={`And ${referral.credits} free credits.`}
          />
          <Ledger
            title="Yours"
            rows={[
              [`Their first payment for ${plan.title}`, pounds.format(payment)],
              ['Your share', `${referral.commissionPercent}%`],
            ]}
            total={['Your commission', pounds.format(commission)]}
            note={`And ${referral.credits} free credits.`}
          />
        </div>
        <p className={css.note}>
          A worked example, by the month: your share is of what they pay, after their {referral.discountPercent}%.
        </p>
        <p className={css.spoken} role="status">
          {`${plan.title}: ${referral.commissionPercent}% of ${pounds.format(payment)} is ${pounds.format(commission)}.`}
        </p>
      </Container>
    </section>
  );
}

interface LedgerProps {
  title: string;
  rows: readonly (readonly [term: string, amount: string])[];
  total: readonly [term: string, amount: string];
  note: string;
}

function Ledger({ title, rows, total, note }: LedgerProps) {
  return (
    <div>
      <h3 className={css.ledgerTitle}>{title}</h3>
      <dl>
        {rows.map(([term, amount]) => (
          <div key={term} className={css.row}>
            <dt className={css.term}>{term}</dt>
            <dd className={css.amount}>{amount}</dd>
          </div>
        ))}
        <div className={css.total}>
          <dt>{total[0]}</dt>
          <dd className={css.amount}>{total[1]}</dd>
        </div>
      </dl>
      <p className={css.ledgerNote}>{note}</p>
    </div>
  );
}
