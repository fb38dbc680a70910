import { type HTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { Icon } from '../../../components/Icon/index.ts';
import { ToggleButtonGroup } from '../../../components/ToggleButtonGroup/index.ts';
import { classes } from '../../../internal/element/index.ts';
import * as css from './ChartFrame.css.ts';
import type { ChartStrings } from './strings.ts';

/** The chart, or the same data as a table. */
export type ChartView = 'chart' | 'table';

/** The props of every chart that has a table as its alternative. */
export interface ChartProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  ref?: Ref<HTMLElement> | undefined;
  /** The accessible name, shown above the chart: 'Price and mileage'. */
  label: string;
  /** Whether the label is shown to screen readers only. @default false */
  isLabelHidden?: boolean | undefined;
  /** The current view, if controlled. */
  view?: ChartView | undefined;
  /** @default 'chart' */
  defaultView?: ChartView | undefined;
  onViewChange?: ((view: ChartView) => void) | undefined;
}

interface ChartFrameProps extends ChartProps {
  /** The name of the component. */
  component: string;
  text: ChartStrings;
  /** The chart. Without one there is no switch. */
  chart: ReactNode;
  /** The same data as a table. */
  table: ReactNode;
  /** The summary in words, below the chart or table. */
  summary: ReactNode;
  summaryId: string;
}

/** A figure with its name, the switch between chart and table, and the summary. */
export function ChartFrame({
  component,
  label,
  isLabelHidden = false,
  view: ownView,
  defaultView = 'chart',
  onViewChange,
  text,
  chart,
  table,
  summary,
  summaryId,
  className,
  ...rest
}: ChartFrameProps) {
  const id = useId();
  const [view, setView] = useControlledState(ownView, defaultView, onViewChange);
  return (
    <figure
      {...rest}
      aria-labelledby={id}
      aria-describedby={summaryId}
      data-component={component}
      data-view={view}
      className={classes(css.root, className)}
    >
      <div className={css.head}>
        <p id={id} className={isLabelHidden ? css.hidden : css.label} data-part="Label">
          {label}
        </p>
        {chart && (
          <div className={css.views}>
            <ToggleButtonGroup
              label={text.view}
              isLabelHidden
              size="s"
              options={[
                { value: 'chart', label: text.chart, icon: <Icon name="chart" size="s" /> },
                { value: 'table', label: text.table, icon: <Icon name="menu" size="s" /> },
              ]}
              value={view}
              onChange={setView}
            />
          </div>
        )}
      </div>
      {view === 'chart' ? chart : table}
      <figcaption id={summaryId} className={css.caption} data-part="Summary">
        {summary}
      </figcaption>
    </figure>
  );
}
