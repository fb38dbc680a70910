import { Label } from 'react-aria-components/Label';
import { fieldLabel, hidden, optional } from './Field.css.ts';
import type { FieldProps } from './field-props.ts';

/** The label of a field or of a group of controls, inside the React Aria component that connects it. */
export function FieldLabel({
  label,
  isLabelHidden = false,
  optionalLabel,
}: Pick<FieldProps, 'label' | 'isLabelHidden' | 'optionalLabel'>) {
  return (
    <Label className={isLabelHidden ? hidden : fieldLabel} data-part="Label">
      {label}
      {optionalLabel !== undefined && <span className={optional}> ({optionalLabel})</span>}
    </Label>
  );
}
