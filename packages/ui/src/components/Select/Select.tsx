import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useContext,
  useLayoutEffect,
  useRef,
} from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import {
  Button,
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  SelectStateContext,
  SelectValue,
} from 'react-aria-components/Select';
import { classes } from '../../internal/element/index.ts';
import { field, input } from '../../internal/field/Field.css.ts';
import type { WrongSelectProps } from '../../internal/element/wrong-props.ts';
import { type AllowUndefined, FieldFrame, type FieldProps, useFieldProps } from '../../internal/field/index.ts';
import { getOptions, type ListItems, type ListOption } from '../../internal/options/ListOption.ts';
import { box } from '../../internal/options/OptionList.css.ts';
import { fillMessage, useFormats, useStrings } from '../../internal/locale/index.ts';
import { OptionList, type OptionListProps } from '../../internal/options/OptionList.tsx';
import { Floating } from '../../internal/overlay/Floating.tsx';
import { Icon } from '../Icon/index.ts';
import * as css from './Select.css.ts';
import { enGB } from './strings.ts';

/** `single` has one value, `multiple` any number. */
export const selectModes = ['single', 'multiple'] as const;
export type SelectMode = (typeof selectModes)[number];

interface SelectBaseProps<Value extends string>
  extends
    WrongSelectProps,
    FieldProps,
    Omit<OptionListProps<Value>, 'options'>,
    AllowUndefined<
      Omit<
        AriaSelectProps<object, SelectMode>,
        | keyof FieldProps
        | 'allowsEmptyCollection'
        | 'children'
        | 'defaultSelectedKey'
        | 'defaultValue'
        | 'isInvalid'
        | 'onChange'
        | 'onSelectionChange'
        | 'selectedKey'
        | 'selectionMode'
        | 'validate'
        | 'validationBehavior'
        | 'value'
      >
    > {
  /** The options, or sections of options: `{ label: 'Popular', options: […] }`. */
  options: ListItems<Value>;
  /**
   * Shown if nothing is selected.
   * @default 'Any', or if required 'Choose one' or 'Choose at least one'
   */
  placeholder?: string | undefined;
  /**
   * Shown in the list if there are no options.
   * @default 'No options available'
   */
  emptyLabel?: string | undefined;
  /** The `<button>` that opens the list, for forms that set focus. Its role is `combobox`. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

interface SingleProps<Value extends string> {
  selectionMode?: 'single' | undefined;
  // With `NoInfer`, the value type is inferred only from the options.
  value?: NoInfer<Value> | null | undefined;
  defaultValue?: NoInfer<Value> | undefined;
  /** Receives `null` if resetting the form clears the value. */
  onChange?: ((value: Value | null) => void) | undefined;
  /** Returns an error message for an invalid value. */
  validate?: ((value: Value) => string | true | null | undefined) | undefined;
  renderValue?: undefined;
}

interface MultipleProps<Value extends string> {
  selectionMode: 'multiple';
  value?: readonly NoInfer<Value>[] | undefined;
  defaultValue?: readonly NoInfer<Value>[] | undefined;
  /** Receives the values in the order of selection. A form sends them in the order of the options. */
  onChange?: ((value: Value[]) => void) | undefined;
  /** Returns an error message for invalid values. */
  validate?: ((value: Value[]) => string | true | null | undefined) | undefined;
  /**
   * Returns the text of the button.
   * @default 'Diesel, Petrol + 2'
   */
  renderValue?: ((selected: readonly ListOption<Value>[]) => ReactNode) | undefined;
}

export type SelectProps<Value extends string = string> = SelectBaseProps<Value> &
  (SingleProps<Value> | MultipleProps<Value>);

/**
 * A field for one or several options from a list. An option can have a colour swatch or an icon, a second line and a
 * count. The list stays open if several can be selected. Values are sent with the form under `name`. If labels are
 * enough, `NativeSelect` needs less code. For more options than a user can scan, use `ComboBox`.
 */
