import {
  createElement,
  type CSSProperties,
  type HTMLAttributes,
  type ImgHTMLAttributes,
  type ReactElement,
  type Ref,
  useState,
} from 'react';
import { classes } from '../../internal/element/index.ts';
import { useStrings } from '../../internal/locale/index.ts';
import type { Body } from '../CarDrawing/outlines.ts';
import { type Paint, getPlateTint } from '../CarDrawing/paints.ts';
import { SIDE_FRAMES, getSilhouettePath } from '../CarDrawing/silhouette.ts';
import {
  illustrationLabel,
  note,
  picture,
  plate,
  registration as registrationStyle,
  silhouette,
  tint,
} from './CarImage.css.ts';
import { type CarImageStrings, enGB } from './strings.ts';

/** The props for `renderImage`. Spread them on the framework's image, such as `next/image`. */
export type CarImageElementProps = ImgHTMLAttributes<HTMLImageElement> & {
  ref: Ref<HTMLImageElement>;
  src: string;
  alt: string;
  width: number;
  height: number;
  'data-part': 'Picture';
};

export interface CarImageProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement> | undefined;
  /** URL of the picture. Without it, or if it fails to load, the plate shows the dotted outline of `body`. */
  src?: string | undefined;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** Describes the picture. Use '' if text next to it names the car. */
  alt: string;
  /** @default 'hatchback' */
  body?: Body | undefined;
  /** The car's paint. It tints the plate, because drawn cars have a transparent background. */
  paint?: Paint | undefined;
  registration?: string | undefined;
  /**
   * Whether the picture is a drawing, not a photo of this car. If true, a label on the picture says so.
   * @default false
   */
  isIllustration?: boolean | undefined;
  /** 'eager' for pictures visible on load. @default 'lazy' */
  loading?: 'lazy' | 'eager' | undefined;
  /** @default 'auto' */
  fetchPriority?: 'high' | 'low' | 'auto' | undefined;
  /**
   * Renders the picture with an element other than `<img>`: `(props) => <Image {...props} />`. Called during render, so
   * it must not use hooks.
   */
  renderImage?: ((props: CarImageElementProps) => ReactElement) | undefined;
  strings?: Partial<CarImageStrings> | undefined;
}

/**
 * A car's picture on a 3:2 plate, as wide as its container. Pictures of another aspect ratio are cropped around their
 * centre. Without a picture, or if it fails to load, the plate says so and draws the outline of the body. Use it for
 * any picture of a car. `CarCard` already includes it.
 */
export function CarImage({
  src,
  srcSet,
  sizes,
  alt,
  body = 'hatchback',
  paint,
  registration,
  isIllustration = false,
  loading = 'lazy',
  fetchPriority = 'auto',
  renderImage = renderImg,
  strings,
  className,
  style,
  ...rest
}: CarImageProps) {
  const text = useStrings('CarImage', enGB, strings);
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const hasPicture = src !== undefined && src !== '' && src !== brokenSrc;
  const tintStyle = paint && ({ [tint]: getPlateTint(paint) } as CSSProperties);
  return (
    <div
      {...rest}
      data-component="CarImage"
      data-state={hasPicture ? 'picture' : 'none'}
      className={classes(plate({ state: hasPicture ? 'picture' : 'none' }), className)}
      style={tintStyle ? { ...tintStyle, ...style } : style}
    >
      {hasPicture ? (
        renderImage({
          // If the picture failed before hydration, its error event has already fired.
          ref: (image) => {
            if (image?.complete && image.naturalWidth === 0) setBrokenSrc(src);
          },
          className: picture,
          src,
          ...(srcSet !== undefined && { srcSet }),
          ...(sizes !== undefined && { sizes }),
          alt,
          width: 600,
          height: 400,
          loading,
          fetchPriority,
          decoding: 'async',
          draggable: false,
          'data-part': 'Picture',
          onError: () => setBrokenSrc(src),
        })
      ) : (
        <>
          <svg className={silhouette} viewBox={SIDE_FRAMES.picture} aria-hidden="true" data-part="Silhouette">
            <path d={getSilhouettePath(body)} />
          </svg>
          <span className={note} data-part="Note">
            {text.noPicture}
          </span>
        </>
      )}
      {hasPicture && isIllustration && (
        <span className={illustrationLabel} data-part="Illustration">
          {text.illustration}
        </span>
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

function renderImg(props: CarImageElementProps): ReactElement {
  return createElement('img', props);
}
