import type { HTMLAttributes, Ref } from 'react';
import { classes } from '../../internal/element/index.ts';
import { useOverrides } from '../../internal/locale/index.ts';
import { glyph, tag } from './PriceTag.css.ts';
import { priceTagEnGB, type PriceTagStrings } from './strings.ts';
import type { Verdict } from './valuation.ts';

export interface PriceTagProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  ref?: Ref<HTMLSpanElement> | undefined;
  /** Without one the price has not been valued, and the tag says so. */
  verdict?: Verdict | undefined;
  /** The verdict as its rule words it, e.g. 'Bad deal'. `strings` win over it, the prop's and the provider's. */
  word?: string | undefined;
  strings?: Partial<PriceTagStrings> | undefined;
}

const GLYPHS: Record<Verdict, string> = {
  good: 'M12 20 3.5 7h17z',
  fair: 'M3 7.5h18v3.6H3zM3 13.9h18v3.6H3z',
  high: 'M12 4 20.5 17h-17z',
};

/**
 * A verdict on a price: glyph and word on a tint, so that it never speaks by colour alone. No verdict stands alone
 * either: a `PriceRuler` and a `PriceSum` go with it, or a `PriceLedger`. What is no verdict is a `Badge`.
 */
export function PriceTag({ verdict, word, strings, className, ...rest }: PriceTagProps) {
  const overrides = useOverrides('PriceTag', strings);
  const key = verdict ?? 'unvalued';
  return (
    <span
      {...rest}
      data-component="PriceTag"
      data-verdict={verdict ?? 'none'}
      className={classes(tag({ verdict: verdict ?? 'none' }), className)}
    >
      {verdict && (
        <svg className={glyph} viewBox="0 0 24 24" aria-hidden="true">
          <path d={GLYPHS[verdict]} />
        </svg>
      )}
      {overrides[key] ?? word ?? priceTagEnGB[key]}
    </span>
  );
}
