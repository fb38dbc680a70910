import { Label } from 'react-aria-components/Label';
import { fieldLabel, hidden, optional } from './Field.css.ts';
import type { FieldProps } from './field-props.ts';

/** Must be inside the React Aria component that connects the label to its control or group. */
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
