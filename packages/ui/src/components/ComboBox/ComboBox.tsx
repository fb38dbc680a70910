import { type KeyboardEvent, type ReactNode, type Ref, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useFilter } from 'react-aria/useFilter';
import { useObjectRef } from 'react-aria/useObjectRef';
import {
  Button,
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
  ComboBoxStateContext,
  ComboBoxValue,
  Input,
} from 'react-aria-components/ComboBox';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import { useControlledState } from 'react-stately/useControlledState';
import { announce } from '../../internal/element/announce.ts';
import { omitUndefined } from '../../internal/element/omit-undefined.ts';
import { classes } from '../../internal/element/index.ts';
import { field, input as inputStyle } from '../../internal/field/Field.css.ts';
import * as css from '../../internal/field/field-button.css.ts';
import { type AllowUndefined, FieldFrame, type FieldProps, useFieldProps } from '../../internal/field/index.ts';
import { getOptions, type ListItems, type ListOption } from '../../internal/options/ListOption.ts';
import { box } from '../../internal/options/OptionList.css.ts';
import { fillMessage, useStrings } from '../../internal/locale/index.ts';
import { OptionList, type OptionListProps } from '../../internal/options/OptionList.tsx';
import { Floating } from '../../internal/overlay/Floating.tsx';
import { Icon } from '../Icon/index.ts';
import { TagGroup } from '../TagGroup/index.ts';
import { enGB } from './strings.ts';

/** `single` has one value, `multiple` any number. */
export const comboBoxModes = ['single', 'multiple'] as const;
export type ComboBoxMode = (typeof comboBoxModes)[number];

interface ComboBoxBaseProps<Value extends string>
  extends
    FieldProps,
    Omit<OptionListProps<Value>, 'options'>,
    AllowUndefined<
      Omit<
        AriaComboBoxProps<object, ComboBoxMode>,
        | keyof FieldProps
        | 'allowsCustomValue'
        | 'allowsEmptyCollection'
        | 'children'
        | 'defaultItems'
        | 'defaultSelectedKey'
        | 'defaultValue'
        | 'formValue'
        | 'isInvalid'
        | 'items'
        | 'onChange'
        | 'onSelectionChange'
        | 'selectedKey'
        | 'selectionMode'
        | 'validationBehavior'
        | 'value'
      >
    > {
  /**
   * The options, or sections of options: `{ label: 'Popular', options: […] }`. To search on a server, set them in
   * `onInputChange`, with `isLoading`, `loadError` and `defaultFilter={() => true}`. React Aria's `useAsyncList` loads
   * the options, and provides the loading state and the error.
   */
  options: ListItems<Value>;
  placeholder?: string | undefined;
  /** Shown in the list if no option matches. @default 'No matches' */
  emptyLabel?: string | undefined;
  /** The name of the button that opens the list. @default 'Show all' */
  openLabel?: string | undefined;
  /** The name of the button that clears the field. A required field has no such button. @default 'Clear {label}' */
  clearLabel?: string | undefined;
  /** The `<input>`, for forms that set focus. */
  ref?: Ref<HTMLInputElement> | undefined;
}

interface SingleProps<Value extends string> {
  selectionMode?: 'single' | undefined;
  // With `NoInfer`, the value type is inferred only from the options.
  /** The selected value. A value that is not (or not yet) an option is kept and submitted. */
  value?: NoInfer<Value> | null | undefined;
  defaultValue?: NoInfer<Value> | undefined;
  /** Receives `null` if the text is cleared or, with `allowsCustomValue`, matches no option. */
  onChange?: ((value: Value | null) => void) | undefined;
  /**
   * Keeps text that matches no option. `onInputChange` receives the text. The form also sends the text: for an option,
   * its label instead of its value.
   * @default false
   */
  allowsCustomValue?: boolean | undefined;
  removeLabel?: undefined;
}

interface MultipleProps<Value extends string> {
  selectionMode: 'multiple';
  /** The selected values. A value that is not (or not yet) an option is shown as it is. */
  value?: readonly NoInfer<Value>[] | undefined;
  defaultValue?: readonly NoInfer<Value>[] | undefined;
  onChange?: ((value: Value[]) => void) | undefined;
  allowsCustomValue?: undefined;
  /** The name of the button that removes a value. @default 'Remove {label}' */
  removeLabel?: string | undefined;
}

