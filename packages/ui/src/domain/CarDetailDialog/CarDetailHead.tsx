import { type ReactNode, useRef } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Badge } from '../../components/Badge/index.ts';
import { useFormats, useStrings } from '../../internal/locale/index.ts';
import { useMediaQuery } from '../../internal/motion/index.ts';
import { media } from '../../theme/style.ts';
import { CarImage } from '../CarImage/index.ts';
import { Facts } from '../internal/facts/index.ts';
import { WasPrice } from '../internal/offer/index.ts';
import { PriceScale } from '../PriceAnalysis/PriceScale.tsx';
import { enGB as analysisEnGB } from '../PriceAnalysis/strings.ts';
import { PriceSum, PriceTag } from '../PriceTag/index.ts';
import { getCarName, getPictures } from './car.ts';
import { CarDetailActions } from './CarDetailActions.tsx';
import * as styles from './CarDetailDialog.css.ts';
import { CarDetailFacts } from './CarDetailFacts.tsx';
import { useCarDetail } from './context.ts';

export interface CarDetailHeadProps {
  /** More facts after year and mileage. */
  facts?: readonly string[] | undefined;
  /** `Badge`s below the facts, after the status. */
  badges?: ReactNode;
  /** More buttons, below the facts. */
  actions?: ReactNode;
  /** Content below the ruler, such as a link that explains the estimate. */
  priceLink?: ReactNode;
}

/**
 * Shows the first screen: pictures, name, price with its verdict and ruler, facts and buttons. On a phone it starts
 * with only a small picture. Pressing the picture scrolls to all pictures, below the buttons.
 */
export function CarDetailHead({ facts, badges, actions, priceLink }: CarDetailHeadProps) {
  const { car, text, gallery } = useCarDetail('CarDetailHead');
  const { formatMoney } = useFormats();
  const scale = useStrings('PriceAnalysis', analysisEnGB, text.analysis);
  const isWide = useMediaQuery(media.tablet);
  const pictures = useRef<HTMLDivElement>(null);
  const { distance: _distance, ...carWithoutDistance } = car;
  const showPictures = () => {
    pictures.current?.scrollIntoView({ block: 'center' });
    pictures.current?.querySelector<HTMLElement>('[data-part="Viewport"]')?.focus({ preventScroll: true });
  };
  return (
    <>
      <div className={styles.head} data-part="Head">
        <div className={styles.mediaCell} data-part={isWide ? 'Media' : 'Thumbnail'}>
          {isWide ? gallery : <SmallPicture onPress={showPictures} />}
        </div>
        <div className={styles.about}>
          {/* Hidden from screen readers, because the dialog's title announces the name. */}
          <p className={styles.name} aria-hidden="true" data-part="Name">
            <bdi>{getCarName(car)}</bdi>
          </p>
          {car.derivative && (
            <p className={styles.derivative} data-part="Derivative">
              <bdi>{car.derivative}</bdi>
            </p>
          )}
          <Facts car={carWithoutDistance} more={facts} text={text} className={styles.facts} />
          {(car.status || badges) && (
            <div className={styles.badges} data-part="Badges">
              {car.status && <Badge data-part="CarStatus">{text[car.status]}</Badge>}
              {badges}
            </div>
          )}
        </div>
        <div className={styles.offer} data-part="Offer">
          <p className={styles.priceLine}>
            <strong className={car.price ? styles.price : styles.noPrice} data-part="Price">
              {car.price ? formatMoney(car.price) : text.noPrice}
            </strong>
            <WasPrice car={car} text={text} />
            <PriceTag verdict={car.valuation?.verdict} word={car.valuation?.word} strings={text.analysis?.tag} />
          </p>
          {car.valuation && (
            <PriceSum
              className={styles.sum}
              valuation={car.valuation}
              margin={car.margin}
              range={car.range}
              strings={text.sum}
            />
          )}
          {!car.valuation && car.noVerdictReason !== undefined && (
            <p className={styles.noVerdictReason} data-part="NoVerdictReason">
              {car.noVerdictReason}
            </p>
          )}
        </div>
        {(car.valuation || priceLink) && (
          <div className={styles.scale}>
            {car.valuation && <PriceScale valuation={car.valuation} range={car.range} text={scale} />}
            {priceLink}
          </div>
        )}
      </div>
      <CarDetailFacts />
      <CarDetailActions>{actions}</CarDetailActions>
      {!isWide && getPictures(car).length > 0 && (
        <div ref={pictures} className={styles.pictures} data-part="Media">
          {gallery}
        </div>
      )}
    </>
  );
}

function SmallPicture({ onPress }: { onPress: () => void }) {
  const { car, text, renderImage } = useCarDetail('CarDetailHead');
  const { formatNumber, formatPlural } = useFormats();
  const [first, ...more] = getPictures(car);
  const image = (
    <CarImage
      className={styles.smallPicture}
      src={first?.src}
      alt=""
      body={car.body}
      paint={car.paint}
      loading="eager"
      renderImage={renderImage}
      strings={text.image}
    />
  );
  if (!first) return image;
  const count = more.length + 1;
  return (
    <AriaButton
      className={styles.showPicturesButton}
      aria-label={formatPlural(text.showPictures, count)}
      data-part="ToPictures"
      onPress={onPress}
    >
      {image}
      {count > 1 && (
        <span className={styles.count} aria-hidden="true" data-part="Count">
          {formatNumber(count)}
        </span>
      )}
    </AriaButton>
  );
}
