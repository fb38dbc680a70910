import { useId } from 'react';
import { fillMessage, type Formats, useFormats, useStrings } from '../../internal/locale/index.ts';
import * as frame from '../internal/chart/ChartFrame.css.ts';
import { ChartFrame, type ChartProps, toStyle } from '../internal/chart/index.ts';
import { ChartTable } from '../internal/chart/ChartTable.tsx';
import { SignedMoney } from '../internal/chart/SignedMoney.tsx';
import { createHistoryScales, getSteps, type HistoryScales, type PricePeriod, type PriceStep } from './history.ts';
import * as css from './PriceHistoryChart.css.ts';
import { enGB, type PriceHistoryChartStrings } from './strings.ts';

export type { PricePeriod } from './history.ts';

export interface PriceHistoryChartProps extends ChartProps {
  /**
   * Each price with the first day on which it applied, in any order. With only one price, a sentence is shown instead
   * of the chart.
   */
  history: readonly PricePeriod[];
  /**
   * The date at which the line ends, such as today.
   * @default the last date of the history
   */
  until?: Date | number | string | undefined;
  strings?: Partial<PriceHistoryChartStrings> | undefined;
}

/** Shows how the price of one car has changed since it was listed: as steps, as a table, and as a sentence. */
export function PriceHistoryChart({ history, until, strings, ...rest }: PriceHistoryChartProps) {
  const formats = useFormats();
  const text = useStrings('PriceHistoryChart', enGB, strings);
  const summaryId = useId();
  const steps = getSteps(history);
  const scales = createHistoryScales(steps, until === undefined ? -Infinity : new Date(until).getTime());
  if (steps.length === 0) return null;
  return (
    <ChartFrame
      {...rest}
      component="PriceHistoryChart"
      text={text}
      chart={scales && <Plot steps={steps} scales={scales} label={rest.label} summaryId={summaryId} />}
      table={scales && <HistoryTable steps={steps} label={rest.label} text={text} />}
      summary={summarize(steps, formats, text)}
      summaryId={summaryId}
    />
  );
}

function summarize(
  steps: readonly PriceStep[],
  { formatMoney, formatDate }: Formats,
  text: PriceHistoryChartStrings,
): string {
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) return '';
  const date = formatDate(first.time);
  const difference = last.price - first.price;
  if (steps.length === 1) return fillMessage(text.unchanged, { price: formatMoney(last.price), date });
  if (difference === 0) return fillMessage(text.same, { date });
  return fillMessage(difference < 0 ? text.lower : text.higher, {
    difference: formatMoney(Math.abs(difference)),
    date,
  });
}

interface PlotProps {
  steps: readonly PriceStep[];
  scales: HistoryScales;
  label: string;
  summaryId: string;
}

function Plot({ steps, scales, label, summaryId }: PlotProps) {
  return (
    <div className={css.plot} data-part="Plot">
      <EndLabel step={steps[0]} y={scales.first.y} />
      <div className={css.area} role="img" aria-label={label} aria-describedby={summaryId}>
        <svg className={frame.lines} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path className={css.trace} d={scales.path} />
        </svg>
        <span className={css.dot({ end: 'first' })} style={getPositionStyle(scales.first.y)} />
        <span className={css.dot({ end: 'last' })} style={getPositionStyle(scales.last.y)} />
      </div>
      <EndLabel step={steps.at(-1)} y={scales.last.y} />
    </div>
  );
}

const getPositionStyle = (y: number) => toStyle({ [css.pointY]: `${y}%` });

/** Shows the price and date at one end of the line. */
function EndLabel({ step, y }: { step: PriceStep | undefined; y: number }) {
  const { formatMoney, formatDate } = useFormats();
  return (
    step && (
      <p className={css.end} style={getPositionStyle(y)}>
        <span className={css.endLabel}>
          <span className={css.price}>{formatMoney(step.price)}</span>{' '}
          <span className={css.date}>{formatDate(step.time)}</span>
        </span>
      </p>
    )
  );
}

interface HistoryTableProps {
  steps: readonly PriceStep[];
  label: string;
  text: PriceHistoryChartStrings;
}

/** Lists the prices in a table that starts with the latest. */
function HistoryTable({ steps, label, text }: HistoryTableProps) {
  const { formatMoney, formatDate } = useFormats();
  return (
    <ChartTable
      label={label}
      heading={text.date}
      amounts={[text.price, text.change]}
      rows={steps
        .map(({ time, price }, index) => {
          const before = steps[index - 1];
          return {
            id: time,
            name: formatDate(time),
            amounts: [formatMoney(price), before && <SignedMoney amount={price - before.price} />],
          };
        })
        .toReversed()}
    />
  );
}
