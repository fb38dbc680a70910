import { type ReactNode, useId } from 'react';
import { classes } from '../element/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { error, errorIcon, hint } from './Field.css.ts';
import { useProblem } from './problems.ts';

/** What a field has beside its control. */
export interface FieldProps {
  label: string;
  /** Read, but not seen: where the surroundings say it to the eye. @default false */
  isLabelHidden?: boolean | undefined;
  /** How to fill it in. Stays while there is an error. */
  description?: ReactNode;
  /** What is wrong and how to mend it. Its presence makes the field invalid; a `Form` gives it where you do not. */
  errorMessage?: ReactNode;
  isDisabled?: boolean | undefined;
  /** Without a value the form is not sent. */
  isRequired?: boolean | undefined;
  /** What a `Form` says where the value is missing. @default '<label> is required' */
  requiredMessage?: string | undefined;
  /** Written after the label of a field that may stay empty, e.g. 'optional'. */
  optionalLabel?: string | undefined;
  /** What its value is called in the form. */
  name?: string | undefined;
  /** On the root; other attributes and the ref go to the control. */
  className?: string | undefined;
}

/** The attributes that tie the control to its label, description and error. */
export interface ControlProps {
  id: string;
  name: string | undefined;
  disabled: boolean | undefined;
  required: boolean | undefined;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  /** Read by `Form`, which goes through its controls whoever rendered them. */
  'data-required-message': string | undefined;
}

/** What `useField` needs to know. */
export interface FieldInput extends Pick<
  FieldProps,
  'name' | 'description' | 'errorMessage' | 'isDisabled' | 'isRequired' | 'requiredMessage'
> {
  id: string | undefined;
  /** Ids of the caller's own descriptions. */
  describedBy: string | undefined;
}

/** Ties a control to its description and its error, and to the `Form` that it stands in. */
export function useField({ id: ownId, name, describedBy, description, errorMessage, ...rest }: FieldInput) {
  const generated = useId();
  const id = ownId ?? generated;
  const [problem, onMend] = useProblem(name ?? id);
  const message = isPresent(errorMessage) ? errorMessage : problem;
  const isInvalid = isPresent(message);
  const hintId = isPresent(description) ? `${id}-description` : undefined;
  const errorId = isInvalid ? `${id}-error` : undefined;
  const control: ControlProps = {
    id,
    name,
    disabled: rest.isDisabled,
    required: rest.isRequired,
    // said either way: a browser calls a required list invalid before anybody chose, or was told
    'aria-invalid': isInvalid,
    // the error first: it is what the reader came back for
    'aria-describedby': classes(errorId, hintId, describedBy) || undefined,
    'data-required-message': rest.requiredMessage,
  };
  const notes = (
    <>
      {hintId !== undefined && (
        <div id={hintId} className={hint} data-part="Description">
          {description}
        </div>
      )}
      {errorId !== undefined && (
        <div id={errorId} className={error} data-part="Error">
          <Icon name="alert" size="s" className={errorIcon} />
          <span>{message}</span>
        </div>
      )}
    </>
  );
  return { control, isInvalid, notes, onMend };
}

const isPresent = (node: ReactNode) => node !== undefined && node !== null && node !== false && node !== '';
