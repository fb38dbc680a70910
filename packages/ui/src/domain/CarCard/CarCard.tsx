import { fillMessage, useFormats, useStrings } from '../../internal/locale/index.ts';
import { type HTMLAttributes, type ReactNode, type Ref, useId, useState } from 'react';
import { renderAnchor, classes, flag, type RenderLink } from '../../internal/element/index.ts';
import { button } from '../../components/Button/Button.css.ts';
import { Icon } from '../../components/Icon/index.ts';
import type { Body } from '../CarDrawing/outlines.ts';
import type { Paint } from '../CarDrawing/paints.ts';
import { CarImage, type CarImageProps } from '../CarImage/index.ts';
import { Facts } from '../internal/facts/index.ts';
import { type CarFinance, Finance, WasPrice } from '../internal/offer/index.ts';
import { PriceLedger, PriceRuler, PriceSum, PriceTag, type Valuation } from '../PriceTag/index.ts';
import { useValuationCheck } from '../internal/valuation/index.ts';
import * as styles from './CarCard.css.ts';
import { CardPhotos, type CarPicture } from './CardPhotos.tsx';
import { Sketch } from './Sketch.tsx';
import { type CarCardStrings, enGB } from './strings.ts';
import { useRouterLink } from './useRouterLink.ts';
import type { CarCardVariant } from './variants.ts';

const checkButton = classes(button({ variant: 'secondary', size: 's' }), styles.check);

/** The data of a car on a card. Missing facts are left out, except mileage and price, which are shown as missing. */
export interface CarCardCar {
  make: string;
  model: string;
  /**
   * The engine, gearbox and trim: '2.0 TDI SE L DSG'. '' keeps an empty line, so that the prices in a row of cards line
   * up.
   */
  derivative?: string | undefined;
  year?: number | undefined;
  /** The asking price, in whole units of the provider's currency. 0 counts as missing. */
  price?: number | undefined;
  /** The mileage, in the provider's `dataDistanceUnit`. */
  mileage?: number | undefined;
  /** The distance from the buyer to the car, in the provider's `dataDistanceUnit`. */
  distance?: number | undefined;
  registration?: string | undefined;
  /**
   * A few words in the lower corner of the picture, such as 'Likely ULEZ OK'. Only `listing` cards have room for them.
   */
  remark?: string | undefined;
  /**
   * The price before a reduction, in the same unit as `price`. If it is higher, it is shown next to the price, struck
   * through.
   */
  wasPrice?: number | undefined;
  /** Shown on the picture, which is dimmed if the car is sold. */
  status?: 'reserved' | 'sold' | undefined;
  /** Photos to swipe through on a `listing` card. With fewer than two, the card shows `image` or the only photo. */
  pictures?: readonly CarPicture[] | undefined;
  /**
   * The number of photos on the car's page. It is shown on the picture of a `listing` card if there are at least 2.
   * @default the number of `pictures`
   */
  photoCount?: number | undefined;
  /** URL of the picture. @default the first of `pictures` */
  image?: string | undefined;
  /**
   * Whether `image` is a drawing, not a photo of this car. A `listing` card then shows it small, with a label, and the
   * `excerpt` in the space of the photo.
   */
  isIllustration?: boolean | undefined;
  /** The text of the advert. A `listing` card without a photo shows its first lines. */
  excerpt?: string | undefined;
  /** The `srcset` of `image`. */
  imageSrcSet?: string | undefined;
  /** The `sizes` of the picture. */
  imageSizes?: string | undefined;
  /** The body type, which selects the dotted outline shown if there is no picture. @default 'hatchback' */
  body?: Body | undefined;
  /** The car's paint, which tints the plate behind the picture. */
  paint?: Paint | undefined;
  /** The valuation. Without one the card says 'Need to Check', unless `hasVerdict` is false. */
  valuation?: Valuation | undefined;
  /** Why there is no valuation, in a sentence. It replaces 'Not valued yet.' */
  noVerdictReason?: string | undefined;
  /**
   * The likely range of the estimate, in whole units of the currency. Except on `showcase` cards, the sum then says
   * whether the price is outside the range or, with `margin`, inside it. `listing` cards reserve a second line for it.
   */
  range?: { low: number; high: number } | undefined;
  /**
   * The distance from the estimate to the end of the range on the price's side, in whole units of the currency. Set
   * only if the price is inside the likely range.
   */
  margin?: number | undefined;
}

