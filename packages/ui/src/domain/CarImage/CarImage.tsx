import { type CSSProperties, type HTMLAttributes, type Ref, useState } from 'react';
import { classes } from '../../internal/element/index.ts';
import { useStrings } from '../../internal/locale/index.ts';
import type { Body } from '../CarDrawing/outlines.ts';
import { type Paint, plateTint } from '../CarDrawing/paints.ts';
import { SIDE_FRAMES, silhouettePath } from '../CarDrawing/silhouette.ts';
import { note, picture, plate, registration as registrationStyle, silhouette, tint } from './CarImage.css.ts';
import { type CarImageStrings, enGB } from './strings.ts';

export interface CarImageProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement> | undefined;
  /** Without one, and where it cannot be loaded, the plate shows the dotted outline of `body`. */
  src?: string | undefined;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** What the picture shows. '' where text beside it names the car. */
  alt: string;
  /** @default 'hatchback' */
  body?: Body | undefined;
  /** Tints the plate: a drawn car has a transparent ground. */
  paint?: Paint | undefined;
  registration?: string | undefined;
  /** 'eager' for what is seen first. @default 'lazy' */
  loading?: 'lazy' | 'eager' | undefined;
  /** @default 'auto' */
  fetchPriority?: 'high' | 'low' | 'auto' | undefined;
  strings?: Partial<CarImageStrings> | undefined;
}

/**
 * A car's picture on a plate of 3:2, as wide as its place. A picture of another shape is cropped about its middle; where
 * there is none, or it cannot be loaded, the plate says so and draws the outline of the body. For any picture of a car;
 * `CarCard` has one of its own.
 */
export function CarImage({
  src,
  srcSet,
  sizes,
  alt,
  body = 'hatchback',
  paint,
  registration,
  loading = 'lazy',
  fetchPriority = 'auto',
  strings,
  className,
  style,
  ...rest
}: CarImageProps) {
  const text = useStrings('CarImage', enGB, strings);
  const [broken, setBroken] = useState<string>();
  const hasPicture = src !== undefined && src !== '' && src !== broken;
  const tinted = paint && ({ [tint]: plateTint(paint) } as CSSProperties);
  return (
    <div
      {...rest}
      data-component="CarImage"
      data-state={hasPicture ? 'picture' : 'none'}
      className={classes(plate({ state: hasPicture ? 'picture' : 'none' }), className)}
      style={tinted ? { ...tinted, ...style } : style}
    >
      {hasPicture ? (
        <img
          // A picture may have failed before the page came alive, and then no event tells of it.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) setBroken(src);
          }}
          className={picture}
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          width={600}
          height={400}
          loading={loading}
          fetchPriority={fetchPriority}
          decoding="async"
          draggable={false}
          data-part="Picture"
          onError={() => setBroken(src)}
        />
      ) : (
        <>
          <svg className={silhouette} viewBox={SIDE_FRAMES.picture} aria-hidden="true" data-part="Silhouette">
            <path d={silhouettePath(body)} />
          </svg>
          <span className={note} data-part="Note">
            {text.noPicture}
          </span>
        </>
      )}
      {registration && (
        <span
          role="img"
          aria-label={`${text.registration} ${registration}`}
          className={registrationStyle}
          data-part="Registration"
        >
          {registration}
        </span>
      )}
    </div>
  );
}
