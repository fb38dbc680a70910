import type { FieldProps } from './useField.tsx';

/** What a field with a label above its control takes for itself; all else is its control's. */
export interface FieldOwnProps extends FieldProps {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
}

/** Attributes of HTML that a field says in its own words: beside those they would be lost without a word. */
export type SaidOtherwise =
  | keyof FieldProps
  | 'onChange'
  | 'value'
  | 'defaultValue'
  | 'disabled'
  | 'required'
  | 'readOnly'
  | 'children';

/** Parts the props of a field into those of `Field` and those of its control. */
export function partsOf<Props extends FieldOwnProps>({
  id,
  name,
  'aria-describedby': describedBy,
  label,
  isLabelHidden,
  description,
  errorMessage,
  isDisabled,
  isRequired,
  requiredMessage,
  optionalLabel,
  className,
  ...control
}: Props) {
  const told = { id, name, describedBy, description, errorMessage, isDisabled, isRequired, requiredMessage };
  return { field: { ...told, label, isLabelHidden, optionalLabel, className }, control };
}
