import { type InputHTMLAttributes, type KeyboardEvent, type Ref, useContext, useId, useRef } from 'react';
import { ComboBoxStateContext, Input } from 'react-aria-components/ComboBox';
import { announce } from '../../element/announce.ts';
import { input as inputClass } from '../field/Field.css.ts';
import { Icon } from '../Icon/index.ts';
import { given } from '../../element/given.ts';
import type { ListOption } from '../options/Options.tsx';
import { button, controls } from './ComboBox.css.ts';
import { Opener } from './Opener.tsx';

interface ControlsProps {
  options: readonly ListOption[];
  input: InputHTMLAttributes<HTMLInputElement> & {
    ref?: Ref<HTMLInputElement> | undefined;
    'data-name': string | undefined;
  };
  isClearable: boolean;
  isMultiple: boolean;
  openLabel: string;
  clearLabel: string;
  /** Names the button that empties, which several fields of a form have. */
  labelId: string;
  onBackspace: (() => void) | undefined;
}

/** The text, the button that takes it away, and the one that opens the list. */
export function Controls({
  options,
  input,
  isClearable,
  isMultiple,
  openLabel,
  clearLabel,
  labelId,
  onBackspace,
}: ControlsProps) {
  const state = useContext(ComboBoxStateContext);
  const box = useRef<HTMLDivElement>(null);
  const clearId = useId();

  const focusInput = () => box.current?.querySelector('input')?.focus();
  const clear = () => {
    if (!isMultiple) state?.setSelectedKey(null);
    state?.setInputValue('');
    focusInput();
  };

  // React Aria opens it with the bare arrow alone; with Alt no option gets the focus, as in a native select.
  const openOrClose = ({ key, altKey, target }: KeyboardEvent) => {
    if (!altKey || !(target instanceof HTMLInputElement) || target.readOnly) return;
    if (key === 'ArrowDown') state?.open(null, 'manual');
    if (key === 'ArrowUp') state?.close();
  };
  // React Aria takes an option only when it has the focus, and lets a dialog see the Escape that closed the list.
  const settle = (event: KeyboardEvent) => {
    if (state === null || (event.key !== 'Enter' && event.key !== 'Tab')) return;
    const list = state.selectionManager;
    // React Aria has Tab choose what has the focus: of several, it would take away what was chosen last
    if (isMultiple && event.key === 'Tab') list.setFocusedKey(null);
    if (list.focusedKey !== null) return;
    const option = meant(options, state.inputValue, event.key === 'Enter');
    if (option === undefined || (!isMultiple && list.isSelected(option.value))) return;
    if (!isMultiple) state.setSelectedKey(option.value);
    else {
      if (!list.isSelected(option.value)) list.select(option.value);
      // its text goes with it
      state.close();
    }
    if (event.key !== 'Enter') return;
    // nobody read it out: it never had the focus, and what a script writes into a field is not heard
    announce(option.label);
    // the form is sent by the next one
    event.preventDefault();
    event.stopPropagation();
  };
  const hear = (event: KeyboardEvent) => {
    openOrClose(event);
    if (event.key === 'Escape' && state?.isOpen) event.stopPropagation();
    // not the one that is held to empty the field
    if (event.key === 'Backspace' && !event.repeat && state?.inputValue === '') onBackspace?.();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears the keys of the input in it
    <div ref={box} className={controls} onKeyDownCapture={settle} onKeyDown={hear}>
      <Input {...given(input)} className={inputClass} data-part="Input" />
      {isClearable && state !== null && state.inputValue !== '' && (
        <button
          type="button"
          // the keyboard takes the text away as it does everywhere
          tabIndex={-1}
          id={clearId}
          aria-label={clearLabel}
          aria-labelledby={`${clearId} ${labelId}`}
          className={button}
          data-part="Clear"
          onClick={clear}
        >
          <Icon name="close" size="s" />
        </button>
      )}
      <Opener label={openLabel} labelId={labelId} focusInput={focusInput} />
    </div>
  );
}

/** The option whose name was typed in full; or, if that will do, the only one that has it in its name. */
function meant(options: readonly ListOption[], text: string, isOnlyOneEnough: boolean): ListOption | undefined {
  const typed = text.trim().toLowerCase();
  if (typed === '') return undefined;
  const found = options.filter((option) => !option.isDisabled && option.label.toLowerCase().includes(typed));
  const exact = found.find(({ label }) => label.toLowerCase() === typed);
  return exact ?? (isOnlyOneEnough && found.length === 1 ? found[0] : undefined);
}
