import type { HTMLAttributes, Ref } from 'react';
import { classes } from '../../internal/element/index.ts';
import { useOverrides } from '../../internal/locale/index.ts';
import { glyph, tag } from './PriceTag.css.ts';
import { priceTagEnGB, type PriceTagStrings } from './strings.ts';
import { getTone, type OwnVerdict, type Verdict } from './valuation.ts';

export interface PriceTagProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  ref?: Ref<HTMLSpanElement> | undefined;
  /**
   * A built-in verdict, or one from your own rule: `{ tone: 'good', label: 'Great price' }`. If it is missing, the tag
   * says 'Need to Check'.
   */
  verdict?: Verdict | OwnVerdict | undefined;
  /** The text of a built-in verdict, such as 'Bad deal'. `strings`, from the prop or the provider, override it. */
  word?: string | undefined;
  strings?: Partial<PriceTagStrings> | undefined;
}

const GLYPHS: Record<Verdict, string> = {
  good: 'M12 20 3.5 7h17z',
  fair: 'M3 7.5h18v3.6H3zM3 13.9h18v3.6H3z',
  high: 'M12 4 20.5 17h-17z',
};

/**
 * A verdict on a price: a glyph and a label on a tint, so that colour is never the only cue. Show a `PriceRuler` and a
 * `PriceSum` or a `PriceLedger` with it, so that every verdict shows its sums. For anything else use `Badge`.
 */
export function PriceTag({ verdict, word, strings, className, ...rest }: PriceTagProps) {
  const overrides = useOverrides('PriceTag', strings);
  const tone = verdict === undefined ? 'none' : getTone(verdict);
  const key = typeof verdict === 'string' ? verdict : 'unvalued';
  const label = typeof verdict === 'object' ? verdict.label : (overrides[key] ?? word ?? priceTagEnGB[key]);
  return (
    <span
      {...rest}
      data-component="PriceTag"
      data-verdict={tone}
      className={classes(tag({ verdict: tone }), className)}
    >
      {tone !== 'none' && tone !== 'neutral' && (
        <svg className={glyph} viewBox="0 0 24 24" aria-hidden="true">
          <path d={GLYPHS[tone]} />
        </svg>
      )}
      {label}
    </span>
  );
}
