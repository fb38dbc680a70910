import {
  type FormEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  type RefObject,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useComboBox } from 'react-aria/useComboBox';
import { announce } from '../../internal/element/announce.ts';
import { given } from '../../internal/element/given.ts';
import { bothRefs } from '../../internal/element/refs.ts';
import { input as inputClass } from '../../internal/field/Field.css.ts';
import type { ControlProps } from '../../internal/field/index.ts';
import { Icon } from '../Icon/index.ts';
import { box } from '../../internal/options/Options.css.ts';
import type { ListOption } from '../../internal/options/ListOption.ts';
import { Options } from '../../internal/options/Options.tsx';
import { Floating } from '../../internal/overlay/Floating.tsx';
import { button, controls } from './ComboBox.css.ts';
import { Opener } from './Opener.tsx';
import { type FinderStateProps, useFinderState } from './useFinderState.ts';

interface FinderProps extends FinderStateProps {
  input: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> | undefined };
  control: ControlProps;
  labelId: string;
  /** Ids of what is chosen. */
  describedBy: string | undefined;
  /** The box of the field, which the list stands in line with. */
  anchor: RefObject<HTMLDivElement | null>;
  isRequired: boolean | undefined;
  emptyLabel: string;
  openLabel: string;
  clearLabel: string;
  /** Hears the key in an empty field. */
  onBackspace: (() => void) | undefined;
}

/** The text, the button that takes it away, the one that opens the list, the list, and what is sent. */
export function Finder({
  input: own,
  control,
  labelId,
  describedBy,
  anchor,
  isRequired = false,
  emptyLabel,
  openLabel,
  clearLabel,
  onBackspace,
  ...props
}: FinderProps) {
  const { selectionMode, isDisabled = false, isReadOnly = false } = props;
  const isMultiple = selectionMode === 'multiple';
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const popover = useRef<HTMLElement>(null);
  const clearId = useId();
  const isFilledIn = useRef(false);
  const state = useFinderState(props, input, isFilledIn);
  const { ref, onFocus, onBlur, ...others } = own;
  const { name, 'aria-describedby': notes, ...attributes } = control;
  const { inputProps, listBoxProps } = useComboBox<ListOption, typeof selectionMode>(
    {
      inputRef: input,
      buttonRef: opener,
      listBoxRef: list,
      popoverRef: popover,
      id: control.id,
      // `required` is the input's own, so that its form asks for it as for any other
      validationBehavior: 'aria',
      selectionMode,
      isDisabled,
      isReadOnly,
      'aria-labelledby': labelId,
      // which it tells apart from those of an option that is gone to while the focus stays here
      ...given({ onFocus, onBlur }),
      'aria-describedby': [notes, describedBy].filter(Boolean).join(' '),
    },
    state,
  );
  const isClearable = (isMultiple || !isRequired) && !isDisabled && !isReadOnly;
  const chosen = [state.value].flat().filter((value) => value !== null);

  // What is chosen stands below, and may push the field up in a sheet: React Aria places the list anew when the window's
  // size changes, and offers no other way.
  useLayoutEffect(() => {
    if (isMultiple) window.dispatchEvent(new Event('resize'));
  }, [isMultiple, chosen.length]);

  const focusInput = () => input.current?.focus();
  const clear = () => {
    if (!isMultiple) state.setValue(null);
    state.setInputValue('');
    focusInput();
  };

  // It looks like a select, and is pressed like one. React Aria waits for a letter or an arrow. Not at a click: one on the
  // label is a click here as well, and opens no select.
  const openPressed = ({ button: pressed }: MouseEvent) => {
    if (pressed === 0 && !state.isOpen && !isReadOnly && !isDisabled) state.open(null, 'manual');
  };

  // What is typed says how; a browser that fills in says nothing, or that it replaced the text.
  const hearInput = ({ nativeEvent }: FormEvent) => {
    const how = 'inputType' in nativeEvent ? nativeEvent.inputType : '';
    isFilledIn.current = how === '' || how === 'insertReplacementText';
  };

  // React Aria opens it with the bare arrow alone; with Alt no option gets the focus, as in a native select.
  const openOrClose = ({ key, altKey, target }: KeyboardEvent) => {
    if (!altKey || target !== input.current || isReadOnly) return;
    if (key === 'ArrowDown') state.open(null, 'manual');
    if (key === 'ArrowUp') state.close();
  };
  // React Aria takes an option only when it has the focus, and lets a dialog see the Escape that closed the list.
  const hearFirst = (event: KeyboardEvent) => {
    // they lead through the list, and a page that scrolls would close it
    if (state.isOpen && (event.key === 'PageDown' || event.key === 'PageUp')) event.preventDefault();
    // the keys choose among the candidates of what is being written, in Japanese
    if (event.nativeEvent.isComposing) event.stopPropagation();
    else if (event.key === 'Enter' || event.key === 'Tab') settle(event);
  };
  const settle = (event: KeyboardEvent) => {
    const { selectionManager } = state;
    // React Aria has Tab choose what has the focus: of several, it would take away what was chosen last
    if (isMultiple && event.key === 'Tab') selectionManager.setFocusedKey(null);
    if (selectionManager.focusedKey !== null) return;
    const option = state.typed(event.key === 'Enter');
    if (option === undefined || (!isMultiple && selectionManager.isSelected(option.value))) return;
    state.take(option);
    // its text goes with it
    if (isMultiple) state.revert();
    if (event.key !== 'Enter') return;
    // nobody read it out: it never had the focus, and what a script writes into a field is not heard
    announce(option.label);
    // the form is sent by the next one
    event.preventDefault();
    event.stopPropagation();
  };
  const hear = (event: KeyboardEvent) => {
    openOrClose(event);
    if (event.key === 'Escape' && state.isOpen) event.stopPropagation();
    // not the one that is held to empty the field
    if (event.key === 'Backspace' && !event.repeat && state.inputValue === '') onBackspace?.();
  };

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears the keys of the input in it */}
      <div className={controls} onInputCapture={hearInput} onKeyDownCapture={hearFirst} onKeyDown={hear}>
        <input
          {...mergeProps<object[]>(inputProps, { onMouseUp: openPressed }, given(others), given(attributes))}
          ref={useMemo(() => bothRefs(input, ref), [ref])}
          data-name={name}
          className={inputClass}
          data-part="Input"
        />
        {isClearable && state.inputValue !== '' && (
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
        {!isReadOnly && (
          <Opener
            ref={opener}
            label={openLabel}
            labelId={labelId}
            listId={state.isOpen ? listBoxProps.id : undefined}
            isDisabled={isDisabled}
            onToggle={(focus) => {
              focusInput();
              state.toggle(focus, 'manual');
            }}
          />
        )}
        {name !== undefined &&
          // one value is sent even where it is none, as by any text field; of several those that there are
          (isMultiple ? chosen : [chosen[0] ?? '']).map((value) => (
            <input key={value} type="hidden" name={name} form={own.form} value={value} disabled={isDisabled} />
          ))}
      </div>
      <Floating
        trigger="ComboBox"
        triggerRef={anchor}
        scrollRef={list}
        ref={popover}
        isNonModal
        isOpen={state.isOpen}
        onOpenChange={(isOpen) => {
          if (!isOpen) state.close();
        }}
        className={box}
      >
        <Options
          {...listBoxProps}
          // of what is shown alone: the list begins with what is chosen, if it is in it
          state={{ ...state, selectionManager: state.selectionManager.withCollection(state.collection) }}
          listRef={list}
          labelledBy={labelId}
          emptyLabel={emptyLabel}
          isVirtualized
        />
      </Floating>
    </>
  );
}
