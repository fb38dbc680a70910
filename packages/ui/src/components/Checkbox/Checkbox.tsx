import type { ReactNode, Ref } from 'react';
import { CheckboxField, type CheckboxFieldProps } from 'react-aria-components/Checkbox';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import { notes } from '../../internal/checkbox/checkbox.css.ts';
import { CheckboxRow } from '../../internal/checkbox/CheckboxRow.tsx';
import type { WrongSelectionProps } from '../../internal/element/wrong-props.ts';
import { classes } from '../../internal/element/index.ts';
import { type AllowUndefined, FieldNotes, type FieldProps, useFieldProps } from '../../internal/field/index.ts';
import * as css from './Checkbox.css.ts';

export interface CheckboxProps
  extends
    WrongSelectionProps,
    Omit<FieldProps, 'label' | 'optionalLabel'>,
    AllowUndefined<
      Omit<CheckboxFieldProps, keyof FieldProps | 'children' | 'inputRef' | 'isInvalid' | 'validationBehavior'>
    > {
  /** The label, which may contain a link. */
  label: ReactNode;
  /** The `<input>`, for forms that set focus. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A yes-or-no value that is submitted with its form. The complete row can be clicked. For a setting that takes effect
 * at once use `Switch`; for several options, `CheckboxGroup`; for one of several, `RadioGroup`.
 */
export function Checkbox({ className, label, ref, ...props }: CheckboxProps) {
  const { size, isLabelHidden } = props;
  const { frame, aria } = useFieldProps({ ...props, label: typeof label === 'string' ? label : '' });
  return (
    <CheckboxField
      {...aria}
      {...(ref && { inputRef: ref })}
      className={composeRenderProps(className, (own) => classes(css.checkbox, own))}
      data-component="Checkbox"
    >
      <CheckboxRow size={size} labelPart="Label" label={label} isLabelHidden={isLabelHidden} />
      <div className={notes}>
        <FieldNotes {...frame} field={{ label: frame.label, type: 'checkbox' }} />
      </div>
    </CheckboxField>
  );
}
