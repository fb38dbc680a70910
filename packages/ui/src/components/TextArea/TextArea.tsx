import { type CSSProperties, type Ref, useLayoutEffect } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import {
  TextArea as AriaTextArea,
  TextField,
  TextFieldContext,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { classes } from '../../internal/element/index.ts';
import { omitUndefined } from '../../internal/element/omit-undefined.ts';
import { field, input } from '../../internal/field/Field.css.ts';
import {
  type AllowUndefined,
  FieldFrame,
  type FieldProps,
  useFieldProps,
  useTextValue,
} from '../../internal/field/index.ts';
import { maxRowsVar, minRowsVar, textArea } from './TextArea.css.ts';

export interface TextAreaProps
  extends
    FieldProps,
    AllowUndefined<
      Omit<AriaTextFieldProps, keyof FieldProps | 'children' | 'isInvalid' | 'pattern' | 'type' | 'validationBehavior'>
    > {
  placeholder?: string | undefined;
  /** The height of an empty text area, in lines. @default 3 */
  minRows?: number | undefined;
  /** The text area grows with its text up to this height, in lines, then scrolls. @default 10 */
  maxRows?: number | undefined;
  /** The `<textarea>`, for forms that set focus. */
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** A field for several lines of text, which grows with the text. For one line use `TextField`. */
export function TextArea({ className, placeholder, minRows = 3, maxRows = 10, ref, ...props }: TextAreaProps) {
  const area = useObjectRef(ref);
  const { frame, aria } = useFieldProps(props);
  const text = useTextValue(props, area, TextFieldContext);
  const { minLength, maxLength } = props;
  useLayoutEffect(() => {
    if (area.current) fitToText(area.current);
  }, [area, text.value]);

  return (
    <TextField
      {...aria}
      {...text}
      className={composeRenderProps(className, (own) => classes(field, own))}
      data-component="TextArea"
    >
      <FieldFrame {...frame} rules={{ minLength, maxLength }}>
        <AriaTextArea
          {...omitUndefined({ placeholder })}
          ref={area}
          className={classes(input, textArea)}
          style={{ [minRowsVar]: minRows, [maxRowsVar]: maxRows } as CSSProperties}
          data-part="Input"
        />
      </FieldFrame>
    </TextField>
  );
}

/** Makes a text area as tall as its text in browsers without `field-sizing`. The style sheet limits the height. */
function fitToText(area: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return;
  area.style.blockSize = '0';
  area.style.blockSize = `${area.scrollHeight}px`;
}