export type ComboBoxProps<Value extends string = string> = ComboBoxBaseProps<Value> &
  (SingleProps<Value> | MultipleProps<Value>);

type ComboBoxValueType = string | readonly string[] | null;

/**
 * A field for one or several of many known values, which users find by typing part of a label or keyword. Enter selects
 * the focused option or the only match. Text that matches no option is kept only with `allowsCustomValue`. The form
 * sends the value under `name` or, with `allowsCustomValue`, the text. Several values are shown as tags below the
 * field. If users can scan all options, use `Select`; for free text, `TextField`.
 */
export function ComboBox<Value extends string>({
  className,
  options,
  selectionMode = 'single',
  value: ownValue,
  defaultValue: ownDefault,
  onChange,
  emptyLabel,
  openLabel,
  clearLabel,
  removeLabel: ownRemoveLabel,
  isLoading,
  loadingLabel,
  loadError,
  placeholder,
  name,
  allowsCustomValue = false,
  defaultFilter,
  inputValue,
  onInputChange,
  onOpenChange,
  ref,
  ...props
}: ComboBoxProps<Value>) {
  const text = useStrings('ComboBox', enGB);
  const removeLabel = ownRemoveLabel ?? text.remove;
  const isMultiple = selectionMode === 'multiple';
  const boxRef = useRef<HTMLDivElement>(null);
  const input = useObjectRef(ref);
  const { frame, aria } = useFieldProps(props);
  const { label, isDisabled = false, isReadOnly = false, isRequired = false } = props;
  const defaultValue: ComboBoxValueType = ownDefault ?? (isMultiple ? NO_VALUES : null);
  const [current, setValue] = useControlledState<ComboBoxValueType>(
    ownValue,
    defaultValue,
    // The cast is safe, because the selection mode determines which of the two handlers this is.
    onChange as ((value: ComboBoxValueType) => void) | undefined,
  );
  const value = useStableValue(current);
  const [initialValue] = useState(value);
  const isEmpty = isMultiple && value?.length === 0;
  const typedState = useRef<TypedState>(EMPTY_TYPED_STATE);

  const { contains } = useFilter({ sensitivity: 'base' });
  const keywordsByLabel = useMemo(
    () => new Map(getOptions(options).flatMap((option) => (option.keywords ? [[option.label, option.keywords]] : []))),
    [options],
  );
  const matchesQuery = (label: string, query: string) =>
    contains(label, query) || (keywordsByLabel.get(label)?.some((keyword) => contains(keyword, query)) ?? false);

  const validatedValue = useRef(value);
  useEffect(() => {
    if (validatedValue.current === value) return;
    validatedValue.current = value;
    // React Aria updates an error only when the field loses focus.
    if (input.current?.ariaInvalid === 'true') input.current.dispatchEvent(new Event('change'));
  }, [input, value]);

  /**
   * If the app controls the text, also calls `onInputChange`, which React Aria does only if the app controls the value
   * too.
   */
  const selectValue = (next: ComboBoxValueType) => {
    setValue(next);
    if (inputValue === undefined || (next === null && allowsCustomValue)) return;
    onInputChange?.(getOptions(options).find((option) => option.value === next)?.label ?? '');
  };

  const changeText = (next: string) => {
    onInputChange?.(next);
    if (inputValue !== undefined && next === '' && !isMultiple) setValue(null);
  };

  const changeOpen: typeof onOpenChange = (isOpen, trigger) => {
    onOpenChange?.(isOpen, trigger);
    if (isOpen) return;
    // Enter keeps custom text even if exactly one option contains it.
    const selectsOnlyMatch = typedState.current.isEnter && !allowsCustomValue;
    const match = findMatch(getOptions(options), typedState.current.text, selectsOnlyMatch);
    const isEnter = typedState.current.isEnter;
    typedState.current = EMPTY_TYPED_STATE;
    if (!match || [value].flat().includes(match.value)) return;
    selectValue(isMultiple ? [...((value as readonly string[] | null) ?? []), match.value] : match.value);
    // The option was never focused, so it has not been announced yet.
    if (isEnter) announce(match.label);
  };

  return (
    <AriaComboBox<ListOption, ComboBoxMode>
      {...(aria as object)}
      // React Aria would submit an empty value for an empty multiple selection, and the values of a disabled field.
      {...omitUndefined({ name: isDisabled || isEmpty ? undefined : name })}
      selectionMode={selectionMode}
      value={value}
      // Resetting the form restores this value.
      defaultValue={initialValue}
      onChange={(next) => {
        typedState.current = EMPTY_TYPED_STATE;
        selectValue(next as ComboBoxValueType);
      }}
      {...omitUndefined({ inputValue })}
      onInputChange={changeText}
      allowsCustomValue={allowsCustomValue}
      defaultFilter={defaultFilter ?? matchesQuery}
      onOpenChange={changeOpen}
      allowsEmptyCollection
      className={composeRenderProps(className, (own) => classes(field, own))}
      data-component="ComboBox"
    >
      <FieldFrame
        {...frame}
        boxRef={boxRef}
        below={
          isMultiple && <SelectedTags {...{ options, label, removeLabel, isReadOnly, isDisabled }} inputRef={input} />
        }
      >
        <InputEventHandler
          typedRef={typedState}
          isMultiple={isMultiple}
          isReadOnly={isReadOnly}
          removeLabel={removeLabel}
        >
          <Input
            {...omitUndefined({ placeholder })}
            ref={input}
            aria-required={isRequired}
            className={inputStyle}
            data-part="Input"
          />
          {(isMultiple || !isRequired) && !isDisabled && !isReadOnly && (
            <ClearButton
              label={fillMessage(clearLabel ?? text.clear, { label })}
              isMultiple={isMultiple}
              inputRef={input}
            />
          )}
          {!isReadOnly && (
            <Button className={css.button} aria-label={openLabel ?? text.open} data-part="Open">
              <Icon name="chevron-down" />
            </Button>
          )}
        </InputEventHandler>
      </FieldFrame>
      <Floating triggerRef={boxRef} className={box}>
        <OptionList
          {...{ options, isLoading, loadError }}
          loadingLabel={loadingLabel ?? text.loading}
          emptyLabel={emptyLabel ?? text.empty}
        />
      </Floating>
    </AriaComboBox>
  );
}

