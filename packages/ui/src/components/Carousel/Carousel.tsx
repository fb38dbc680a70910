import {
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useLayoutEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { classes } from '../../internal/element/index.ts';
import { getArrowStep } from '../../internal/element/keys.ts';
import { fillMessage, useFormats, useStrings } from '../../internal/locale/index.ts';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Dots, Marks, Picker } from '../../internal/picker/index.ts';
import * as css from './Carousel.css.ts';
import { enGB } from './strings.ts';
import { useSlides } from './useSlides.ts';

export interface CarouselSlide {
  id: string;
  /** The slide's content in a word or two: 'Rear'. */
  label: string;
  content: ReactNode;
  /** A small picture of the slide, for the strip below the slides. */
  thumbnail?: ReactNode;
}

export interface CarouselProps extends Omit<HTMLAttributes<HTMLDivElement>, 'aria-label' | 'children' | 'role'> {
  /** The accessible name of the carousel: 'Pictures of this BMW X3'. */
  label: string;
  slides: readonly CarouselSlide[];
  /**
   * When thumbnails replace the dots: `wide`, if the carousel is at least 560 px wide, or `always`. Every slide needs a
   * thumbnail.
   * @default 'wide'
   */
  thumbnails?: 'wide' | 'always' | undefined;
  /** The index of the current slide, from 0, if controlled. */
  index?: number | undefined;
  /**
   * The index of the slide to start with, from 0, if not controlled.
   * @default 0
   */
  defaultIndex?: number | undefined;
  onIndexChange?: ((index: number) => void) | undefined;
  /** @default 'Previous slide' */
  previousLabel?: string | undefined;
  /** @default 'Next slide' */
  nextLabel?: string | undefined;
  /**
   * The accessible name of the dots and of the thumbnails.
   * @default 'Choose a slide'
   */
  pickerLabel?: string | undefined;
  /** The accessible name of a slide. @default 'Slide {place} of {count}: {label}' */
  slideLabel?: string | undefined;
  /** The role description that screen readers announce. @default 'carousel' */
  roleDescription?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** The maximum number of dots that fit between the arrows on a phone. With more slides, a count replaces the dots. */
const MAX_DOTS = 6;

/**
 * Shows slides of one size, such as the pictures of a car, one at a time. Touch, wheel, two buttons, dots or thumbnails
 * and the arrow keys move between slides. The buttons and keys also move from the last slide to the first, and back.
 * The carousel never moves by itself: for that use `StackCarousel`. For content that users compare use `Grid`. A slide
 * is mounted when it or one of its neighbours is first shown, so that its picture is not fetched earlier. All slides
 * except the current one are inert. With one slide there are no controls.
 */
export function Carousel({
  label,
  slides,
  thumbnails = 'wide',
  index: controlledIndex,
  defaultIndex = 0,
  onIndexChange,
  previousLabel,
  nextLabel,
  pickerLabel,
  slideLabel,
  roleDescription,
  className,
  ...rest
}: CarouselProps) {
  const text = useStrings('Carousel', enGB);
  const { formatNumber } = useFormats();
  const [ownIndex, setOwnIndex] = useState(defaultIndex);
  const [announcement, setAnnouncement] = useState('');
  const count = slides.length;
  const index = Math.max(0, Math.min(controlledIndex ?? ownIndex, count - 1));
  const isMounted = useMountedSlides(slides, index);
  const id = useId();
  const viewport = useRef<HTMLDivElement>(null);
  const names = slides.map((slide, at) =>
    fillMessage(slideLabel ?? text.slide, {
      place: formatNumber(at + 1),
      count: formatNumber(count),
      label: slide.label,
    }),
  );
  const hasThumbnails = slides.every((slide) => slide.thumbnail !== undefined);
  const hasTabs = hasThumbnails || count <= MAX_DOTS;

  const goTo = (to: number) => {
    if (to === index) return;
    setOwnIndex(to);
    onIndexChange?.(to);
  };
  /** Also announces the slide, which the arrows, the keys and swiping do not name. */
  const goToAndAnnounce = (to: number) => {
    goTo(to);
    setAnnouncement(names[to] ?? '');
  };
  const step = (by: -1 | 1) => goToAndAnnounce((index + by + count) % count);
  const stopScrolling = useSlides({
    viewport,
    slideIds: slides.map((slide) => slide.id).join(' '),
    index,
    onScrollTo: goToAndAnnounce,
  });

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    // Fields inside a slide handle the arrow keys themselves.
    const arrowStep = event.target === event.currentTarget ? getArrowStep(event) : 0;
    if (arrowStep === 0 || count < 2) return;
    event.preventDefault();
    step(arrowStep);
  };

