import { useContext, useId } from 'react';
import { ButtonContext } from 'react-aria-components/Button';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Icon } from '../Icon/index.ts';
import { button } from './ComboBox.css.ts';

interface OpenerProps {
  label: string;
  /** The id of the field's label, which its name ends with. */
  labelId: string;
  /** The input has the focus whichever of them is pressed. */
  focusInput: () => void;
}

/**
 * Opens the list, and closes it. A native button: React Aria's brings hover, focus and a tracing of the press, which a
 * button does without that never has the focus.
 */
export function Opener({ label, labelId, focusInput }: OpenerProps) {
  const state = useContext(ComboBoxStateContext);
  const aria = useContext(ButtonContext);
  const id = useId();
  // React Aria renders it once more to learn of the options, where there is neither
  if (state === null || !aria || !('ref' in aria)) return null;
  const { ref, isDisabled, 'aria-controls': list } = aria;
  const toggle = (focus: 'first' | null) => {
    focusInput();
    state.toggle(focus, 'manual');
  };
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
      aria-expanded={state.isOpen}
      aria-controls={list}
      className={button}
      data-part="Open"
      onMouseDown={(event) => {
        // the focus stays where it is
        event.preventDefault();
        if (event.button === 0) toggle(null);
      }}
      onClick={({ detail }) => {
        // a screen reader, which shall stand on an option at once
        if (detail === 0) toggle('first');
      }}
    >
      <Icon name="chevron-down" />
    </button>
  );
}
