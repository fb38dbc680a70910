import type { CSSProperties, HTMLAttributes, Ref } from 'react';
import { classes, flag } from '../../internal/element/index.ts';
import { estimatePosition, mark, pricePosition, ruler, segments, shade, slider } from './PriceRuler.css.ts';
import { getScalePosition } from './scale.ts';
import { getPercent, getSegments, getTone, type Segment, type Valuation } from './valuation.ts';

/** 4 px thick in a card or a row, and 8 px with labels around it, as in `PriceAnalysis`. */
export const priceRulerSizes = ['s', 'l'] as const;
export type PriceRulerSize = (typeof priceRulerSizes)[number];

export interface PriceRulerProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  ref?: Ref<HTMLSpanElement> | undefined;
  /** The valuation. Without one the ruler is a dotted line. */
  valuation?: Valuation | undefined;
  /** The likely range of the estimate, in whole units of the currency. Shown as a shaded band behind the scale. */
  range?: { low: number; high: number } | undefined;
  /** @default 's' */
  size?: PriceRulerSize | undefined;
}

/**
 * A price on a scale around its estimate. The segment that contains the price is highlighted. Hidden from screen
 * readers, so show `PriceSum` with it for the same information in words.
 */
export function PriceRuler({ valuation, range, size = 's', className, style, ...rest }: PriceRulerProps) {
  return (
    <span
      {...rest}
      aria-hidden="true"
      data-component="PriceRuler"
      className={classes(ruler({ verdict: valuation ? getTone(valuation.verdict) : 'none', size }), className)}
      style={valuation ? { ...getPositions(valuation), ...style } : style}
    >
      {valuation && (
        <>
          {range && (
            <span
              className={shade}
              style={{ insetInline: getRangeInset(valuation.estimate, range) }}
              data-part="Range"
            />
          )}
          {getSegments(valuation).map((segment) => (
            <span
              key={segment.from}
              className={segments[segment.tone]}
              style={{ insetInline: getInset(segment) }}
              data-part="Segment"
              data-held={flag(segment.containsPrice)}
            />
          ))}
          <span className={slider}>
            <span className={mark} data-part="Mark" />
          </span>
        </>
      )}
    </span>
  );
}

/** Returns the `inset-inline` of a segment. A gap of 2 px separates two segments. */
function getInset({ from, to }: Segment): string {
  const start = from === -Infinity ? '0' : `calc(${getScalePosition(from)}% + 1px)`;
  const end = to === Infinity ? '0' : `calc(${100 - getScalePosition(to)}% + 1px)`;
  return `${start} ${end}`;
}

function getRangeInset(estimate: number, { low, high }: { low: number; high: number }): string {
  const start = getScalePosition(getPercent({ price: low, estimate }));
  const end = getScalePosition(getPercent({ price: high, estimate }));
  return `${start}% ${Number((100 - end).toFixed(1))}%`;
}

const getPositions = (valuation: Valuation) =>
  ({
    [estimatePosition]: `${getScalePosition(0)}%`,
    [pricePosition]: `${getScalePosition(getPercent(valuation))}%`,
  }) as CSSProperties;
