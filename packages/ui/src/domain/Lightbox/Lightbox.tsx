import { type KeyboardEvent, type Ref, useContext, useEffect, useRef, useState } from 'react';
import {
  Dialog as AriaDialog,
  type DialogProps as AriaDialogProps,
  OverlayTriggerStateContext,
} from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useControlledState } from 'react-stately/useControlledState';
import { Carousel } from '../../components/Carousel/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { classes } from '../../internal/element/index.ts';
import { getArrowStep } from '../../internal/element/keys.ts';
import { omitUndefined } from '../../internal/element/omit-undefined.ts';
import type { WrongOverlayProps } from '../../internal/element/wrong-props.ts';
import { fillMessage, useFormats, useStrings } from '../../internal/locale/index.ts';
import { useInheritedAttributes } from '../../internal/overlay/inherited-attributes.ts';
import { useScrollbarCover } from '../../internal/overlay/scrollbar-cover.ts';
import * as css from './Lightbox.css.ts';
import { type LightboxPhoto, Photo } from './Photo.tsx';
import { enGB, type LightboxStrings } from './strings.ts';

export interface LightboxProps
  extends
    Omit<
      AriaDialogProps,
      'aria-describedby' | 'aria-label' | 'aria-labelledby' | 'children' | 'render' | 'role' | 'slot'
    >,
    WrongOverlayProps {
  /** The accessible name, e.g. 'Photos of this BMW X3'. */
  label: string;
  photos: readonly LightboxPhoto[];
  /**
   * Whether the lightbox is open. Leave it out in a `DialogTrigger` of React Aria Components, which opens and closes
   * it.
   */
  isOpen?: boolean | undefined;
  /**
   * Called when the user presses Escape or the close button. If `isOpen` is set, the lightbox stays open until `isOpen`
   * changes.
   */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** The index of the current photo, starting at 0, if controlled. */
  index?: number | undefined;
  /** The index of the photo that is shown first, if not controlled. @default 0 */
  defaultIndex?: number | undefined;
  onIndexChange?: ((index: number) => void) | undefined;
  strings?: Partial<LightboxStrings> | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * Photos as large as the window, one at a time. Swipes, two buttons, the arrow keys and thumbnails move between them.
 * When the lightbox closes, focus returns to the element that opened it. It adds no entry to the history. If Back
 * should close it, keep `isOpen` in the URL. For photos within a page or a dialog use `Carousel`; for one picture of a
 * car, `CarImage`.
 */
export function Lightbox({ isOpen, onOpenChange, ...rest }: LightboxProps) {
  const marker = useRef<HTMLTemplateElement>(null);
  const trigger = useContext(OverlayTriggerStateContext);
  const { ref } = useInheritedAttributes(marker);
  useScrollbarCover(isOpen ?? trigger?.isOpen ?? false);
  return (
    <>
      {/* Marks the lightbox's position in the tree. A template is valid in lists and tables too. */}
      <template ref={marker} />
      <ModalOverlay ref={ref} {...omitUndefined({ isOpen, onOpenChange })} className={css.overlay}>
        <Modal className={css.modal}>{({ state }) => <Photos {...rest} close={() => state.close()} />}</Modal>
      </ModalOverlay>
    </>
  );
}

interface PhotosProps extends Omit<LightboxProps, 'isOpen' | 'onOpenChange'> {
  close: () => void;
}

/** The content of the open overlay. It is mounted each time the overlay opens, so that it starts at `defaultIndex`. */
function Photos({
  label,
  photos,
  index: givenIndex,
  defaultIndex = 0,
  onIndexChange,
  close,
  strings,
  className,
  ...rest
}: PhotosProps) {
  const text = useStrings('Lightbox', enGB, strings);
  const { formatNumber } = useFormats();
  const [requestedIndex, setIndex] = useControlledState(givenIndex, defaultIndex, onIndexChange);
  const index = Math.max(0, Math.min(requestedIndex, photos.length - 1));
  const [zoomedId, setZoomedId] = useState<string>();
  const body = useRef<HTMLDivElement>(null);
  const isZoomed = zoomedId !== undefined && zoomedId === photos[index]?.id;

  const getViewport = () => body.current?.querySelector<HTMLElement>('[data-part="Viewport"]');

  // Focuses the photos, so that the arrow keys work. In a layout effect, an outer dialog would take focus back.
  useEffect(() => getViewport()?.focus({ preventScroll: true }), []);

  /** Lets the arrow keys move between the photos while a button in the header has focus. */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = getArrowStep(event);
    // The carousel handles its own keys, and a zoomed photo scrolls.
    if (step === 0 || event.defaultPrevented || photos.length < 2 || body.current?.contains(event.target as Node))
      return;
    event.preventDefault();
    getViewport()?.focus({ preventScroll: true });
    setIndex((index + step + photos.length) % photos.length);
  };

  return (
    <AriaDialog
      {...omitUndefined(rest)}
      aria-label={label}
      data-component="Lightbox"
      className={classes(css.root, className)}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the buttons in it */}
      <div className={css.top} data-part="Header" onKeyDown={onKeyDown}>
        <p className={css.counter} data-part="Place">
          {fillMessage(text.counter, { place: formatNumber(index + 1), count: formatNumber(photos.length) })}
        </p>
        <IconButton
          label={isZoomed ? text.zoomOut : text.zoomIn}
          data-part="Zoom"
          onPress={() => setZoomedId(isZoomed ? undefined : photos[index]?.id)}
        >
          <Icon name={isZoomed ? 'minus' : 'plus'} />
        </IconButton>
        <IconButton label={text.close} data-part="Close" onPress={close}>
          <Icon name="close" />
        </IconButton>
      </div>
      <div ref={body} className={css.body}>
        <Carousel
          label={label}
          index={index}
          onIndexChange={setIndex}
          previousLabel={text.previous}
          nextLabel={text.next}
          pickerLabel={text.picker}
          slideLabel={text.photo}
          className={css.carousel}
          slides={photos.map((photo) => ({
            id: photo.id,
            label: photo.label,
            content: <Photo photo={photo} isZoomed={photo.id === zoomedId && isZoomed} brokenLabel={text.broken} />,
            ...(photo.thumbnail !== undefined && {
              thumbnail: <img src={photo.thumbnail} alt="" className={css.thumbnail} />,
            }),
          }))}
        />
      </div>
    </AriaDialog>
  );
}
