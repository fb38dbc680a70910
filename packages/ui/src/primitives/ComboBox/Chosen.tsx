import { useLayoutEffect, useRef } from 'react';
import { Icon } from '../Icon/index.ts';
import { chip, name, remove } from '../chip/chip.css.ts';
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

/** What is chosen, each with a button that takes it away. The focus then goes to the one that took its place. */
export function Chosen({ fieldId, chosen, removeLabel, onRemove }: ChosenProps) {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<{ value: string; index: number }>(undefined);

  useLayoutEffect(() => {
    const gone = removed.current;
    // the app may refuse
    if (gone === undefined || chosen.some(({ value }) => value === gone.value)) return;
    removed.current = undefined;
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    (buttons[Math.min(gone.index, buttons.length - 1)] ?? document.getElementById(fieldId))?.focus();
  }, [chosen, fieldId]);

  if (chosen.length === 0) return null;
  return (
    <ul ref={list} className={css.chosen} aria-labelledby={`${fieldId}-label`} data-part="Chosen">
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
              className={remove}
              data-part="Remove"
              onClick={() => {
                removed.current = { value, index };
                onRemove(value);
              }}
            >
              <Icon name="close" size="s" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
