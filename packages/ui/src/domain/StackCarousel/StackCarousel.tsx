import { type HTMLAttributes, type ReactNode, type Ref, useEffect, useId, useState } from 'react';
import { fillMessage, useFormats, useStrings } from '../../internal/locale/index.ts';
import { classes, flag } from '../../internal/element/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { Dots } from '../../internal/picker/index.ts';
import { useAttention, useReducedMotion } from '../../internal/motion/index.ts';
import * as css from './StackCarousel.css.ts';
import { enGB, type StackCarouselStrings } from './strings.ts';

export interface StackCarouselCard {
  id: string;
  /** A short name for the card: 'Tesla Model 3'. */
  label: string;
  content: ReactNode;
}

export interface StackCarouselProps extends Omit<HTMLAttributes<HTMLDivElement>, 'aria-label' | 'children' | 'role'> {
  /** The name of the carousel: 'Sample listings'. */
  label: string;
  /** The cards, with any content. All become as tall as the tallest. */
  cards: readonly StackCarouselCard[];
  /**
   * Whether the cards move automatically. If false, only the dots move them.
   * @default true
   */
  isMoving?: boolean | undefined;
  /**
   * The time for which each card is on top, in milliseconds.
   * @default 3000
   */
  interval?: number | undefined;
  strings?: Partial<StackCarouselStrings> | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * A stack of a few sample cards. The top card moves to the back and the next one comes to the top, in a loop. Up to two
 * faded cards are visible behind the top card. The stack pauses on hover, on focus and when users press its pause
 * button. With reduced motion it does not move and has no button. Screen readers and the keyboard reach only the top
 * card, and movement is not announced. For pictures to browse use a `Carousel`; if users must see every card, a `Grid`.
 */
export function StackCarousel({
  label,
  cards,
  isMoving = true,
  interval = 3000,
  strings,
  className,
  onPointerEnter,
  onPointerLeave,
  onFocus,
  onBlur,
  ...rest
}: StackCarouselProps) {
  const text = useStrings('StackCarousel', enGB, strings);
  const { formatNumber } = useFormats();
  const id = useId();
  const [ownIndex, setIndex] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const count = cards.length;
  // There may be fewer cards than before, so the top card may have been removed.
  const index = Math.min(ownIndex, Math.max(0, count - 1));

  const { hasAttention, handlers } = useAttention<HTMLDivElement>({ onPointerEnter, onPointerLeave, onFocus, onBlur });
  const prefersReducedMotion = useReducedMotion();
  const canMove = isMoving && count > 1 && !prefersReducedMotion;
  const isRunning = canMove && !isPaused && !hasAttention;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setIndex((index + 1) % count), interval);
    return () => clearTimeout(timer);
  }, [isRunning, index, count, interval]);

  const items = cards.map((card, at) => ({
    id: card.id,
    label: fillMessage(text.card, { place: formatNumber(at + 1), count: formatNumber(count), label: card.label }),
  }));
  return (
    <div
      {...rest}
      {...handlers}
      role="group"
      aria-roledescription={text.roleDescription}
      aria-label={label}
      data-component="StackCarousel"
      data-running={flag(isRunning)}
      className={classes(css.root, className)}
    >
      {/* First in tab order, so that users can stop the movement before they read. Placed below the cards visually. */}
      {count > 1 && (
        <div className={css.controls} data-part="Controls">
          {canMove && (
            <IconButton
              label={isPaused ? text.play : text.pause}
              size="s"
              className={css.control}
              data-part="Control"
              onPress={() => setPaused(!isPaused)}
            >
              <Icon name={isPaused ? 'play' : 'pause'} size="s" />
            </IconButton>
          )}
          <Dots label={text.choose} items={items} index={index} onPick={setIndex} controls={id} />
        </div>
      )}
      <div
        id={id}
        role={count > 1 ? 'tabpanel' : undefined}
        aria-label={count > 1 ? items[index]?.label : undefined}
        className={css.stack}
        data-part="Stack"
      >
        {cards.map((card, at) => {
          const distanceFromTop = (at - index + count) % count;
          return (
            <div
              key={card.id}
              className={css.card}
              data-behind={Math.min(distanceFromTop, 3)}
              inert={distanceFromTop > 0}
              data-part="Card"
            >
              <div className={css.content}>{card.content}</div>
            </div>
          );
        })}
      </div>
    </div>
  );
}