export function Select<Value extends string>({
  className,
  options,
  selectionMode = 'single',
  placeholder,
  emptyLabel,
  isLoading,
  loadingLabel,
  loadError,
  renderValue,
  ref,
  ...props
}: SelectProps<Value>) {
  const boxRef = useRef<HTMLDivElement>(null);
  const { frame, aria } = useFieldProps(props);
  const isRequired = props.isRequired ?? false;
  const text = useStrings('Select', enGB);
  const requiredText = selectionMode === 'multiple' ? text.requiredMultiplePlaceholder : text.requiredPlaceholder;
  return (
    <AriaSelect<ListOption, SelectMode>
      {...(aria as object)}
      selectionMode={selectionMode}
      allowsEmptyCollection
      className={composeRenderProps(className, (own) => classes(field, own))}
      data-component="Select"
    >
      <FieldFrame {...frame} boxRef={boxRef}>
        <Trigger isRequired={isRequired} ref={ref}>
          <SelectValue<ListOption<Value>> className={css.value} data-part="Value">
            {({ state }) => (
              <Value
                placeholder={placeholder ?? (isRequired ? requiredText : text.placeholder)}
                renderValue={renderValue as ((selected: readonly ListOption[]) => ReactNode) | undefined}
                selectedOptions={getOptions(options).filter(({ value }) => state.selectionManager.isSelected(value))}
              />
            )}
          </SelectValue>
          <Icon name="chevron-down" />
        </Trigger>
      </FieldFrame>
      <List boxRef={boxRef}>
        <OptionList
          {...{ options, isLoading, loadError }}
          loadingLabel={loadingLabel ?? text.loading}
          emptyLabel={emptyLabel ?? text.empty}
        />
      </List>
    </AriaSelect>
  );
}

interface TriggerProps {
  isRequired: boolean;
  ref: Ref<HTMLButtonElement> | undefined;
  children: ReactNode;
}

/** Like a native select, the button is named by the field's label, and its content is its value. */
function Trigger({ isRequired, ref, children }: TriggerProps) {
  const isInvalid = useContext(SelectStateContext)?.displayValidation.isInvalid ?? false;
  const button = useObjectRef(ref);
  useLayoutEffect(() => {
    // Resetting a form would otherwise select the first option of React Aria's hidden select.
    const options = button.current?.closest('[data-component="Select"]')?.querySelectorAll('option') ?? [];
    for (const option of options) option.defaultSelected = option.selected;
  });
  const renderCombobox = (props: ComponentProps<'button'>) => (
    <button
      {...props}
      role="combobox"
      aria-expanded={props['aria-expanded']}
      aria-controls={props['aria-controls']}
      aria-required={isRequired}
      aria-invalid={isInvalid}
      // React Aria also includes the value in the button's name.
      aria-labelledby={props['aria-labelledby']?.split(' ').slice(1).join(' ')}
    />
  );
  return (
    <Button ref={button} render={renderCombobox} className={classes(input, css.button)} data-part="Input">
      {children}
    </Button>
  );
}

interface ValueProps {
  selectedOptions: readonly ListOption[];
  placeholder: string;
  renderValue: ((selected: readonly ListOption[]) => ReactNode) | undefined;
}

function Value({ selectedOptions, placeholder, renderValue }: ValueProps) {
  const { more } = useStrings('Select', enGB);
  const { formatList, formatNumber } = useFormats();
  const start = selectedOptions.length === 1 && selectedOptions[0]?.start;
  const formatSelectedLabels = () => {
    const labels = formatList(selectedOptions.slice(0, 2).map(({ label }) => label));
    return selectedOptions.length > 2
      ? fillMessage(more, { labels, count: formatNumber(selectedOptions.length - 2) })
      : labels;
  };
  return (
    <>
      {start && (
        <span className={css.start} aria-hidden>
          {start}
        </span>
      )}
      <span className={css.words}>
        {selectedOptions.length === 0 ? placeholder : (renderValue ?? formatSelectedLabels)(selectedOptions)}
      </span>
    </>
  );
}

interface ListProps {
  boxRef: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** Renders the list, which Tab and Alt + ↑ close. React Aria would keep focus in the list. */
function List({ boxRef, children }: ListProps) {
  const state = useContext(SelectStateContext);
  const closeList = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' && !(event.key === 'ArrowUp' && event.altKey)) return;
    event.preventDefault();
    event.stopPropagation();
    state?.close();
  };
  return (
    <Floating triggerRef={boxRef} className={box} render={(props) => <div {...props} onKeyDownCapture={closeList} />}>
      {children}
    </Floating>
  );
}
