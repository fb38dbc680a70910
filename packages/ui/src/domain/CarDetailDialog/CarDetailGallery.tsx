import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Carousel } from '../../components/Carousel/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { toasts } from '../../components/Toast/queue.ts';
import { useMediaQuery } from '../../internal/motion/index.ts';
import { fillMessage, useFormats } from '../../internal/locale/index.ts';
import { media } from '../../theme/style.ts';
import { CarImage } from '../CarImage/index.ts';
import type { CarPicture } from '../CarCard/index.ts';
import type { Lightbox, LightboxPhoto } from '../Lightbox/index.ts';
import { getCarName, getPictures } from './car.ts';
import * as styles from './CarDetailDialog.css.ts';
import { useCarDetail } from './context.ts';
import { loadLightbox } from './load-lightbox.ts';

/** Shows one picture, a carousel of several, or an outline if there is none. Photos open in a `Lightbox`. */
export function CarDetailGallery() {
  const { car, text, renderImage } = useCarDetail('CarDetailGallery');
  const isWide = useMediaQuery(media.tablet);
  const { formatNumber } = useFormats();
  const pictures = getPictures(car);
  const photos = pictures.filter(({ isIllustration }) => !isIllustration);
  const { open, lightbox } = useLightbox(photos);
  const renderPicture = (picture: CarPicture | undefined) =>
    picture === undefined || picture.isIllustration ? (
      <Picture picture={picture} />
    ) : (
      <Photo picture={picture} place={photos.indexOf(picture) + 1} count={photos.length} onOpen={open} />
    );
  if (pictures.length < 2)
    return (
      <>
        {renderPicture(pictures[0])}
        {lightbox}
      </>
    );
  return (
    <>
      <Carousel
        label={fillMessage(text.pictures, { car: getCarName(car) })}
        slides={pictures.map((picture, at) => ({
          id: `${at} ${picture.src}`,
          label: fillMessage(picture.label ? text.pictureWithLabel : text.picture, {
            place: formatNumber(at + 1),
            count: formatNumber(pictures.length),
            label: picture.label ?? '',
          }),
          content: renderPicture(picture),
          thumbnail: (
            <CarImage
              className={styles.thumbnail}
              src={picture.src}
              alt=""
              body={car.body}
              paint={car.paint}
              renderImage={renderImage}
            />
          ),
        }))}
        slideLabel="{label}"
        thumbnails={isWide ? 'always' : 'wide'}
        previousLabel={text.previousPicture}
        nextLabel={text.nextPicture}
        pickerLabel={text.choosePicture}
      />
      {lightbox}
    </>
  );
}

function useLightbox(photos: readonly CarPicture[]): { open: (place: number) => Promise<void>; lightbox: ReactNode } {
  const { car, text } = useCarDetail('CarDetailGallery');
  const [LoadedLightbox, setLoadedLightbox] = useState<typeof Lightbox>();
  const [place, setPlace] = useState<number>();
  const open = async (chosen: number) => {
    try {
      const LightboxComponent = await loadLightbox();
      setLoadedLightbox(() => LightboxComponent);
      setPlace(chosen);
    } catch {
      toasts.add({ tone: 'error', title: text.photosFailed, description: text.photosFailedDescription });
    }
  };
  const toLightboxPhoto = ({ src, srcSet, label }: CarPicture, at: number): LightboxPhoto => ({
    id: `${at} ${src}`,
    src,
    srcSet,
    label: label ?? getCarName(car),
    // The carousel has already loaded this picture.
    thumbnail: photos.length > 1 ? src : undefined,
  });
  const lightbox = LoadedLightbox && (
    <LoadedLightbox
      label={fillMessage(text.pictures, { car: getCarName(car) })}
      photos={photos.map(toLightboxPhoto)}
      isOpen={place !== undefined}
      onOpenChange={() => setPlace(undefined)}
      defaultIndex={place === undefined ? undefined : place - 1}
    />
  );
  return { open, lightbox };
}

interface PhotoProps {
  picture: CarPicture;
  /** The position among the photos, starting at 1. */
  place: number;
  count: number;
  onOpen: (place: number) => Promise<void>;
}

function Photo({ picture, place, count, onOpen }: PhotoProps) {
  const { text } = useCarDetail('CarDetailGallery');
  const { formatNumber, formatPlural } = useFormats();
  const [brokenSrc, setBrokenSrc] = useState<string>();
  if (brokenSrc === picture.src) return <Picture picture={picture} />;
  const preload = () => void loadLightbox().catch(() => {});
  return (
    // Listens in the capture phase, because an image's error event does not bubble.
    <div onErrorCapture={() => setBrokenSrc(picture.src)}>
      <Button
        className={styles.photoButton}
        aria-label={formatPlural(text.enlargePhoto, count, { place: formatNumber(place) })}
        aria-haspopup="dialog"
        data-part="Photo"
        onHoverStart={preload}
        onFocus={preload}
        onPress={() => void onOpen(place)}
      >
        <Picture picture={picture} />
        <span className={styles.enlargeIcon} data-part="Enlarge">
          <Icon name="expand" size="s" />
        </span>
      </Button>
    </div>
  );
}

function Picture({ picture }: { picture: CarPicture | undefined }) {
  const { car, text, renderImage } = useCarDetail('CarDetailGallery');
  return (
    <CarImage
      className={styles.picture}
      src={picture?.src}
      srcSet={picture?.srcSet}
      sizes={picture?.sizes}
      renderImage={renderImage}
      alt={[getCarName(car), picture?.label].filter(Boolean).join(', ')}
      body={car.body}
      paint={car.paint}
      // The carousel mounts only the current picture and its neighbours, so each of them should load at once.
      loading="eager"
      strings={text.image}
    />
  );
}
