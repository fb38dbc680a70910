import type { CSSProperties, ReactNode } from 'react';
import * as css from './ChartFrame.css.ts';

/** A tick of an axis. `at` is its position as a percentage of the axis, from the start or from the top. */
export interface Tick {
  at: number;
  label: string;
}

interface AxesProps {
  xTicks: readonly Tick[];
  yTicks: readonly Tick[];
  /** The unit below the horizontal axis. */
  xUnit?: string | undefined;
  /** The lines and areas in a 100 × 100 grid, from the start and the top. */
  lines: ReactNode;
  /** Elements above the lines, positioned by percentages. */
  children: ReactNode;
}

/** Renders a chart's axes and grid lines, and the plot between them. Only `children` are exposed to screen readers. */
export function Axes({ xTicks, yTicks, xUnit, lines, children }: AxesProps) {
  return (
    <div className={css.plot} data-part="Plot">
      <div className={css.yLabels} aria-hidden="true">
        {yTicks.map(({ at, label }) => (
          <span key={at} className={css.yLabel} style={{ insetBlockStart: `${at}%` }}>
            {label}
          </span>
        ))}
      </div>
      <div className={css.area}>
        <svg className={css.lines} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {yTicks.map(({ at }) => (
            <line key={at} className={css.gridLine} x1="0" x2="100" y1={at} y2={at} />
          ))}
          {lines}
        </svg>
        {children}
      </div>
      <div className={css.xLabels} aria-hidden="true">
        {xTicks.map(({ at, label }) => (
          <span key={at} className={css.xLabel} style={{ insetInlineStart: `${at}%` }}>
            {label}
          </span>
        ))}
      </div>
      {xUnit && (
        <div className={css.unit} aria-hidden="true">
          {xUnit}
        </div>
      )}
    </div>
  );
}

export const toStyle = (values: Readonly<Record<`--${string}`, string | number>>) => values as CSSProperties;
