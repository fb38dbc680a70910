import type { CSSProperties, HTMLAttributes, Ref } from 'react';
import { classes } from '../../element/index.ts';
import { estimateAt, fairFrom, fairTo, mark, priceAt, ruler, segments, slider } from './PriceRuler.css.ts';
import { type Valuation, verdicts } from './valuation.ts';

/** The ends of the scale, in per cent of the estimate. A price beyond them stands at the end. */
const FROM = -25;
const TO = 35;

export interface PriceRulerProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  ref?: Ref<HTMLSpanElement> | undefined;
  /** Without one the ruler is a dotted line. */
  valuation?: Valuation | undefined;
}

/**
 * A price on a scale about its estimate. Only the segment that holds the price is coloured. It is a picture of what
 * `PriceSum` says, and hidden from screen readers: show both.
 */
export function PriceRuler({ valuation, className, style, ...rest }: PriceRulerProps) {
  return (
    <span
      {...rest}
      aria-hidden="true"
      data-component="PriceRuler"
      className={classes(ruler({ verdict: valuation?.verdict ?? 'none' }), className)}
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
  const at = (percent: number) =>
    `${Number((((Math.min(TO, Math.max(FROM, percent)) - FROM) / (TO - FROM)) * 100).toFixed(1))}%`;
  return {
    [fairFrom]: at(rule.bands.good),
    [fairTo]: at(rule.bands.high),
    [estimateAt]: at(0),
    [priceAt]: at((price / estimate - 1) * 100),
  } as CSSProperties;
}
