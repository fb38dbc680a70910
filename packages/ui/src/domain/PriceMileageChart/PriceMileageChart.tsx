import { useId } from 'react';
import { useFormats, useStrings } from '../../internal/locale/index.ts';
import { ChartFrame, type ChartProps } from '../internal/chart/index.ts';
import { fitLine } from '../internal/comparables/index.ts';
import { CarTable } from './CarTable.tsx';
import { Plot } from './Plot.tsx';
import { summarize } from './summarize.ts';
import { enGB, type PriceMileageChartStrings } from './strings.ts';

/** The car that the others are compared with. */
export interface ThisCar {
  name: string;
  /** In whole units of the provider's currency. */
  price: number;
  /** In the provider's `dataDistanceUnit`. */
  mileage: number;
  /** Shown on the plate that marks the car. */
  registration?: string | undefined;
}

/** A similar car. */
export interface ChartCar extends Omit<ThisCar, 'registration'> {
  id: string;
  /** The car's page or dialog, for its dot and its name in the table. */
  href?: string | undefined;
}

export interface PriceMileageChartProps extends Omit<ChartProps, 'onSelect'> {
  /** The similar cars, in any order. The line is fitted to exactly these, if there are five or more. */
  cars: readonly ChartCar[];
  /** This car, marked by its number plate. The line does not include it. */
  car?: ThisCar | undefined;
  /** The estimate of this car, marked above or below its price. */
  estimate?: number | undefined;
  /** The likely range of this car's price. The band around the line has the same proportions. */
  range?: { low: number; high: number } | undefined;
  /** Called with the id of a similar car when its dot or its name in the table is chosen. For links, use `href`. */
  onSelect?: ((id: string) => void) | undefined;
  strings?: Partial<PriceMileageChartStrings> | undefined;
}

/**
 * Prices of similar cars against their mileage, with this car, the fitted line and the likely range; the same cars as a table.
 * Show it next to a verdict, as the evidence for its estimate.
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
