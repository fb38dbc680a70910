import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import {
  Input,
  TextField as AriaTextField,
  TextFieldContext,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { classes } from '../../internal/element/index.ts';
import { omitUndefined } from '../../internal/element/omit-undefined.ts';
import { affix, field, input as inputStyle } from '../../internal/field/Field.css.ts';
import {
  type AllowUndefined,
  FieldFrame,
  type FieldProps,
  useFieldProps,
  useTextValue,
} from '../../internal/field/index.ts';

export interface TextFieldProps
  extends
    FieldProps,
    AllowUndefined<
      Omit<AriaTextFieldProps, keyof FieldProps | 'children' | 'isInvalid' | 'prefix' | 'validationBehavior'>
    >,
    Pick<
      InputHTMLAttributes<HTMLInputElement>,
      'autoCapitalize' | 'list' | 'max' | 'min' | 'placeholder' | 'step' | 'title'
    > {
  /** A unit before the text, such as £. It is not announced, so repeat it in the label or the description. */
  prefix?: ReactNode;
  /** A unit after the text, such as miles. It is not announced, so repeat it in the label or the description. */
  suffix?: ReactNode;
  /** The `<input>`, for forms that set focus. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A field for one line of text. `type`, `autoComplete`, `inputMode`, `pattern` and the other attributes of an input
 * work as in HTML. For several lines use `TextArea`, for a number `NumberField`, for one of many known values
 * `ComboBox`.
 */
export function TextField({
  className,
  prefix,
  suffix,
  list,
  max,
  min,
  placeholder,
  step,
  title,
  ref,
  ...props
}: TextFieldProps) {
  const input = useObjectRef(ref);
  const { frame, aria } = useFieldProps(props);
  const { type, minLength, maxLength } = props;
  return (
    <AriaTextField
      {...aria}
      {...useTextValue(props, input, TextFieldContext)}
      className={composeRenderProps(className, (own) => classes(field, own))}
      data-component="TextField"
    >
      <FieldFrame {...frame} rules={{ type, title, min, max, step, minLength, maxLength }}>
        {prefix !== undefined && (
          <span className={affix} data-part="Prefix" aria-hidden>
            {prefix}
          </span>
        )}
        <Input
          {...omitUndefined({ list, max, min, placeholder, step, title })}
          ref={input}
          className={inputStyle}
          data-part="Input"
        />
        {suffix !== undefined && (
          <span className={affix} data-part="Suffix" aria-hidden>
            {suffix}
          </span>
        )}
      </FieldFrame>
    </AriaTextField>
  );
}
