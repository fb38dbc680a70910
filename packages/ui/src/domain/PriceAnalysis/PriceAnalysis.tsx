import { type HTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { fillMessage, useFormats, useStrings } from '../../internal/locale/index.ts';
import { classes } from '../../internal/element/index.ts';
import { button } from '../../components/Button/Button.css.ts';
import { PriceTag, type Valuation } from '../PriceTag/index.ts';
import { DifferenceRow, LedgerRow } from '../PriceTag/LedgerRow.tsx';
import { ledger, note } from '../PriceTag/PriceLedger.css.ts';
import { useValuationCheck } from '../internal/valuation/index.ts';
import { type FutureValue, FutureValueChart } from './FutureValueChart.tsx';
import * as section from '../internal/section/section.css.ts';
import * as styles from './PriceAnalysis.css.ts';
import { PriceScale } from './PriceScale.tsx';
import { enGB, type PriceAnalysisStrings } from './strings.ts';

export interface PriceAnalysisProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement> | undefined;
  /** The asking price, in whole units of the provider's currency. 0 counts as missing. */
  price?: number | undefined;
  /** Content after the price, such as the former price. */
  priceNote?: ReactNode;
  /** The verdict, estimate and rule, once the car is valued. */
  valuation?: Valuation | undefined;
  /** The likely range of the estimate, in whole units of the currency. */
  range?: { low: number; high: number } | undefined;
  /** The likely future values of the car. Missing years are left out. */
  futureValue?: FutureValue | undefined;
  /**
   * Requests an estimate, which the app then passes as `valuation`. Until the promise settles, the button says
   * 'Checking...'. If it rejects, a toast is shown (put a `ToastRegion` on the page) and the button is enabled again.
   * The function should log the error. Without this handler there is no button.
   */
  onCheckValue?: (() => Promise<void>) | undefined;
  /**
   * Whether the ruler is left out, because the page shows it elsewhere.
   * @default false
   */
  isScaleHidden?: boolean | undefined;
  /** @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | undefined;
  strings?: Partial<PriceAnalysisStrings> | undefined;
}

/**
 * Everything about one car's price: the verdict on a ruler, the sums, the range of the estimate and the future value.
 * Use it on the page or in the dialog of one car. In a list, use `PriceTag`, `PriceRuler` and `PriceSum`.
 */
export function PriceAnalysis({
  price,
  priceNote,
  valuation,
  range,
  futureValue,
  onCheckValue,
  isScaleHidden = false,
  headingLevel = 3,
  strings,
  className,
  ...rest
}: PriceAnalysisProps) {
  const { formatMoney } = useFormats();
  const text = useStrings('PriceAnalysis', enGB, strings);
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    // A group, so that several on one page are not several landmarks.
    <div
      role="group"
      {...rest}
      aria-labelledby={id}
      data-component="PriceAnalysis"
      className={classes(styles.root, className)}
    >
      <div className={section.head}>
        <Heading id={id} className={section.heading} data-part="Heading">
          {text.heading}
        </Heading>
        <PriceTag verdict={valuation?.verdict} word={valuation?.word} strings={text.tag} />
      </div>
      {valuation && !isScaleHidden && <PriceScale valuation={valuation} range={range} text={text} />}
      <div className={styles.columns}>
        <div className={ledger} data-part="Ledger">
          <dl>
            <LedgerRow label={text.estimate}>
              <Estimate valuation={valuation} onCheckValue={onCheckValue} text={text} />
            </LedgerRow>
            <LedgerRow label={text.listedPrice}>
              {price ? formatMoney(price) : text.noPrice}
              {priceNote}
            </LedgerRow>
            {valuation && (
              <DifferenceRow label={text.difference} price={valuation.price} estimate={valuation.estimate} />
            )}
            {valuation && range && (
              <LedgerRow label={text.range}>
                {fillMessage(text.rangeOf, { low: formatMoney(range.low), high: formatMoney(range.high) })}
              </LedgerRow>
            )}
          </dl>
          {valuation && <p className={note}>{text.rule ?? valuation.rule.text}</p>}
        </div>
        <FutureValueChart
          estimate={valuation?.estimate}
          futureValue={futureValue}
          headingLevel={(headingLevel + 1) as 3 | 4 | 5 | 6}
          text={text}
        />
      </div>
    </div>
  );
}

interface EstimateProps extends Pick<PriceAnalysisProps, 'valuation' | 'onCheckValue'> {
  text: PriceAnalysisStrings;
}

/** Shows the estimate, or a button that requests it. The estimate is announced when it replaces the button. */
function Estimate({ valuation, onCheckValue, text }: EstimateProps) {
  const { formatMoney } = useFormats();
  const { isChecking, check } = useValuationCheck(onCheckValue, text);
  if (!valuation && !onCheckValue) return text.unvalued;
  return (
    <span className={styles.estimate} tabIndex={-1} data-part="Estimate">
      {/* Rendered before its amount, so that the amount is announced. Does not contain the button, whose label would be
          announced too. */}
      <output>{valuation && formatMoney(valuation.estimate)}</output>
      {!valuation && (
        <button
          ref={moveFocusOnRemoval}
          type="button"
          className={classes(button({ variant: 'secondary', size: 's' }), styles.check)}
          // Avoids `disabled`, because a disabled button loses focus.
          aria-disabled={isChecking || undefined}
          data-pending={isChecking ? '' : undefined}
          data-part="Check"
          onClick={check}
        >
          {isChecking ? text.checking : text.checkValue}
        </button>
      )}
    </span>
  );
}

/** Moves focus to the estimate if the button is removed while it has focus. */
function moveFocusOnRemoval(button: HTMLButtonElement) {
  return () => {
    if (button.ownerDocument.activeElement === button) button.closest<HTMLElement>('[data-part="Estimate"]')?.focus();
  };
}
