import type { CSSProperties } from 'react';
import { classes, flag } from '../../internal/element/index.ts';
import { fillMessage, useFormats } from '../../internal/locale/index.ts';
import { PriceRuler, type Valuation } from '../PriceTag/index.ts';
import { getScalePosition } from '../PriceTag/scale.ts';
import { getPercent, getSegments } from '../PriceTag/valuation.ts';
import * as styles from './PriceScale.css.ts';
import type { PriceAnalysisStrings } from './strings.ts';

/** Minimum distance of the high price's label from the estimate's, as a percentage of a wide scale. */
const MIN_LABEL_DISTANCE_PERCENT = 24;

interface PriceScaleProps {
  valuation: Valuation;
  range: { low: number; high: number } | undefined;
  text: Pick<PriceAnalysisStrings, 'listed' | 'estimateMark' | 'highMark'>;
  className?: string | undefined;
}

export function PriceScale({ valuation, range, text, className }: PriceScaleProps) {
  const { formatMoney } = useFormats();
  const { price, estimate } = valuation;
  const pricePosition = getScalePosition(getPercent(valuation));
  const estimatePosition = getScalePosition(0);
  const highStartPercent = getSegments(valuation).find(({ tone, from }) => tone === 'high' && from > -Infinity)?.from;
  const highPosition = highStartPercent === undefined ? undefined : getScalePosition(highStartPercent);
  const positions = {
    [styles.estimatePosition]: `${estimatePosition}%`,
    ...(highPosition !== undefined && { [styles.highPosition]: `${highPosition}%` }),
  } as CSSProperties;
  return (
    // Hidden from screen readers, because the ledger contains the same figures.
    <div className={classes(styles.scale, className)} aria-hidden="true" data-part="Scale">
      <div className={styles.line}>
        <span style={{ flexGrow: pricePosition }} />
        <span className={styles.label}>
          <b className={styles.price}>{formatMoney(price)}</b> {text.listed}
        </span>
        <span style={{ flexGrow: 100 - pricePosition }} />
      </div>
      <PriceRuler valuation={valuation} range={range} size="l" />
      <div className={styles.marks} style={positions}>
        <div className={styles.estimate}>
          <span className={styles.label}>{fillMessage(text.estimateMark, { estimate: formatMoney(estimate) })}</span>
        </div>
        {highStartPercent !== undefined && highPosition !== undefined && (
          <div className={styles.high} data-close={flag(highPosition - estimatePosition < MIN_LABEL_DISTANCE_PERCENT)}>
            <span className={styles.label}>
              {fillMessage(text.highMark, { from: formatMoney(getFirstAmount(estimate, highStartPercent)) })}
            </span>
          </div>
        )}
      </div>
    </div>
  );
}

/** Multiplies first, because 20,000 × 1.1 is slightly above 22,000 in floating point. */
const getFirstAmount = (estimate: number, percent: number) => Math.ceil((estimate * (100 + percent)) / 100);
