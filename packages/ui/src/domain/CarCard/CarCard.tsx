import { type HTMLAttributes, type ReactNode, type Ref, useId, useState } from 'react';
import { anchor, classes, type RenderLink } from '../../element/index.ts';
import { formatPounds, formatWhole } from '../amounts/index.ts';
import type { Body } from '../CarDrawing/outlines.ts';
import type { Paint } from '../CarDrawing/paints.ts';
import { CarImage } from '../CarImage/index.ts';
import { PriceLedger, PriceRuler, PriceSum, PriceTag, type Valuation } from '../PriceTag/index.ts';
import * as styles from './CarCard.css.ts';
import { type CarCardStrings, enGB } from './strings.ts';

/** A car as a card shows it. What is missing is left out, or named where a buyer would miss it. */
export interface CarCardCar {
  make: string;
  model: string;
  /** Engine, gearbox and trim: '2.0 TDI SE L DSG'. */
  derivative?: string | undefined;
  year?: number | undefined;
  /** Whole pounds. 0 counts as missing. */
  price?: number | undefined;
  /** Miles. */
  mileage?: number | undefined;
  distanceMiles?: number | undefined;
  registration?: string | undefined;
  /** URL of the picture. */
  image?: string | undefined;
  /** Draws the dotted outline where there is no picture. */
  body?: Body | undefined;
  /** Tints the plate behind the picture. */
  paint?: Paint | undefined;
  valuation?: Valuation | undefined;
  /** Between which amounts, in whole pounds, the estimate lies. */
  range?: { low: number; high: number } | undefined;
}

export interface CarCardProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  ref?: Ref<HTMLElement> | undefined;
  car: CarCardCar;
  /** Where the details are. The whole card leads there, as one tab stop. */
  href: string;
  /** The router's link in place of `<a>`. */
  renderLink?: RenderLink | undefined;
  /** @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** 'eager' for the cards that are seen first. @default 'lazy' */
  loading?: 'lazy' | 'eager' | undefined;
  /** 'high' for the one picture that is likely the largest of the first view. */
  fetchPriority?: 'high' | 'low' | 'auto' | undefined;
  /** Buttons at the end of the row below the sum. */
  actions?: ReactNode;
  /** A button in the corner of the picture. */
  pictureActions?: ReactNode;
  strings?: Partial<CarCardStrings> | undefined;
}

/** A listing in a grid: picture, name, facts, price against estimate, and the sums behind the verdict on demand. */
export function CarCard({
  car,
  href,
  renderLink,
  headingLevel = 3,
  loading,
  fetchPriority,
  actions,
  pictureActions,
  strings,
  className,
  ...rest
}: CarCardProps) {
  const text = { ...enGB, ...strings };
  const { valuation } = car;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const Heading = `h${headingLevel}` as const;
  const fullName = `${car.make} ${car.model}`.trim();
  return (
    <article {...rest} aria-labelledby={id} data-component="CarCard" className={classes(styles.card, className)}>
      <CarImage
        src={car.image}
        alt=""
        body={car.body}
        paint={car.paint}
        registration={car.registration}
        loading={loading}
        fetchPriority={fetchPriority}
        strings={text.image}
      >
        {pictureActions && <div className={styles.pictureActions}>{pictureActions}</div>}
      </CarImage>
      <Heading id={id} className={styles.name} data-part="Name">
        {anchor({
          href,
          render: renderLink,
          className: styles.link,
          children: fullName,
          'data-part': 'Link',
        })}
      </Heading>
      {car.derivative && (
        <p className={styles.derivative} title={car.derivative} data-part="Derivative">
          <bdi>{car.derivative}</bdi>
        </p>
      )}
      <Facts car={car} text={text} />
      <p className={styles.money} data-part="Money">
        {car.price ? (
          <span className={styles.price} data-part="Price">
            {formatPounds(car.price)}
          </span>
        ) : (
          <span className={styles.noPrice} data-part="Price">
            {text.noPrice}
          </span>
        )}
        <PriceTag verdict={valuation?.verdict} word={valuation?.word} strings={text.tag} />
      </p>
      <PriceRuler valuation={valuation} />
      <PriceSum valuation={valuation} strings={text.sum} className={styles.sum} />
      {(valuation || actions) && (
        <div className={styles.actions} data-part="Actions">
          {valuation && (
            <button
              type="button"
              className={styles.disclosure}
              aria-expanded={isOpen}
              aria-controls={isOpen ? `${id}-sums` : undefined}
              data-part="Disclosure"
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? text.hideSums : text.showSums}
              <span className={styles.spoken}> {text.sumsFor(fullName)}</span>
            </button>
          )}
          {actions && <div className={styles.extra}>{actions}</div>}
        </div>
      )}
      {valuation && isOpen && (
        <PriceLedger
          id={`${id}-sums`}
          className={styles.ledger}
          valuation={valuation}
          range={car.range}
          strings={text.ledger}
        />
      )}
    </article>
  );
}

function Facts({ car, text }: { car: CarCardCar; text: CarCardStrings }) {
  const { year, mileage, distanceMiles } = car;
  return (
    <p className={styles.facts} data-part="Facts">
      {year !== undefined && <span className={styles.fact}>{year}</span>}
      <span className={styles.fact} data-missing={mileage === undefined ? '' : undefined}>
        {mileage === undefined ? text.noMileage : text.mileage(formatWhole(mileage))}
      </span>
      {distanceMiles !== undefined && (
        <span className={styles.fact}>{text.distance(formatWhole(distanceMiles), distanceMiles)}</span>
      )}
    </p>
  );
}