export interface CarCardProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  ref?: Ref<HTMLElement> | undefined;
  car: CarCardCar;
  /** @default 'listing' */
  variant?: CarCardVariant | undefined;
  /** The URL of the details. The whole card links to it, as one tab stop. Without it the card is not a link. */
  href?: string | undefined;
  /** Renders the router's link instead of `<a>`: `(props) => <RouterLink {...props} to={props.href} />`. */
  renderLink?: RenderLink | undefined;
  /** @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** 'eager' for cards visible on load. @default 'lazy' */
  loading?: 'lazy' | 'eager' | undefined;
  /** Use 'high' for the picture that is probably the largest one visible on load. */
  fetchPriority?: 'high' | 'low' | 'auto' | undefined;
  /**
   * Requests a valuation, which the app then passes as `car.valuation`. A card without a valuation shows a button that
   * requests it. Until the promise settles, the button says 'Getting valuation...'. If it rejects, a toast is shown
   * (put a `ToastRegion` on the page) and the button is enabled again. The function should log the error.
   */
  onCheckValuation?: (() => Promise<void>) | undefined;
  /**
   * Whether the app judges the price. If false, the card shows the price without a verdict, ruler or sum.
   * @default true
   */
  hasVerdict?: boolean | undefined;
  /** More facts after year and mileage, e.g. fuel and gearbox. Cards side by side reserve two lines for them. */
  facts?: readonly string[] | undefined;
  /** A row of `Badge`s below the facts. */
  badges?: ReactNode;
  /** A monthly payment below the price. */
  finance?: CarFinance | undefined;
  /** More buttons, after the card's own. */
  actions?: ReactNode;
  /**
   * Content below everything else, such as the seller's name. Its links and buttons are above the card's link, so they
   * can be clicked.
   */
  footer?: ReactNode;
  /** Renders the picture with the framework's image, e.g. `next/image`. */
  renderImage?: CarImageProps['renderImage'];
  /** Shows a heart button, and is called when the user clicks it. */
  onFavourite?: (() => void) | undefined;
  /**
   * Whether the car is a favourite. Leave it out if the heart stores nothing, for example because it asks the user to
   * sign in.
   */
  isFavourite?: boolean | undefined;
  /** Shows an 'Add to list' button, and is called when the user clicks it. */
  onAddToList?: (() => void) | undefined;
  strings?: Partial<CarCardStrings> | undefined;
}

/**
 * A car in a list: picture, name, facts, price against estimate, and the sums behind the verdict on demand. It is fast
 * enough for lists of hundreds, because its buttons are native, and cards outside the window are not laid out. On a
 * car's page or in its dialog, use `PriceAnalysis` and `CarImage`.
 */
