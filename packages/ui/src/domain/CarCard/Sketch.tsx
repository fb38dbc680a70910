import { useStrings } from '../../internal/locale/index.ts';
import { CarImage, type CarImageProps, type CarImageStrings } from '../CarImage/index.ts';
import { enGB } from '../CarImage/strings.ts';
import * as styles from './CarCard.css.ts';

interface SketchProps {
  registration: string | undefined;
  remark: string | undefined;
  excerpt: string | undefined;
  /** The props of the drawing. */
  picture: CarImageProps;
  strings: Partial<CarImageStrings> | undefined;
}

export function Sketch({ registration, remark, excerpt, picture, strings }: SketchProps) {
  const text = useStrings('CarImage', enGB, strings);
  return (
    <div className={styles.sketch} data-part="Sketch">
      <CarImage {...picture} className={styles.drawing} />
      <p className={styles.sketchLabels}>
        {remark && (
          <span className={styles.sticker} data-part="Remark">
            {remark}
          </span>
        )}
        {registration && (
          <span
            role="img"
            aria-label={`${text.registration} ${registration}`}
            className={styles.registration}
            data-part="Registration"
          >
            {registration}
          </span>
        )}
      </p>
      {excerpt && (
        <p className={styles.excerpt} data-part="Excerpt">
          <bdi>{excerpt}</bdi>
        </p>
      )}
    </div>
  );
}
