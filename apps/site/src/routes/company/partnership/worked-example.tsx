import { Band } from '@forecourt/ui/Band';
import { Heading } from '@forecourt/ui/Heading';
import { Text } from '@forecourt/ui/Text';
import { VisuallyHidden } from '@forecourt/ui/VisuallyHidden';
import { Inline } from '@forecourt/ui/Inline';
import { ToggleButtonGroup } from '@forecourt/ui/ToggleButtonGroup';
import { DescriptionList, DescriptionListItem } from '@forecourt/ui/DescriptionList';
import { useState } from 'react';
import { plans } from '../../../config/plans.ts';
import { referral } from '../../../config/referral.ts';
import * as css from './worked-example.css.ts';

const poundFormat = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  trailingZeroDisplay: 'stripIfInteger',
});

const paidPlans = plans.filter(({ prices }) => prices.monthly > 0);
const options = paidPlans.map(({ id, title }) => ({ value: id, label: title }));

export function WorkedExample() {
  const [chosenPlanId, setChosen] = useState(paidPlans.find(({ id }) => id === 'pro')?.id ?? paidPlans[0]?.id);
  const plan = paidPlans.find(({ id }) => id === chosenPlanId);
  if (!plan || !chosenPlanId) return null;
  const { monthly } = plan.prices;
  const discount = (monthly * referral.discountPercent) / 100;
  const payment = monthly - discount;
  const commission = (payment * referral.commissionPercent) / 100;

  return (
    <Band tone="raised" edges="both" padding={{ base: 16, desktop: 24 }} aria-labelledby="worked-example">
      <Inline gap={5} justify="between" render={(props) => <header {...props} />}>
        <Heading level={2} id="worked-example">
          What one referral is worth
        </Heading>
        <ToggleButtonGroup
          label="The plan they buy"
          isLabelHidden
          options={options}
          value={chosenPlanId}
          onChange={setChosen}
        />
      </Inline>
      {/* Decorative, because the ledgers below show the same figures. */}
      <p className={css.sum} aria-hidden="true">
        <span>{poundFormat.format(payment)}</span> <span className={css.sign}>×</span>{' '}
        <span>{referral.commissionPercent}%</span> <span className={css.sign}>=</span>{' '}
        <strong className={css.result}>{poundFormat.format(commission)}</strong>
      </p>
      <div className={css.ledgers}>
        <Ledger
          title="To them"
          rows={[
            [`A month on ${plan.title}`, poundFormat.format(monthly)],
            [`Your code, ${referral.discountPercent}% off`, `−${poundFormat.format(discount)}`],
          ]}
          total={['They pay', poundFormat.format(payment)]}
          note={`Plus ${referral.credits} free credits.`}
        />
        <Ledger
          title="To you"
          rows={[
            [`Their first payment for ${plan.title}`, poundFormat.format(payment)],
            ['Your commission rate', `${referral.commissionPercent}%`],
          ]}
          total={['Your commission', poundFormat.format(commission)]}
          note={`Plus ${referral.credits} free credits.`}
        />
      </div>
      <Text className={css.note} size="small" tone="muted">
        A worked example for the first month. Your commission is a share of what they pay after their{' '}
        {referral.discountPercent}% off.
      </Text>
      <VisuallyHidden render={(props) => <p {...props} role="status" />}>
        {`${plan.title}: ${referral.commissionPercent}% of ${poundFormat.format(payment)} is ${poundFormat.format(commission)}.`}
      </VisuallyHidden>
    </Band>
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
      <DescriptionList>
        {rows.map(([term, amount]) => (
          <DescriptionListItem key={term} term={term}>
            <span className={css.amount}>{amount}</span>
          </DescriptionListItem>
        ))}
        <DescriptionListItem term={total[0]} isTotal>
          <span className={css.amount}>{total[1]}</span>
        </DescriptionListItem>
      </DescriptionList>
      <Text size="small" tone="muted">
        {note}
      </Text>
    </div>
  );
}
