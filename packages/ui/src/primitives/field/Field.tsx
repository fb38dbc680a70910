import type { ReactNode } from 'react';
import { classes, flag } from '../../element/index.ts';
import { control as box, field, fieldLabel, hidden, optional } from './Field.css.ts';
import { type ControlProps, type FieldInput, type FieldProps, useField } from './useField.tsx';

interface Props extends FieldProps, FieldInput {
  component: string;
  children: (control: ControlProps) => ReactNode;
}

/** Label, control, description and error in their places, tied together. */
export function Field({
  component,
  label,
  isLabelHidden = false,
  optionalLabel,
  className,
  children,
  ...input
}: Props) {
  const { control, isInvalid, notes } = useField(input);
  return (
    <div className={classes(field, className)} data-component={component} data-invalid={flag(isInvalid)}>
      <label htmlFor={control.id} className={isLabelHidden ? hidden : fieldLabel} data-part="Label">
        <LabelText {...{ label, optionalLabel }} />
      </label>
      <div className={box} data-part="Control" data-invalid={flag(isInvalid)} data-disabled={flag(input.isDisabled)}>
        {children(control)}
      </div>
      {notes}
    </div>
  );
}

export function LabelText({ label, optionalLabel }: Pick<FieldProps, 'label' | 'optionalLabel'>) {
  return (
    <>
      {label}
      {optionalLabel !== undefined && <span className={optional}> ({optionalLabel})</span>}
    </>
  );
}
