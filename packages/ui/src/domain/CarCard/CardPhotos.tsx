import { useRef, useState } from 'react';
import { Icon } from '../../components/Icon/index.ts';
import { announce } from '../../internal/element/announce.ts';
import { renderAnchor, type AnchorProps } from '../../internal/element/anchor.ts';
import { classes } from '../../internal/element/index.ts';
import { fillMessage, useFormats } from '../../internal/locale/index.ts';
import { CarImage, type CarImageProps } from '../CarImage/index.ts';
import * as styles from './CarCard.css.ts';
import type { CarCardStrings } from './strings.ts';

export interface CarPicture {
  /** URL of the picture. */
  src: string;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** The subject of the photo, if known: 'Rear'. */
  label?: string | undefined;
  /** Whether the picture is a drawing. Photos can be enlarged to fill the window; drawings cannot. */
  isIllustration?: boolean | undefined;
}

interface CardPhotosProps {
  pictures: readonly CarPicture[];
  /** The props of the first picture. The others share them, except for the source and the registration. */
  picture: CarImageProps;
  /** The card's link. */
  link: AnchorProps | undefined;
  name: string;
  text: CarCardStrings;
  className: string;
}

/** Only the first photo is loaded until the strip is hovered, focused or scrolled. */
export function CardPhotos({ pictures, picture, link, name, text, className }: CardPhotosProps) {
  const { formatNumber } = useFormats();
  const strip = useRef<HTMLDivElement>(null);
  const [loadsAll, setLoadsAll] = useState(false);
  const loadAll = () => setLoadsAll(true);

  const showPhoto = (step: 1 | -1) => {
    const element = strip.current;
    if (!element) return;
    loadAll();
    const width = element.clientWidth;
    // In right-to-left text the scroll position is negative.
    const currentIndex = Math.round(Math.abs(element.scrollLeft) / width);
    const nextIndex = (currentIndex + step + pictures.length) % pictures.length;
    const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    element.scrollTo({ left: sign * nextIndex * width });
    announce(fillMessage(text.photo, { place: formatNumber(nextIndex + 1), count: formatNumber(pictures.length) }));
  };
  const renderButton = (label: string, icon: 'chevron-start' | 'chevron-end', step: 1 | -1) => (
    <button
      type="button"
      className={styles.photoButton({ to: icon })}
      aria-label={fillMessage(text.ofCar, { action: label, car: name })}
      data-part={step === 1 ? 'NextPhoto' : 'PreviousPhoto'}
      onClick={() => showPhoto(step)}
    >
      <Icon name={icon} size="s" />
    </button>
  );

  return (
    <div
      className={classes(styles.photos, className)}
      data-part="PhotoStrip"
      onPointerEnter={loadAll}
      onFocus={loadAll}
    >
      {/* Browsers put scroll containers in the tab order. This one is left out, because keyboard users have the
          buttons. */}
      <div ref={strip} className={styles.strip} tabIndex={-1} data-has-scroll-buttons="" onScroll={loadAll}>
        {pictures.map(({ src, srcSet, sizes }, index) => {
          const image =
            index === 0 ? (
              <CarImage {...picture} />
            ) : (
              loadsAll && <CarImage {...picture} {...{ src, srcSet, sizes }} registration={undefined} />
            );
          return (
            <div key={src} className={styles.slide}>
              {link ? renderAnchor({ ...link, tabIndex: -1, 'aria-hidden': true, children: image }) : image}
            </div>
          );
        })}
      </div>
      {renderButton(text.previousPhoto, 'chevron-start', -1)}
      {renderButton(text.nextPhoto, 'chevron-end', 1)}
    </div>
  );
}
