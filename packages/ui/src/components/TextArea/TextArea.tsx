import { type CSSProperties, type Ref, type TextareaHTMLAttributes, useLayoutEffect, useMemo, useRef } from 'react';
import { classes } from '../../internal/element/index.ts';
import { bothRefs } from '../../internal/element/refs.ts';
import { input } from '../../internal/field/Field.css.ts';
import { Field, type FieldProps, partsOf, type SaidOtherwise } from '../../internal/field/index.ts';
import { grow } from './grow.ts';
import { maxRows as most, minRows as least, textArea } from './TextArea.css.ts';

export interface TextAreaProps
  extends FieldProps, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, SaidOtherwise | 'rows' | 'cols'> {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  isReadOnly?: boolean | undefined;
  /** How many lines it has while it is empty. @default 3 */
  minRows?: number | undefined;
  /** Up to how many lines it grows with its text; from there on it scrolls. @default 10 */
  maxRows?: number | undefined;
  /** The `<textarea>`, for forms that set focus. */
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/**
 * Several lines of text. It grows with what is written, so that nobody has to drag its corner. A native control: for one
 * line there is `TextField`.
 */
export function TextArea({ onChange, isReadOnly, minRows = 3, maxRows = 10, style, ref, ...props }: TextAreaProps) {
  const { field, control: rest } = partsOf(props);
  const area = useRef<HTMLTextAreaElement>(null);
  const take = useMemo(() => bothRefs<HTMLTextAreaElement>(area, ref), [ref]);
  useLayoutEffect(() => {
    if (area.current) grow(area.current);
  }, [rest.value]);

  return (
    <Field component="TextArea" {...field}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          ref={take}
          readOnly={isReadOnly}
          className={classes(input, textArea)}
          style={{ ...style, [least]: minRows, [most]: maxRows } as CSSProperties}
          data-part="Input"
          onChange={(event) => {
            grow(event.target);
            onChange?.(event.target.value);
          }}
        />
      )}
    </Field>
  );
}