const NO_VALUES: readonly string[] = [];

/** Returns the same array for the same values, because React Aria clears the typed text if it gets another array. */
function useStableValue(value: ComboBoxValueType): ComboBoxValueType {
  const identity = JSON.stringify(value);
  return useMemo(() => JSON.parse(identity) as ComboBoxValueType, [identity]);
}

/** The text typed since the list last closed. Selecting an option and Escape clear it. */
interface TypedState {
  text: string;
  /** Whether Enter was pressed after the text was typed. */
  isEnter: boolean;
}

const EMPTY_TYPED_STATE: TypedState = { text: '', isEnter: false };

/** Normalises a label, keyword or typed text for comparison: 'Citroën' becomes 'citroen'. */
const foldText = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();

/**
 * Returns the enabled option whose complete label or keyword was typed or, with `selectsOnlyMatch`, the only enabled
 * option that contains the text.
 */
function findMatch(options: readonly ListOption[], text: string, selectsOnlyMatch: boolean): ListOption | undefined {
  const query = foldText(text);
  if (query === '') return undefined;
  const matchesSome = ({ label, keywords = [] }: ListOption, test: (folded: string) => boolean) =>
    [label, ...keywords].some((words) => test(foldText(words)));
  const found = options.filter(
    (option) => !option.isDisabled && matchesSome(option, (folded) => folded.includes(query)),
  );
  const exactMatch = found.find((option) => matchesSome(option, (folded) => folded === query));
  return exactMatch ?? (selectsOnlyMatch && found.length === 1 ? found[0] : undefined);
}

interface InputEventHandlerProps {
  typedRef: { current: TypedState };
  isMultiple: boolean;
  isReadOnly: boolean;
  removeLabel: string;
  children: ReactNode;
}

/**
 * Adds what React Aria lacks: opening on click, removal with Backspace, Alt with arrow keys, and a record of the typed
 * text.
 */
