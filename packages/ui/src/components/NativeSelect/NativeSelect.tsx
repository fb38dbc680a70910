import type { Ref, SelectHTMLAttributes } from 'react';
import { classes } from '../../internal/element/index.ts';
import { input } from '../../internal/field/Field.css.ts';
import { Field, type FieldProps, partsOf, type SaidOtherwise } from '../../internal/field/index.ts';
import { Icon } from '../Icon/index.ts';
import { chevron, inline, inlineLabel, inlineSelect, option as optionClass, select } from './NativeSelect.css.ts';

/**
 * Above the control, or inside it before the value. There, below 768 px, it is shown only where the longest choice leaves it room,
 * and read in any case: use it for values that speak for themselves, such as an order.
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
    Omit<FieldProps, 'isLabelHidden'>,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, SaidOtherwise | 'multiple' | 'size'> {
  options: readonly NativeSelectOption<Value>[];
  // the options alone say which values there are
  value?: NoInfer<Value> | undefined;
  defaultValue?: NoInfer<Value> | undefined;
  onChange?: ((value: Value) => void) | undefined;
  /** @default 'above' */
  labelPlace?: NativeSelectLabelPlace | undefined;
  /** The `<select>`, for forms that set focus. */
  ref?: Ref<HTMLSelectElement> | undefined;
}

/**
 * One of a few choices. The native control: a phone shows its own wheel, a keyboard types ahead, a form sends it, and
 * it costs next to nothing. Where a choice has a colour, an icon or a count beside its name, or several are chosen at
 * once, there is `Select`; where there are more than can be looked through, `ComboBox`.
 */
export function NativeSelect<Value extends string>({
  options,
  onChange,
  labelPlace = 'above',
  ...props
}: NativeSelectProps<Value>) {
  const { field, control: rest } = partsOf(props);
  const isInside = labelPlace === 'inside';
  return (
    <Field component="NativeSelect" {...field} isLabelHidden={isInside}>
      {(control) => (
        <>
          {isInside && (
            <span className={inline} aria-hidden>
              <span className={inlineLabel}>{field.label}</span>
            </span>
          )}
          <select
            {...rest}
            {...control}
            className={classes(input, select, isInside && inlineSelect)}
            data-part="Input"
            // a select can hold no value but those of its options
            onChange={onChange && ((event) => onChange(event.target.value as Value))}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled} className={optionClass}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" className={chevron} />
        </>
      )}
    </Field>
  );
}