  // A slide that is swiped away becomes inert, so focus moves from it to the viewport.
  useLayoutEffect(() => {
    const slide = document.activeElement?.closest('[data-part="Slide"]');
    if (slide?.parentElement === viewport.current && slide?.hasAttribute('inert'))
      viewport.current?.focus({ preventScroll: true });
  }, [index]);

  const items = slides.map((slide, at) => ({ id: slide.id, label: names[at] ?? '' }));
  const picker = { label: pickerLabel ?? text.picker, index, controls: id, onPick: goTo };
  return (
    <div
      {...rest}
      role="group"
      aria-roledescription={roleDescription ?? text.roleDescription}
      aria-label={label}
      data-component="Carousel"
      data-thumbnails={thumbnails === 'always' && hasThumbnails ? 'always' : undefined}
      className={classes(css.carousel, className)}
    >
      <div className={css.stage} data-part="Stage">
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it has a role if there is more than one slide */}
        <div
          ref={viewport}
          id={id}
          // Without tabs, a slide must not be a tab panel.
          role={count < 2 ? undefined : hasTabs ? 'tabpanel' : 'group'}
          aria-label={count > 1 ? names[index] : undefined}
          tabIndex={count > 1 ? 0 : undefined}
          className={css.viewport}
          data-part="Viewport"
          onKeyDown={move}
          onPointerDown={stopScrolling}
          onWheel={stopScrolling}
        >
          {slides.map((slide, at) => (
            <div key={slide.id} className={css.slide} inert={at !== index} data-part="Slide">
              {isMounted(slide.id) && slide.content}
            </div>
          ))}
        </div>
        {count > 1 && (
          <>
            <IconButton
              label={previousLabel ?? text.previous}
              variant="raised"
              aria-controls={id}
              className={css.previous}
              data-part="Previous"
              onPress={() => step(-1)}
            >
              <Icon name="chevron-start" />
            </IconButton>
            <IconButton
              label={nextLabel ?? text.next}
              variant="raised"
              aria-controls={id}
              className={css.next}
              data-part="Next"
              onPress={() => step(1)}
            >
              <Icon name="chevron-end" />
            </IconButton>
            <div className={css.place}>
              {count <= MAX_DOTS ? (
                <>
                  <div className={hasThumbnails ? css.narrowOnly : undefined}>
                    <Dots {...picker} items={items} />
                  </div>
                  {/* The thumbnails are the picker, so these dots cannot be clicked. */}
                  {hasThumbnails && (
                    <div className={css.wideOnly}>
                      <Marks count={count} index={index} />
                    </div>
                  )}
                </>
              ) : (
                <span className={css.counter} aria-hidden="true" data-part="Counter">
                  {formatNumber(index + 1)} / {formatNumber(count)}
                </span>
              )}
            </div>
          </>
        )}
      </div>
      {count > 1 && hasThumbnails && (
        <Picker
          {...picker}
          items={items.map((item, at) => ({ ...item, content: slides[at]?.thumbnail }))}
          className={css.thumbnails}
          itemClassName={css.thumbnail}
          part="Thumbnails"
          itemPart="Thumbnail"
        />
      )}
      <output className={css.status} data-part="Status">
        {announcement}
      </output>
    </div>
  );
}

/** Returns a predicate for mounted slides: the current one, its neighbours, and those mounted before. */
function useMountedSlides(slides: readonly CarouselSlide[], index: number): (id: string) => boolean {
  const mountedIds = slides.slice(Math.max(0, index - 1), index + 2).map((slide) => slide.id);
  const [allMountedIds, setAllMountedIds] = useState<ReadonlySet<string>>(new Set(mountedIds));
  if (mountedIds.some((id) => !allMountedIds.has(id))) setAllMountedIds(new Set([...allMountedIds, ...mountedIds]));
  return (id) => allMountedIds.has(id) || mountedIds.includes(id);
}