function InputEventHandler({ typedRef, isMultiple, isReadOnly, removeLabel, children }: InputEventHandlerProps) {
  const state = useContext(ComboBoxStateContext);
  const handleKeyDownCapture = (event: KeyboardEvent) => {
    const { key, altKey } = event;
    if (!state) return;
    // The list would close if these keys scrolled the page.
    if (state.isOpen && (key === 'PageDown' || key === 'PageUp')) event.preventDefault();
    // During composition, these keys choose one of the input method's candidates.
    if (event.nativeEvent.isComposing) event.stopPropagation();
    else if (key === 'Enter') typedRef.current = { ...typedRef.current, isEnter: true };
    else if (key === 'Escape') typedRef.current = EMPTY_TYPED_STATE;
    // On Tab, React Aria would toggle the focused option of a multi-select.
    else if (key === 'Tab' && isMultiple) state.selectionManager.setFocusedKey(null);
    else if (key === 'ArrowDown' && altKey && !isReadOnly) state.open(null, 'manual');
    else if (key === 'ArrowUp' && altKey) state.close();
    else if (key === 'Backspace' && isMultiple && !isReadOnly && !event.repeat && state.inputValue === '') {
      const last = state.selectedItems.at(-1);
      if (!last) return;
      state.setValue((state.value as readonly string[]).slice(0, -1));
      announce(fillMessage(removeLabel, { label: last.textValue }));
    }
  };
  return (
    <div
      className={css.controls}
      role="presentation"
      onInput={(event) => {
        typedRef.current = { text: (event.target as HTMLInputElement).value, isEnter: false };
      }}
      onMouseUp={({ button, target }) => {
        if (button === 0 && !isReadOnly && target instanceof HTMLInputElement && !target.disabled && !state?.isOpen)
          state?.open(null, 'manual');
      }}
      onKeyDownCapture={handleKeyDownCapture}
      onKeyDown={(event) => {
        // Escape closes only the list, not a dialog around it.
        if (event.key === 'Escape' && state?.isOpen) event.stopPropagation();
      }}
    >
      {children}
    </div>
  );
}

interface ClearButtonProps {
  label: string;
  isMultiple: boolean;
  inputRef: { current: HTMLInputElement | null };
}

function ClearButton({ label, isMultiple, inputRef }: ClearButtonProps) {
  const state = useContext(ComboBoxStateContext);
  if (!state || state.inputValue === '') return null;
  const clear = () => {
    if (!isMultiple) state.setValue(null);
    state.setInputValue('');
    inputRef.current?.focus();
  };
  return (
    <Button slot={null} excludeFromTabOrder aria-label={label} className={css.button} data-part="Clear" onPress={clear}>
      <Icon name="close" size="s" />
    </Button>
  );
}

interface SelectedTagsProps {
  options: ListItems;
  label: string;
  removeLabel: string;
  isReadOnly: boolean;
  isDisabled: boolean;
  inputRef: { current: HTMLInputElement | null };
}

/** Renders the hidden `ComboBoxValue` too, because it describes the input with the selected values. */
function SelectedTags({ options, label, removeLabel, isReadOnly, isDisabled, inputRef }: SelectedTagsProps) {
  const state = useContext(ComboBoxStateContext);
  const count = [state?.value].flat().length;
  useEffect(() => {
    // Tags can move the field, for example in a drawer, but React Aria repositions the list only if a size changes.
    const frame = requestAnimationFrame(() => window.dispatchEvent(new Event('resize')));
    return () => cancelAnimationFrame(frame);
  }, [count]);
  // While React Aria collects the options there is no state, and so there are no tags.
  if (!state) return null;
  const values = state.value as readonly string[];
  const labels = new Map(getOptions(options).map((option) => [option.value, option.label]));
  const remove = (removed: readonly string[]) => {
    state.setValue(values.filter((value) => !removed.includes(value)));
    if (removed.length === values.length) inputRef.current?.focus();
  };
  return (
    <>
      <ComboBoxValue hidden />
      {values.length > 0 && (
        <TagGroup
          label={label}
          isLabelHidden
          items={values.map((value) => ({ id: value, label: labels.get(value) ?? value }))}
          onRemove={isReadOnly || isDisabled ? undefined : remove}
          removeLabel={removeLabel}
        />
      )}
    </>
  );
}
