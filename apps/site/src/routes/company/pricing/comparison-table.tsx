import { Badge } from '@forecourt/ui/Badge';
import { Icon } from '@forecourt/ui/Icon';
import { Table } from '@forecourt/ui/Table';
import type { BillingPeriod } from '../../../config/plan-prices.ts';
import { type PricingPlan, plans } from '../../../config/plans.ts';
import { comparePlans, mapPlans } from '../../../content/plan-comparison.ts';
import * as css from './comparison.css.ts';

export interface ComparisonTableProps {
  billing: BillingPeriod;
  /** The plan that the calculator recommends. Undefined if it recommends Enterprise. */
  recommendedId: PricingPlan['id'] | undefined;
}

const RECOMMENDED_LABEL = 'Fits your numbers';

export function ComparisonTable({ billing, recommendedId }: ComparisonTableProps) {
  return (
    <Table
      caption="Compare plans"
      isCaptionHidden
      columns={[
        { id: 'label', label: <span className={css.corner}>What you get</span>, textValue: 'What you get' },
        ...plans.map(({ id, title }) => {
          const isRecommended = id === recommendedId;
          return {
            id,
            label: (
              <span className={css.plan}>
                <span className={css.title}>{title}</span>{' '}
                {isRecommended ? <Badge tone="ink">{RECOMMENDED_LABEL}</Badge> : null}
              </span>
            ),
            textValue: isRecommended ? `${title}, ${RECOMMENDED_LABEL.toLowerCase()}` : title,
            isHighlighted: isRecommended,
          };
        }),
      ]}
      rows={comparePlans(billing).map(({ id, label, values }) => ({
        id,
        cells: {
          label,
          ...mapPlans((plan) => {
            const value = values[plan.id];
            return value === true ? <Icon name="check" size="s" label="Included" /> : value;
          }),
        },
      }))}
    />
  );
}
