import type { Ref } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import {
  Button,
  Input,
  SearchField as AriaSearchField,
  SearchFieldContext,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components/SearchField';
import { omitUndefined } from '../../internal/element/omit-undefined.ts';
import { classes } from '../../internal/element/index.ts';
import { field, input as inputStyle } from '../../internal/field/Field.css.ts';
import {
  type AllowUndefined,
  FieldFrame,
  type FieldProps,
  useFieldProps,
  useTextValue,
} from '../../internal/field/index.ts';
import { Icon } from '../Icon/index.ts';
import * as css from './SearchField.css.ts';

export interface SearchFieldProps
  extends
    FieldProps,
    AllowUndefined<Omit<AriaSearchFieldProps, keyof FieldProps | 'children' | 'isInvalid' | 'validationBehavior'>> {
  placeholder?: string | undefined;
  /** The `<input>`, for forms that set focus. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A text field for a search, with a button that clears it. Enter calls `onSubmit`. For one of many known values use
 * `ComboBox`; for a search in a sentence, `SearchBox`.
 */
export function SearchField({ className, placeholder, ref, ...props }: SearchFieldProps) {
  const input = useObjectRef(ref);
  const { frame, aria } = useFieldProps(props);
  const { type = 'search', minLength, maxLength } = props;
  return (
    <AriaSearchField
      {...aria}
      {...useTextValue(props, input, SearchFieldContext)}
      className={composeRenderProps(className, (own) => classes(field, own))}
      data-component="SearchField"
    >
      <FieldFrame {...frame} rules={{ type, minLength, maxLength }}>
        <Icon name="search" size="s" className={css.icon} />
        <Input
          {...omitUndefined({ placeholder })}
          ref={input}
          className={classes(inputStyle, css.input)}
          data-part="Input"
        />
        {/* React Aria sets the button's name, in the provider's language. */}
        <Button className={css.clear} data-part="Clear">
          <Icon name="close" size="s" />
        </Button>
      </FieldFrame>
    </AriaSearchField>
  );
}
