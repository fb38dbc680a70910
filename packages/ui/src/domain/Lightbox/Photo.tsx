import { type ReactNode, useState } from 'react';
import { Icon } from '../../components/Icon/index.ts';
import * as css from './Lightbox.css.ts';

export interface LightboxPhoto {
  id: string;
  src: string;
  srcSet?: string | undefined;
  /** @default '100vw' */
  sizes?: string | undefined;
  /** The alternative text. It says in a word or two what the photo shows, such as 'Rear'. */
  label: string;
  /** Shown below the photo. */
  caption?: ReactNode;
  /** The URL of a small version. If all photos have one and there is room, a strip of thumbnails is shown. */
  thumbnail?: string | undefined;
}

interface PhotoProps {
  photo: LightboxPhoto;
  isZoomed: boolean;
  brokenLabel: string;
}

/** Shows a photo, as large as fits or, if zoomed, twice as large in a scroll container. Says so if it fails to load. */
export function Photo({ photo: { src, srcSet, sizes = '100vw', label, caption }, isZoomed, brokenLabel }: PhotoProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  return (
    <figure className={css.figure} data-part="Photo">
      {brokenSrc === src ? (
        <div className={css.brokenMessage} data-part="Broken">
          <Icon name="alert" />
          {brokenLabel}
        </div>
      ) : (
        // A zoomed photo must be scrollable by keyboard.
        <div
          className={css.frame({ isZoomed })}
          {...(isZoomed && { tabIndex: 0, role: 'group', 'aria-label': label })}
          data-part="Frame"
        >
          <img
            // If the photo failed before hydration, its error event has already fired.
            ref={(image) => {
              if (image?.complete && image.naturalWidth === 0) setBrokenSrc(src);
            }}
            src={src}
            {...(srcSet !== undefined && { srcSet, sizes })}
            alt={label}
            decoding="async"
            draggable={false}
            className={css.picture({ isZoomed })}
            data-part="Picture"
            onError={() => setBrokenSrc(src)}
          />
        </div>
      )}
      {caption !== undefined && (
        <figcaption className={css.caption} data-part="Caption">
          {caption}
        </figcaption>
      )}
    </figure>
  );
}
