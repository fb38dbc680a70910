import type { ReactNode, Ref } from 'react';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import { SwitchButton, SwitchField, type SwitchFieldProps } from 'react-aria-components/Switch';
import type { WrongSelectionProps } from '../../internal/element/wrong-props.ts';
import { classes } from '../../internal/element/index.ts';
import { hidden } from '../../internal/field/Field.css.ts';
import { type AllowUndefined, FieldNotes, type FieldProps, useFieldProps } from '../../internal/field/index.ts';
import * as css from './Switch.css.ts';
import type { SwitchLabelPosition } from './label-positions.ts';

export interface SwitchProps
  extends
    WrongSelectionProps,
    Omit<FieldProps, 'label' | 'isRequired' | 'optionalLabel' | 'requiredMessage'>,
    AllowUndefined<
      Omit<
        SwitchFieldProps,
        keyof FieldProps | 'children' | 'inputRef' | 'isInvalid' | 'validate' | 'validationBehavior'
      >
    > {
  /** The name of the setting, not of its state. */
  label: ReactNode;
  /** @default 'end' */
  labelPosition?: SwitchLabelPosition | undefined;
  /** The `<input>`, for forms that set focus. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * Turns a setting on or off at once. The complete row can be clicked. For a yes-or-no value that takes effect when a
 * form is submitted use `Checkbox`; for a button that stays pressed, `ToggleButton`.
 */
export function Switch({ className, label, labelPosition = 'end', ref, ...props }: SwitchProps) {
  const { size = 'm', isLabelHidden = false } = props;
  const { frame, aria } = useFieldProps({ ...props, label: typeof label === 'string' ? label : '' });
  return (
    <SwitchField
      {...aria}
      {...(ref && { inputRef: ref })}
      className={composeRenderProps(className, (own) => classes(css.field, own))}
      data-component="Switch"
    >
      <SwitchButton className={css.row({ size, labelPosition })}>
        <span className={css.track} data-part="Control">
          <span className={css.thumb} />
        </span>
        <span className={isLabelHidden ? hidden : css.label} data-part="Label">
          {label}
        </span>
      </SwitchButton>
      <div className={css.notes({ labelPosition })}>
        <FieldNotes {...frame} field={{ label: frame.label }} />
      </div>
    </SwitchField>
  );
}
