import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { affix, input } from '../../internal/field/Field.css.ts';
import { Field, type FieldProps, partsOf, type SaidOtherwise } from '../../internal/field/index.ts';

export interface TextFieldProps
  extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, SaidOtherwise | 'prefix'> {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  isReadOnly?: boolean | undefined;
  /** Stands before what is typed, e.g. £. Say it in the label or the description too. */
  prefix?: ReactNode;
  /** Stands after it, e.g. miles. */
  suffix?: ReactNode;
  /** The `<input>`, for forms that set focus. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * One line of text with its label, a description and an error. A native input: `name`, `type`, `autoComplete`,
 * `inputMode`, `pattern` and `FormData` work as ever, and a `Form` says in words what breaks them. For several lines
 * there is `TextArea`, for one of many known values `ComboBox`.
 */
export function TextField({ onChange, isReadOnly, prefix, suffix, ...props }: TextFieldProps) {
  const { field, control: rest } = partsOf(props);
  return (
    <Field component="TextField" {...field}>
      {(control) => (
        <>
          {prefix !== undefined && (
            <span className={affix} data-part="Prefix" aria-hidden>
              {prefix}
            </span>
          )}
          <input
            type="text"
            {...rest}
            {...control}
            readOnly={isReadOnly}
            className={input}
            data-part="Input"
            onChange={onChange && ((event) => onChange(event.target.value))}
          />
          {suffix !== undefined && (
            <span className={affix} data-part="Suffix" aria-hidden>
              {suffix}
            </span>
          )}
        </>
      )}
    </Field>
  );
}
