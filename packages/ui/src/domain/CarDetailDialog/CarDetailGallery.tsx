import { Carousel } from '../../components/Carousel/index.ts';
import { useMediaQuery } from '../../internal/motion/useMediaQuery.ts';
import { fillMessage } from '../../internal/locale/index.ts';
import { media } from '../../theme/style.ts';
import { CarImage } from '../CarImage/index.ts';
import type { CarPicture } from '../CarCard/index.ts';
import { getCarName, getPictures } from './car.ts';
import * as styles from './CarDetailDialog.css.ts';
import { useCarDetail } from './context.ts';
import type { CarDetailDialogStrings } from './strings.ts';

/** One picture, a carousel of several, or the outline if there is none. */
export function CarDetailGallery() {
  const { car, text, renderImage } = useCarDetail('CarDetailGallery');
  const isWide = useMediaQuery(media.tablet);
  const pictures = getPictures(car);
  if (pictures.length < 2) return <Picture picture={pictures[0]} />;
  return (
    <Carousel
      label={fillMessage(text.pictures, { car: getCarName(car) })}
      slides={pictures.map((picture, at) => ({
        id: `${at} ${picture.src}`,
        label: getSlideLabel(text, at + 1, pictures.length, picture.label),
        content: <Picture picture={picture} />,
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
  );
}

function getSlideLabel(text: CarDetailDialogStrings, place: number, count: number, label = ''): string {
  return fillMessage(label === '' ? text.picture : text.pictureWithLabel, { place, count, label });
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
      // The carousel mounts only the current picture and its neighbours.
      loading="eager"
      strings={text.image}
    />
  );
}
