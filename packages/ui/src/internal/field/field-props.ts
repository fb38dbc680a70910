import { type ReactNode, useId } from 'react';
import type { WrongFieldProps } from '../element/wrong-props.ts';

/** Heights of 36, 44 and 56 px, like buttons. */
export const fieldSizes = ['s', 'm', 'l'] as const;
export type FieldSize = (typeof fieldSizes)[number];

/** The props that all fields share. */
export interface FieldProps extends WrongFieldProps {
  label: string;
  /** Shows the label to screen readers only. @default false */
  isLabelHidden?: boolean | undefined;
  /** Explains how to fill in the field. It stays while there is an error. */
  description?: ReactNode;
  /**
   * States what is wrong and how to fix it. If it is set, the field is invalid. Inside a `Form`, use the form's
   * `errors` instead.
   */
  errorMessage?: ReactNode;
  isDisabled?: boolean | undefined;
  /** Prevents the form from being submitted while there is no value. */
  isRequired?: boolean | undefined;
  /**
   * The error message for a missing value.
   * @default '<label> is required'
   */
  requiredMessage?: string | undefined;
  /** Shown after the label of a field that may stay empty, e.g. 'optional'. */
  optionalLabel?: string | undefined;
  /** The name of the value in the form. */
  name?: string | undefined;
  /** @default 'm' */
  size?: FieldSize | undefined;
}

const isPresent = (node: ReactNode) => node !== undefined && node !== null && node !== false && node !== '';

export type AllowUndefined<Props> = { [Key in keyof Props]?: Props[Key] | undefined };

type OmitUndefined<Props> = { [Key in keyof Props]: Exclude<Props[Key], undefined> };

/** Leaves out undefined values, because React Aria treats a prop that is present as controlled. */
export function useFieldProps<Props extends FieldProps & { 'aria-describedby'?: string | undefined }>({
  label,
  isLabelHidden,
  description,
  errorMessage,
  requiredMessage,
  optionalLabel,
  size,
  'aria-describedby': describedBy,
  ...rest
}: Props) {
  const descriptionId = useId();
  const hasError = isPresent(errorMessage);
  const hasDescription = isPresent(description);
  // These ids follow React Aria's own ids, so that the error is read before the description.
  const ids = [hasDescription ? descriptionId : undefined, describedBy].filter((id) => id !== undefined).join(' ');
  const aria = Object.fromEntries(
    Object.entries({ ...rest, 'aria-describedby': ids || undefined }).filter(([, value]) => value !== undefined),
  );
  return {
    frame: {
      label,
      isLabelHidden,
      description: hasDescription ? description : undefined,
      descriptionId,
      errorMessage: hasError ? errorMessage : undefined,
      requiredMessage,
      optionalLabel,
      size,
    },
    // An error from the app must not block submission, unlike one from the browser's validation, because only the app
    // can clear it.
    aria: { ...aria, ...(hasError && { isInvalid: true, validationBehavior: 'aria' }) } as OmitUndefined<typeof rest>,
  };
}