export function CarCard({
  car,
  variant = 'listing',
  href,
  renderLink,
  headingLevel = 3,
  loading,
  fetchPriority,
  onCheckValuation,
  hasVerdict = true,
  facts,
  badges,
  finance,
  actions,
  footer,
  renderImage,
  onFavourite,
  isFavourite,
  onAddToList,
  strings,
  className,
  ...rest
}: CarCardProps) {
  const { formatMoney, formatPlural } = useFormats();
  const text = useStrings('CarCard', enGB, strings);
  const routerLink = useRouterLink(href ?? '');
  // A router's link resolves and follows the URL itself.
  const link = renderLink && href !== undefined ? { href, render: renderLink } : routerLink;
  const { pictures = [], photoCount = pictures.length } = car;
  const valuation = hasVerdict ? car.valuation : undefined;
  // A showcase card has no room for the longer sentence about the range.
  const range = valuation && variant !== 'showcase' ? car.range : undefined;
  const firstPicture = pictures[0];
  const src = car.image ?? firstPicture?.src;
  const isListing = variant === 'listing';
  // A car without a picture is shown as a sketch only if it has an excerpt.
  const isSketch = isListing && (src ? car.isIllustration === true : Boolean(car.excerpt));
  const hasPhotos = photoCount > 1 && isListing && !isSketch;
  const canSwipe = pictures.length > 1 && isListing && !isSketch;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { isChecking, wasAsked, check } = useValuationCheck(onCheckValuation, text);
  const Heading = `h${headingLevel}` as const;
  const name = `${car.make} ${car.model}`.trim();
  const getLabelProps = (label: string) => ({
    children: label,
    'aria-label': fillMessage(text.ofCar, { action: label, car: name }),
  });

  // Both buttons are the same element, so focus stays on it when the valuation arrives.
  const action = valuation
    ? {
        ...getLabelProps(isOpen ? text.hideSums : text.showSums),
        className: styles.disclosure,
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? `${id}-sums` : undefined,
        'data-part': 'Disclosure',
        onClick: () => setOpen(!isOpen),
      }
    : hasVerdict &&
      onCheckValuation && {
        ...getLabelProps(isChecking ? text.checking : text.checkValuation),
        className: checkButton,
        // Avoids `disabled`, because a disabled button loses focus.
        'aria-disabled': isChecking || undefined,
        'data-pending': flag(isChecking),
        'data-part': 'Check',
        onClick: check,
      };

  const hasRemark = Boolean(car.remark) && isListing && !isSketch;
  const picture = {
    className: car.status === 'sold' ? styles.unavailable : undefined,
    src,
    srcSet: car.image === undefined ? firstPicture?.srcSet : car.imageSrcSet,
    sizes: car.imageSizes ?? firstPicture?.sizes,
    renderImage,
    alt: '',
    body: car.body,
    paint: car.paint,
    isIllustration: car.isIllustration,
    // The registration would cover the small picture.
    registration: isListing && !isSketch ? car.registration : undefined,
    loading,
    fetchPriority,
    strings: text.image,
  };

  return (
    <article
      {...rest}
      aria-labelledby={id}
      data-component="CarCard"
      data-variant={variant}
      className={classes(styles.card, className)}
    >
      <div
        className={classes(
          styles.content({ variant }),
          range && isListing && styles.longerContent,
          isSketch && styles.withSketch,
          hasRemark && styles.withRemark,
        )}
        data-open={flag(valuation !== undefined && isOpen)}
      >
        {!canSwipe && !isSketch && <CarImage {...picture} className={classes(styles.picture, picture.className)} />}
        <Heading id={id} className={styles.name} data-part="Name">
          {href === undefined ? (
            <bdi>{name}</bdi>
          ) : (
            renderAnchor({
              ...link,
              className: styles.link,
              children: name,
              'data-part': 'Link',
            })
          )}
        </Heading>
        {isSketch && (
          <Sketch
            registration={car.registration}
            remark={car.remark}
            excerpt={car.excerpt}
            picture={picture}
            strings={text.image}
          />
        )}
        {canSwipe && (
          <CardPhotos
            pictures={pictures}
            picture={picture}
            link={href === undefined ? undefined : link}
            name={name}
            text={text}
            className={styles.picture}
          />
        )}
        {onFavourite && (
          <button
            type="button"
            className={styles.favourite}
            aria-label={fillMessage(text.ofCar, { action: text.favourite, car: name })}
            aria-pressed={isFavourite}
            data-part="Favourite"
            onClick={onFavourite}
          >
            <Icon name="heart" isFilled={isFavourite} />
          </button>
        )}
        {(car.status || hasPhotos) && (
          <p className={classes(styles.overlay, picture.registration && styles.belowRegistration)} data-part="Overlay">
            {car.status && (
              <strong className={styles.sticker} data-part="Status">
                {text[car.status]}
              </strong>
            )}
            {hasPhotos && (
              <span className={styles.sticker} data-part="Photos">
                {formatPlural(text.photos, photoCount)}
              </span>
            )}
          </p>
        )}
        {car.derivative !== undefined && (
          <p
            className={classes(styles.derivative, car.derivative === '' && styles.noDerivative)}
            title={car.derivative || undefined}
            data-part="Derivative"
          >
            <bdi>{car.derivative}</bdi>
          </p>
        )}
        <Facts car={car} more={facts} text={text} className={classes(styles.facts, facts && styles.twoLineFacts)} />
        {badges && (
          <div className={styles.row} data-part="Badges">
            {badges}
          </div>
        )}
        {hasRemark && (
          <p className={styles.remark} data-part="Remark">
            <span className={styles.sticker}>{car.remark}</span>
          </p>
        )}
        <p className={styles.money} data-part="Money">
          <span className={car.price ? styles.price : styles.noPrice} data-part="Price">
            {car.price ? formatMoney(car.price) : text.noPrice}
            {car.wasPrice !== undefined && <WasPrice car={car} text={text} />}
          </span>
          {hasVerdict && (
            <PriceTag
              verdict={valuation?.verdict}
              word={valuation?.word}
              strings={text.tag}
              className={styles.tag}
              // Announces the requested verdict when it arrives, and then the sum.
              role={wasAsked ? 'status' : undefined}
            />
          )}
        </p>
        {hasVerdict && (
          <>
            <PriceRuler valuation={valuation} range={range} className={styles.ruler} />
            <PriceSum
              valuation={valuation}
              range={range}
              margin={range && car.margin}
              strings={car.noVerdictReason === undefined ? text.sum : { ...text.sum, unvalued: car.noVerdictReason }}
              className={classes(styles.sum, range && isListing && styles.twoLineSum)}
              role={wasAsked ? 'status' : undefined}
            />
          </>
        )}
        {finance && <Finance finance={finance} text={text} className={styles.row} />}
        {(action || onAddToList || actions) && (
          <div className={styles.actions} data-part="Actions">
            {action && <button type="button" {...action} />}
            {onAddToList && (
              <button
                type="button"
                className={styles.addToList}
                aria-label={fillMessage(text.ofCar, { action: text.addToList, car: name })}
                data-part="AddToList"
                onClick={onAddToList}
              >
                <Icon name="plus" size="s" />
                {text.addToList}
              </button>
            )}
            {actions && <span className={styles.ownActions}>{actions}</span>}
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
        {footer && (
          <div className={classes(styles.row, styles.footer)} data-part="Footer">
            {footer}
          </div>
        )}
      </div>
    </article>
  );
}
