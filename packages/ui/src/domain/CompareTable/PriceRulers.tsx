import { type CSSProperties, useId } from 'react';
import { classes } from '../../internal/element/index.ts';
import { fillMessage, useFormats } from '../../internal/locale/index.ts';
import { getTone } from '../PriceTag/valuation.ts';
import { type Axis, type CompareCar, getPosition, getPrice } from './compare.ts';
import * as css from './PriceRulers.css.ts';
import type { CompareTableStrings } from './strings.ts';

interface PriceRulersProps {
  cars: readonly CompareCar[];
  axis: Axis;
  headingLevel: 2 | 3 | 4 | 5;
  text: CompareTableStrings;
}

export function PriceRulers({ cars, axis, headingLevel, text }: PriceRulersProps) {
  const { formatShortMoney } = useFormats();
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={css.root} data-part="Rulers">
      <div className={css.top}>
        <Heading id={id} className={css.heading}>
          {text.rulers}
        </Heading>
        <p className={css.legend} aria-hidden="true">
          <span className={classes(css.key, css.rangeKey)}>{text.range}</span>
          <span className={classes(css.key, css.estimateKey)}>{text.estimate}</span>
        </p>
      </div>
      <ul aria-labelledby={id} className={css.list}>
        {cars.map((car) => (
          <li key={car.id} className={css.line} data-part="Ruler">
            <span className={css.car}>{car.name}</span> <Ruler car={car} axis={axis} />
            <span className={css.difference}>
              <Difference car={car} text={text} />
            </span>
          </li>
        ))}
      </ul>
      <div className={css.axis} aria-hidden="true">
        {axis.ticks.map((tick) => (
          <span
            key={tick}
            className={css.tick}
            style={{ [css.amountPosition]: `${getPosition(axis, tick)}%` } as CSSProperties}
          >
            {formatShortMoney(tick)}
          </span>
        ))}
      </div>
    </div>
  );
}

function Ruler({ car, axis }: { car: CompareCar; axis: Axis }) {
  const { formatMoney } = useFormats();
  const { valuation, range } = car;
  const price = getPrice(car);
  const getInsetStyle = (low: number, high: number) => ({
    insetInline: `${getPosition(axis, low)}% ${100 - getPosition(axis, high)}%`,
  });
  const getPositionStyle = (amount: number) =>
    ({ [css.amountPosition]: `${getPosition(axis, amount)}%` }) as CSSProperties;
  return (
    <span className={css.ruler} aria-hidden="true">
      {valuation && range && <span className={css.range} style={getInsetStyle(range.low, range.high)} />}
      {valuation && price !== undefined && (
        <span
          className={css.gap({ tone: getTone(valuation.verdict) })}
          style={getInsetStyle(Math.min(price, valuation.estimate), Math.max(price, valuation.estimate))}
        />
      )}
      {valuation && <span className={css.estimate} style={getPositionStyle(valuation.estimate)} />}
      {price !== undefined && (
        <>
          <span className={css.mark} style={getPositionStyle(price)} />
          <span className={css.plate} style={getPositionStyle(price)} data-part="Plate">
            {formatMoney(price)}
          </span>
        </>
      )}
    </span>
  );
}

function Difference({ car, text }: { car: CompareCar; text: CompareTableStrings }) {
  const { formatMoney } = useFormats();
  const price = getPrice(car);
  if (!car.valuation || price === undefined) return text.unvalued;
  const difference = Math.round(price - car.valuation.estimate);
  if (difference === 0) return text.equal;
  return fillMessage(difference < 0 ? text.below : text.above, { difference: formatMoney(Math.abs(difference)) });
}
