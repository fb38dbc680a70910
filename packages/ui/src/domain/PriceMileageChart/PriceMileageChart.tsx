import { useId } from 'react';
import { useFormats, useStrings } from '../../internal/locale/index.ts';
import { ChartFrame, type ChartProps } from '../internal/chart/index.ts';
import { fitLine } from '../internal/comparables/index.ts';
import type { PriceMileageCars } from './cars.ts';
import { CarTable } from './CarTable.tsx';
import { Plot } from './Plot.tsx';
import { summarize } from './summarize.ts';
import { enGB, type PriceMileageChartStrings } from './strings.ts';

export interface PriceMileageChartProps extends Omit<ChartProps, 'onSelect'>, PriceMileageCars {
  strings?: Partial<PriceMileageChartStrings> | undefined;
}

/**
 * The prices of similar cars by their mileage, with this car, the fitted line and the likely range. A table lists the
 * same cars. Show the chart next to a verdict, as the evidence for its estimate.
 */
export function PriceMileageChart({ cars, car, estimate, range, onSelect, strings, ...rest }: PriceMileageChartProps) {
  const formats = useFormats();
  const text = useStrings('PriceMileageChart', enGB, strings);
  const summaryId = useId();
  const line = fitLine(cars);
  return (
    <ChartFrame
      {...rest}
      component="PriceMileageChart"
      text={text}
      chart={<Plot {...{ cars, car, estimate, range, onSelect, summaryId, text }} />}
      table={<CarTable {...{ label: rest.label, cars, car, line, onSelect, text }} />}
      summary={summarize({ cars, car, line }, formats, text)}
      summaryId={summaryId}
    />
  );
}
