import type { CSSProperties } from 'react';
import { flag } from '../../internal/element/index.ts';
import { useFormats } from '../../internal/locale/index.ts';
import * as styles from './FutureValueChart.css.ts';
import type { PriceAnalysisStrings } from './strings.ts';

/** The likely future values of a car, in whole units of the currency. */
export interface FutureValue {
  oneYear?: number | undefined;
  threeYears?: number | undefined;
  fiveYears?: number | undefined;
}

interface FutureValueChartProps {
  estimate: number | undefined;
  futureValue: FutureValue | undefined;
  headingLevel: 3 | 4 | 5 | 6;
  text: PriceAnalysisStrings;
}

/** The points are the entries of a description list, so that screen readers announce what is visible. */
export function FutureValueChart({ estimate, futureValue, headingLevel, text }: FutureValueChartProps) {
  const { formatMoney, formatShortMoney } = useFormats();
  const points = createPoints(estimate, futureValue, text);
  if (!points.some(({ years }) => years > 0)) return null;
  const Heading = `h${headingLevel}` as const;
  const trace = points.map(({ x, y }) => `${x},${y}`).join(' L');
  return (
    <div data-part="FutureValue">
      <Heading className={styles.heading}>{text.futureValue}</Heading>
      <div className={styles.plot}>
        <svg className={styles.lines} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.area} d={`M${points[0]?.x},100 L${trace} L${points.at(-1)?.x},100Z`} />
          <path className={styles.trace} d={`M${trace}`} />
        </svg>
        <dl className={styles.points}>
          {points.map(({ years, label, amount, x, y }, index) => (
            <div
              key={years}
              className={styles.point}
              style={getPositionStyle(x, y)}
              data-years={years}
              data-rising={flag((points[index + 1]?.amount ?? 0) > amount)}
            >
              <dt className={styles.year}>{label}</dt>
              <dd className={styles.amount}>
                {amount < 1e6 ? (
                  formatMoney(amount)
                ) : (
                  // Screen readers may read the 'm' of '£8.35m' as metres.
                  <>
                    <span aria-hidden>{formatShortMoney(amount)}</span>
                    <span className={styles.spoken}>{formatMoney(amount)}</span>
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

const getPositionStyle = (x: number, y: number) =>
  ({ [styles.pointX]: `${x}%`, [styles.pointY]: `${y}%` }) as CSSProperties;

/** Percentages of the width. The last amount needs the space after its point. */
const [FIRST_X, LAST_X] = [6, 76];
/** The height of the highest amount, as a percentage of the plot. */
const MAX_HEIGHT_PERCENT = 84;

function createPoints(estimate: number | undefined, futureValue: FutureValue | undefined, text: PriceAnalysisStrings) {
  const knownPoints = [
    { years: 0, label: text.now, amount: estimate },
    { years: 1, label: text.oneYear, amount: futureValue?.oneYear },
    { years: 3, label: text.threeYears, amount: futureValue?.threeYears },
    { years: 5, label: text.fiveYears, amount: futureValue?.fiveYears },
  ].flatMap(({ amount, ...rest }) => (amount === undefined || !(amount > 0) ? [] : [{ amount, ...rest }]));
  const highestAmount = Math.max(...knownPoints.map(({ amount }) => amount));
  return knownPoints.map((point) => ({
    ...point,
    x: roundToTenth(FIRST_X + (point.years / 5) * (LAST_X - FIRST_X)),
    y: roundToTenth(100 - (point.amount / highestAmount) * MAX_HEIGHT_PERCENT),
  }));
}

const roundToTenth = (percent: number) => Number(percent.toFixed(1));
