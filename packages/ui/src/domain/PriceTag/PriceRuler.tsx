import type { CSSProperties, HTMLAttributes, Ref } from 'react';
import { classes } from '../../internal/element/index.ts';
import { estimateAt, fairFrom, fairTo, mark, priceAt, ruler, segments, slider } from './PriceRuler.css.ts';
import { along } from './scale.ts';
import { type Valuation, verdicts } from './valuation.ts';

/** 4 px thick in a card or a row; 8 px where labels stand about it, as in `PriceAnalysis`. */
export const priceRulerSizes = ['s', 'l'] as const;
export type PriceRulerSize = (typeof priceRulerSizes)[number];

export interface PriceRulerProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  ref?: Ref<HTMLSpanElement> | undefined;
  /** Without one the ruler is a dotted line. */
  valuation?: Valuation | undefined;
  /** @default 's' */
  size?: PriceRulerSize | undefined;
}

/**
 * A price on a scale about its estimate. Only the segment that holds the price is coloured. It is a picture of what
 * `PriceSum` says, and hidden from screen readers: show both.
 */
export function PriceRuler({ valuation, size = 's', className, style, ...rest }: PriceRulerProps) {
  return (
    <span
      {...rest}
      aria-hidden="true"
      data-component="PriceRuler"
      className={classes(ruler({ verdict: valuation?.verdict ?? 'none', size }), className)}
      style={valuation ? { ...positions(valuation), ...style } : style}
    >
      {valuation && (
        <>
          {verdicts.map((verdict) => (
            <span
              key={verdict}
              className={segments[verdict]}
              data-part="Segment"
              data-held={verdict === valuation.verdict ? '' : undefined}
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

function positions({ price, estimate, rule }: Valuation): CSSProperties {
  const at = (percent: number) => `${along(percent)}%`;
  return {
    [fairFrom]: at(rule.bands.good),
    [fairTo]: at(rule.bands.high),
    [estimateAt]: at(0),
    [priceAt]: at((price / estimate - 1) * 100),
  } as CSSProperties;
}
