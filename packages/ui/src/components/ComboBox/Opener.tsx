import { type Ref, useId } from 'react';
import { Icon } from '../Icon/index.ts';
import { button } from './ComboBox.css.ts';

interface OpenerProps {
  label: string;
  /** The id of the field's label, which its name ends with. */
  labelId: string;
  /** The id of the list that it opened. */
  listId: string | undefined;
  isDisabled: boolean;
  /** A screen reader is led to the first option; the pointer is not. */
  onToggle: (focus: 'first' | null) => void;
  ref: Ref<HTMLButtonElement>;
}

/**
 * Opens the list, and closes it. A native button: React Aria's brings hover, focus and a tracing of the press, which a
 * button does without that never has the focus.
 */
export function Opener({ label, labelId, listId, isDisabled, onToggle, ref }: OpenerProps) {
  const id = useId();
  return (
    <button
      ref={ref}
      type="button"
      // the input's arrows do the same
      tabIndex={-1}
      id={id}
      disabled={isDisabled}
      aria-label={label}
      aria-labelledby={`${id} ${labelId}`}
      aria-haspopup="listbox"
      aria-expanded={listId !== undefined}
      aria-controls={listId}
      className={button}
      data-part="Open"
      onMouseDown={(event) => {
        // the focus stays where it is
        event.preventDefault();
        if (event.button === 0) onToggle(null);
      }}
      onClick={({ detail }) => {
        // a screen reader, which shall stand on an option at once
        if (detail === 0) onToggle('first');
      }}
    >
      <Icon name="chevron-down" />
    </button>
  );
}
