import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { isChord, ledTo } from '../../internal/element/keys.ts';
import { Icon } from '../Icon/index.ts';
import { chip, name, remove as removeClass } from '../../internal/chip/chip.css.ts';
import * as css from './Chosen.css.ts';

interface ChosenProps {
  /** The id of the field that they are the values of. */
  fieldId: string;
  chosen: readonly { value: string; label: string }[];
  removeLabel: string;
  /** Without it they cannot be taken away. */
  onRemove: ((value: string) => void) | undefined;
}

/** The id of a chosen one's name, by which the field is described. */
export const chosenId = (fieldId: string, index: number) => `${fieldId}-chosen-${index}`;

/**
 * What is chosen, each with a button that takes it away. The focus then goes to the one that took its place. Tab meets one
 * of the buttons, however many they are; arrows, Home and End lead to the others.
 */
export function Chosen({ fieldId, chosen, removeLabel, onRemove }: ChosenProps) {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<{ value: string; index: number }>(undefined);
  const [stop, setStop] = useState(0);

  useLayoutEffect(() => {
    const gone = removed.current;
    // the app may refuse
    if (gone === undefined || chosen.some(({ value }) => value === gone.value)) return;
    removed.current = undefined;
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    (buttons[Math.min(gone.index, buttons.length - 1)] ?? document.getElementById(fieldId))?.focus();
  }, [chosen, fieldId]);

  const remove = (index: number) => {
    const value = chosen[index]?.value;
    if (value === undefined) return;
    removed.current = { value, index };
    onRemove?.(value);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const index = Math.min(stop, chosen.length - 1);
    const isRemoval = !isChord(event) && (event.key === 'Delete' || event.key === 'Backspace');
    const to = ledTo(event, index, chosen.length);
    if (to === undefined && !isRemoval) return;
    event.preventDefault();
    if (isRemoval) remove(index);
    // at either end it stays
    else list.current?.querySelectorAll('button')[to ?? -1]?.focus();
  };

  if (chosen.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of its buttons
    <ul ref={list} className={css.chosen} aria-labelledby={`${fieldId}-label`} data-part="Chosen" onKeyDown={onKeyDown}>
      {chosen.map(({ value, label }, index) => (
        <li key={value} className={chip} data-part="Chip">
          <span id={chosenId(fieldId, index)} className={name}>
            {label}
          </span>
          {onRemove && (
            <button
              type="button"
              id={`${fieldId}-remove-${index}`}
              aria-label={removeLabel}
              aria-labelledby={`${fieldId}-remove-${index} ${chosenId(fieldId, index)}`}
              tabIndex={index === Math.min(stop, chosen.length - 1) ? 0 : -1}
              className={removeClass}
              data-part="Remove"
              onFocus={() => setStop(index)}
              onClick={() => remove(index)}
            >
              <Icon name="close" size="s" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
