import { Carousel } from '../../components/Carousel/index.ts';
import { fillMessage } from '../../internal/locale/index.ts';
import { CarImage } from '../CarImage/index.ts';
import { type CarDetail, type CarPicture, nameOf } from './car.ts';
import * as styles from './CarDetailDialog.css.ts';
import type { CarDetailDialogStrings } from './strings.ts';

interface CarPicturesProps {
  car: CarDetail;
  text: CarDetailDialogStrings;
}

/** One picture, a carousel of several, or the outline that says there is none. */
export function CarPictures({ car, text }: CarPicturesProps) {
  const pictures = picturesOf(car);
  if (pictures.length < 2) return <Picture car={car} text={text} picture={pictures[0]} />;
  return (
    <Carousel
      label={fillMessage(text.pictures, { car: nameOf(car) })}
      slides={pictures.map((picture, at) => ({
        id: `${at} ${picture.src}`,
        label: getSlideLabel(text, at + 1, pictures.length, picture.label),
        content: <Picture car={car} text={text} picture={picture} />,
        thumbnail: <CarImage className={styles.thumbnail} src={picture.src} alt="" body={car.body} paint={car.paint} />,
      }))}
      slideLabel="{label}"
      previousLabel={text.previousPicture}
      nextLabel={text.nextPicture}
      pickerLabel={text.choosePicture}
    />
  );
}

function getSlideLabel(text: CarPicturesProps['text'], place: number, count: number, label = ''): string {
  return fillMessage(label === '' ? text.picture : text.pictureWithLabel, { place, count, label });
}

function picturesOf({ pictures = [], image }: CarDetail): readonly CarPicture[] {
  return pictures.length > 0 || !image ? pictures : [{ src: image }];
}

function Picture({ car, text, picture }: CarPicturesProps & { picture: CarPicture | undefined }) {
  return (
    <CarImage
      className={styles.picture}
      src={picture?.src}
      alt={[nameOf(car), picture?.label].filter(Boolean).join(', ')}
      body={car.body}
      paint={car.paint}
      registration={car.registration}
      // the dialog is opened for it, and the carousel asks for no more than it shows
      loading="eager"
      strings={text.image}
    />
  );
}
