import type { ReactNode, Ref } from 'react';
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components/Checkbox';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import { classes } from '../../internal/element/index.ts';
import { type AllowUndefined, FieldNotes, type FieldProps, useFieldProps } from '../../internal/field/index.ts';
import { Icon } from '../Icon/index.ts';
import * as css from './Checkbox.css.ts';

export interface CheckboxProps
  extends
    Omit<FieldProps, 'label' | 'isLabelHidden' | 'optionalLabel' | 'size'>,
    AllowUndefined<
      Omit<CheckboxFieldProps, keyof FieldProps | 'children' | 'inputRef' | 'isInvalid' | 'validationBehavior'>
    > {
  /** It may contain a link. */
  label: ReactNode;
  /** The `<input>`, for forms that set focus. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A yes or no that is submitted with its form. The whole row is the target. For a setting that takes effect at once use
 * `ToggleButton`; for one of several options, `RadioGroup` or `NativeSelect`.
 */
export function Checkbox({ className, label, ref, ...props }: CheckboxProps) {
  const { frame, aria } = useFieldProps({ ...props, label: typeof label === 'string' ? label : '' });
  return (
    <CheckboxField
      {...aria}
      {...(ref && { inputRef: ref })}
      className={composeRenderProps(className, (own) => classes(css.checkbox, own))}
      data-component="Checkbox"
    >
      <CheckboxButton className={css.row}>
        {({ isIndeterminate }) => (
          <>
            <span className={css.box} data-part="Control">
              <Icon name={isIndeterminate ? 'minus' : 'check'} className={css.tick} />
            </span>
            <span className={css.label} data-part="Label">
              {label}
            </span>
          </>
        )}
      </CheckboxButton>
      <div className={css.notes}>
        <FieldNotes {...frame} field={{ label: frame.label, type: 'checkbox' }} />
      </div>
    </CheckboxField>
  );
}
