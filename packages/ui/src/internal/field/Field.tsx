import type { MouseEvent, ReactNode, Ref } from 'react';
import { classes, flag } from '../element/index.ts';
import { control as box, field, fieldLabel, hidden, optional } from './Field.css.ts';
import { type ControlProps, type FieldInput, type FieldProps, useField } from './useField.tsx';

interface Props extends FieldProps, FieldInput {
  component: string;
  /** Its control is a button, which a press on the label shall not press. */
  isButton?: boolean;
  /** The box that looks like the control: what opens from it stands in line with it. */
  boxRef?: Ref<HTMLDivElement>;
  /** Stands between the box and what is said of it. */
  below?: (onMend: () => void) => ReactNode;
  /** `onMend` is for a control whose value changes without a native event. */
  children: (control: ControlProps, onMend: () => void) => ReactNode;
}

/** Label, control, description and error in their places, tied together. */
export function Field({
  component,
  label,
  isLabelHidden = false,
  optionalLabel,
  className,
  isButton = false,
  boxRef,
  below,
  children,
  ...input
}: Props) {
  const { control, isInvalid, notes, onMend } = useField(input);
  const focusOnly = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(control.id)?.focus();
  };
  return (
    <div className={classes(field, className)} data-component={component} data-invalid={flag(isInvalid)}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keyboard goes to the control itself */}
      <label
        id={labelIdOf(control)}
        htmlFor={control.id}
        className={isLabelHidden ? hidden : fieldLabel}
        data-part="Label"
        onClick={isButton ? focusOnly : undefined}
      >
        {label}
        {optionalLabel !== undefined && <span className={optional}> ({optionalLabel})</span>}
      </label>
      <div
        ref={boxRef}
        className={box}
        data-part="Control"
        data-invalid={flag(isInvalid)}
        data-disabled={flag(input.isDisabled)}
      >
        {children(control, onMend)}
      </div>
      {below?.(onMend)}
      {notes}
    </div>
  );
}

/** For what is named by the label's id. */
export const labelIdOf = ({ id }: ControlProps) => `${id}-label`;
