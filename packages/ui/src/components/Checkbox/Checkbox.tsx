import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classes, flag } from '../../internal/element/index.ts';
import { type FieldProps, type SaidOtherwise, useField } from '../../internal/field/index.ts';
import { Icon } from '../Icon/index.ts';
import * as css from './Checkbox.css.ts';

export interface CheckboxProps
  extends
    Omit<FieldProps, 'label' | 'isLabelHidden' | 'optionalLabel'>,
    Omit<InputHTMLAttributes<HTMLInputElement>, Exclude<SaidOtherwise, 'value'> | 'type' | 'checked'> {
  /** What is agreed to or wanted; it may hold a link. */
  label: ReactNode;
  isChecked?: boolean | undefined;
  defaultChecked?: boolean | undefined;
  onChange?: ((isChecked: boolean) => void) | undefined;
  /** The `<input>`, for forms that set focus. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * Something that is wanted or not, and is sent with its form: 'Exclude write-offs'. The native control under a drawn
 * box; the whole row is pressed. For one of several choices there is `NativeSelect` or `ToggleGroup`, for several of many
 * `Select`.
 */
export function Checkbox({
  label,
  description,
  errorMessage,
  isDisabled,
  isRequired,
  requiredMessage,
  name,
  className,
  id,
  isChecked,
  onChange,
  'aria-describedby': describedBy,
  ...rest
}: CheckboxProps) {
  const field = { id, name, describedBy, description, errorMessage, isDisabled, isRequired, requiredMessage };
  const { control, isInvalid, notes } = useField(field);
  return (
    <div className={classes(css.checkbox, className)} data-component="Checkbox" data-invalid={flag(isInvalid)}>
      <label className={css.row} data-disabled={flag(isDisabled)}>
        <span className={css.control} data-part="Control">
          <input
            {...rest}
            {...control}
            type="checkbox"
            checked={isChecked}
            onChange={(event) => onChange?.(event.target.checked)}
            className={css.box}
            data-part="Input"
          />
          <Icon name="check" className={css.tick} />
        </span>
        <span className={css.label} data-part="Label">
          {label}
        </span>
      </label>
      <div className={css.notes}>{notes}</div>
    </div>
  );
}
