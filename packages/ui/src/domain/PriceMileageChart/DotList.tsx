import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { flag } from '../../internal/element/index.ts';
import { toStyle } from '../internal/chart/index.ts';
import * as css from './PriceMileageChart.css.ts';

export interface Dot {
  id: string;
  /** The position, as percentages of the plot's width and height. */
  x: number;
  y: number;
  name: string;
  /** The price and the mileage: 'Price · mileage'. */
  facts: string;
  /** Name, price and mileage in a sentence. */
  accessibleName: string;
  isThisCar: boolean;
  href?: string | undefined;
  onAction?: (() => void) | undefined;
}

/**
 * Renders the dots as the options of a list. On touch screens the first tap shows a label, and the second activates the
 * dot.
 */
export function DotList({ label, summaryId, dots }: { label: string; summaryId: string; dots: readonly Dot[] }) {
  const [hoveredId, setHoveredId] = useState<string>();
  const [focusedId, setFocusedId] = useState<string>();
  const [dismissedId, setDismissedId] = useState<string>();
  const isFirstTap = useRef(false);
  const activeId = hoveredId ?? focusedId;
  const shownDot = dots.find(({ id }) => id === activeId && id !== dismissedId);
  useEscape(shownDot !== undefined, () => setDismissedId(activeId));
  const updateActiveDot = (set: (id: string | undefined) => void, id: string | undefined) => {
    setDismissedId(undefined);
    set(id);
  };
  const onPointerDownCapture = (event: PointerEvent) => {
    const id = getDotId(event.target);
    isFirstTap.current = event.pointerType === 'touch' && id !== undefined && id !== activeId;
    // Hides the first tap from React Aria, which would otherwise activate the dot.
    if (isFirstTap.current) event.stopPropagation();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- they only show the label; the list has the keyboard
    <div
      onFocus={(event) => updateActiveDot(setFocusedId, getDotId(event.target))}
      onBlur={() => setFocusedId(undefined)}
      onPointerOver={(event) => {
        const isTip = (event.target as Element).closest('[data-part="Tip"]') !== null;
        if (event.pointerType !== 'touch' && !isTip) updateActiveDot(setHoveredId, getDotId(event.target));
      }}
      onPointerLeave={() => setHoveredId(undefined)}
      onPointerDownCapture={onPointerDownCapture}
      onClickCapture={(event) => {
        if (!isFirstTap.current) return;
        isFirstTap.current = false;
        event.preventDefault();
        event.stopPropagation();
        (event.target as Element).closest<HTMLElement>('[data-dot]')?.focus({ preventScroll: true });
      }}
    >
      <ListBox
        aria-label={label}
        aria-describedby={summaryId}
        orientation="horizontal"
        className={css.dots}
        data-part="Dots"
      >
        {dots.map((dot) => (
          <ListBoxItem
            key={dot.id}
            id={dot.id}
            textValue={dot.name}
            aria-label={dot.accessibleName}
            {...(dot.href !== undefined && { href: dot.href })}
            {...(dot.onAction && { onAction: dot.onAction })}
            className={css.dot}
            style={getPositionStyle(dot)}
            data-dot={dot.id}
            data-part="Dot"
            data-active={flag(dot.id === shownDot?.id)}
            data-this={flag(dot.isThisCar)}
            data-actionable={flag(dot.href !== undefined || dot.onAction !== undefined)}
          />
        ))}
      </ListBox>
      {shownDot && (
        // Hidden from screen readers, because the option has the same name.
        <div
          className={css.tip({ isAbove: shownDot.y > 28 })}
          style={getPositionStyle(shownDot)}
          aria-hidden="true"
          data-part="Tip"
        >
          <bdi className={css.tipName}>{shownDot.name}</bdi>
          <bdi>{shownDot.facts}</bdi>
        </div>
      )}
    </div>
  );
}

export const getPositionStyle = ({ x, y }: { x: number; y: number }) =>
  toStyle({ [css.pointX]: `${x}%`, [css.pointY]: `${y}%` });

const getDotId = (target: EventTarget) => (target as Element).closest<HTMLElement>('[data-dot]')?.dataset['dot'];

/** Lets Escape hide the label, as it hides a tooltip, before it closes a dialog around the chart. */
function useEscape(isShown: boolean, onEscape: () => void) {
  const latestHandler = useRef(onEscape);
  useEffect(() => {
    latestHandler.current = onEscape;
  });
  useEffect(() => {
    if (!isShown) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      latestHandler.current();
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [isShown]);
}
