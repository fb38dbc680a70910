import {
  type Context,
  type ForwardedRef,
  type InputHTMLAttributes,
  type Ref,
  type SelectHTMLAttributes,
  useRef,
} from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import { InputContext } from 'react-aria-components/Input';
import { type ContextValue, useContextProps } from 'react-aria-components/slots';
import {
  TextField,
  TextFieldContext,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { classes } from '../../internal/element/index.ts';
import { field, input } from '../../internal/field/Field.css.ts';
import {
  type AllowUndefined,
  FieldFrame,
  type FieldProps,
  useFieldProps,
  useTextValue,
} from '../../internal/field/index.ts';
import { Icon } from '../Icon/index.ts';
import * as css from './NativeSelect.css.ts';

/**
 * The label is above the control, or inside it before the value. Inside, below 768 px, the label is visible only if the
 * longest option leaves room for it. Use 'inside' for values that are clear without a label, such as a sort order.
 */
export const nativeSelectLabelPlaces = ['above', 'inside'] as const;
export type NativeSelectLabelPlace = (typeof nativeSelectLabelPlaces)[number];

export interface NativeSelectOption<Value extends string = string> {
  value: Value;
  label: string;
  isDisabled?: boolean | undefined;
}

export interface NativeSelectProps<Value extends string = string>
  extends
    FieldProps,
    AllowUndefined<
      Pick<
        AriaTextFieldProps,
        'aria-describedby' | 'autoComplete' | 'autoFocus' | 'className' | 'form' | 'id' | 'onBlur' | 'onFocus' | 'style'
      >
    > {
  options: readonly NativeSelectOption<Value>[];
  // With `NoInfer`, the value type is inferred only from the options.
  value?: NoInfer<Value> | undefined;
  defaultValue?: NoInfer<Value> | undefined;
  onChange?: ((value: Value) => void) | undefined;
  /** @default 'above' */
  labelPlace?: NativeSelectLabelPlace | undefined;
  /** The `<select>`, for forms that set focus. */
  ref?: Ref<HTMLSelectElement> | undefined;
}

/**
 * A field for one of a few options, with the browser's own `<select>`. Phones show their own picker, and the component
 * needs little code. For options with a colour, an icon or a count, or for several values, use `Select`; for more
 * options than a user can scan, `ComboBox`.
 */
export function NativeSelect<Value extends string>({
  className,
  options,
  labelPlace = 'above',
  ref,
  ...props
}: NativeSelectProps<Value>) {
  const select = useObjectRef(ref);
  const { frame, aria } = useFieldProps(props);
  const isInside = labelPlace === 'inside';
  const { value, onChange } = useTextValue(
    // A `<select>` without a value shows its first option, so that option is the default.
    {
      ...props,
      defaultValue: props.defaultValue ?? options[0]?.value,
      onChange: props.onChange as (value: string) => void,
    },
    select,
    TextFieldContext,
  );
  const choose = (next: string) => {
    // Until the app renders the last choice, users can choose the previous value again, which the hook's `onChange`
    // ignores.
    if (next === value) props.onChange?.(next as Value);
    else onChange(next);
  };
  return (
    <TextField
      {...aria}
      value={value}
      onChange={onChange}
      className={composeRenderProps(className, (own) => classes(field, own))}
      data-component="NativeSelect"
    >
      <FieldFrame {...frame} isLabelHidden={isInside || frame.isLabelHidden}>
        {isInside && (
          <span className={css.inline} aria-hidden>
            <span className={css.inlineLabel}>{props.label}</span>
          </span>
        )}
        <SelectControl
          ref={select}
          onChoose={choose}
          className={classes(input, css.select, isInside && css.inlineSelect)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled} className={css.option}>
              {option.label}
            </option>
          ))}
        </SelectControl>
        <Icon name="chevron-down" className={css.chevron} />
      </FieldFrame>
    </TextField>
  );
}

interface SelectControlProps extends SelectHTMLAttributes<HTMLSelectElement> {
  ref: Ref<HTMLSelectElement>;
  onChoose: (value: string) => void;
}

/** Renders a `<select>` in place of the `<input>` of React Aria's TextField. */
function SelectControl({ ref, children, onChoose, ...controlProps }: SelectControlProps) {
  const context = InputContext as unknown as Context<ContextValue<object, HTMLSelectElement>>;
  const [props, control] = useContextProps(controlProps as object, ref as ForwardedRef<HTMLSelectElement>, context);
  const { type: _type, readOnly: _readOnly, ...attributes } = props as InputHTMLAttributes<HTMLSelectElement>;
  // Keeps the chosen value, because a render between the browser's input and change events resets the element.
  const chosenValue = useRef<string>(undefined);
  return (
    <select
      {...attributes}
      ref={control}
      onInput={({ currentTarget }) => {
        chosenValue.current = currentTarget.value;
      }}
      onChange={({ currentTarget }) => {
        onChoose(chosenValue.current ?? currentTarget.value);
        chosenValue.current = undefined;
      }}
      // Otherwise Chromium reports a required select as invalid before the user has chosen anything.
      aria-invalid={attributes['aria-invalid'] ?? false}
      data-part="Input"
    >
      {children}
    </select>
  );
}
