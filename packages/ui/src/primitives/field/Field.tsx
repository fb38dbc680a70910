import { type ReactNode, useId } from 'react';
import { classes, flag } from '../../element/index.ts';
import { Icon } from '../Icon/index.ts';
import { control, error, errorIcon, field, fieldLabel, hidden, hint, optional } from './Field.css.ts';

/** What every field has around its control. */
export interface FieldProps {
  label: string;
  /** Read, but not seen: where the surroundings say it to the eye. @default false */
  isLabelHidden?: boolean | undefined;
  /** How to fill it in. Stays while there is an error. */
  description?: ReactNode;
  /** What is wrong and how to mend it. Its presence makes the field invalid. */
  errorMessage?: ReactNode;
  isDisabled?: boolean | undefined;
  /** The browser asks for a value before it sends the form. */
  isRequired?: boolean | undefined;
  /** Written after the label of a field that may stay empty, e.g. 'optional'. */
  optionalLabel?: string | undefined;
  /** On the root; other attributes and the ref go to the control. */
  className?: string | undefined;
}

/** The attributes that tie the control to its label, description and error. */
export interface ControlProps {
  id: string;
  disabled: boolean | undefined;
  required: boolean | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface Props extends FieldProps {
  component: string;
  id: string | undefined;
  /** Ids of the caller's own descriptions. */
  describedBy: string | undefined;
  children: (props: ControlProps) => ReactNode;
}

/** Label, control, description and error in their places, tied together. */
export function Field({
  component,
  id: ownId,
  describedBy,
  label,
  isLabelHidden = false,
  description,
  errorMessage,
  isDisabled,
  isRequired,
  optionalLabel,
  className,
  children,
}: Props) {
  const generated = useId();
  const id = ownId ?? generated;
  const isInvalid = isPresent(errorMessage);
  const hintId = isPresent(description) ? `${id}-description` : undefined;
  const errorId = isInvalid ? `${id}-error` : undefined;
  return (
    <div className={classes(field, className)} data-component={component} data-invalid={flag(isInvalid)}>
      <label htmlFor={id} className={isLabelHidden ? hidden : fieldLabel} data-part="Label">
        {label}
        {optionalLabel !== undefined && <span className={optional}> ({optionalLabel})</span>}
      </label>
      <div className={control} data-part="Control" data-invalid={flag(isInvalid)} data-disabled={flag(isDisabled)}>
        {children({
          id,
          disabled: isDisabled,
          required: isRequired,
          'aria-invalid': isInvalid || undefined,
          // the error first: it is what the reader came back for
          'aria-describedby': classes(errorId, hintId, describedBy) || undefined,
        })}
      </div>
      {hintId !== undefined && (
        <div id={hintId} className={hint} data-part="Description">
          {description}
        </div>
      )}
      {errorId !== undefined && (
        <div id={errorId} className={error} data-part="Error">
          <Icon name="alert" size="s" className={errorIcon} />
          <span>{errorMessage}</span>
        </div>
      )}
    </div>
  );
}

const isPresent = (node: ReactNode) => node !== undefined && node !== null && node !== false && node !== '';
