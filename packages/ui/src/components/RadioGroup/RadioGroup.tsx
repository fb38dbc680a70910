import { type ReactNode, type Ref, useContext, useEffect, useEffectEvent, useRef } from 'react';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import {
  RadioButton,
  RadioField,
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
  RadioGroupStateContext,
  Text,
} from 'react-aria-components/RadioGroup';
import { omitUndefined } from '../../internal/element/omit-undefined.ts';
import { classes } from '../../internal/element/index.ts';
import { field } from '../../internal/field/Field.css.ts';
import {
  type AllowUndefined,
  FieldLabel,
  FieldNotes,
  type FieldProps,
  useFieldProps,
} from '../../internal/field/index.ts';
import { SegmentFace } from '../../internal/segments/SegmentFace.tsx';
import { segment, track } from '../../internal/segments/segments.css.ts';
import * as css from './RadioGroup.css.ts';
import type { RadioGroupVariant } from './variants.ts';

export interface RadioOption<Value extends string = string> {
  value: Value;
  label: string;
  /** A description below the label. Only the `list` variant shows it. */
  description?: ReactNode;
  isDisabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string = string>
  extends
    FieldProps,
    AllowUndefined<
      Omit<
        AriaRadioGroupProps,
        keyof FieldProps | 'children' | 'defaultValue' | 'isInvalid' | 'onChange' | 'validationBehavior' | 'value'
      >
    > {
  options: readonly RadioOption<Value>[];
  /** @default 'list' */
  variant?: RadioGroupVariant | undefined;
  // With `NoInfer`, the value type is inferred only from the options.
  /** The selected value, or `null` if no option is selected. */
  value?: NoInfer<Value> | null | undefined;
  defaultValue?: NoInfer<Value> | undefined;
  onChange?: ((value: Value) => void) | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * A few visible options, of which users select one. A form sends the value under `name`. For more than seven options
 * use `Select` or `NativeSelect`; for options that take effect at once, `ToggleButtonGroup`.
 */
export function RadioGroup<Value extends string>({
  className,
  options,
  variant = 'list',
  onChange,
  ref,
  ...props
}: RadioGroupProps<Value>) {
  const { frame, aria } = useFieldProps(props);
  const { size = 'm' } = props;
  return (
    <AriaRadioGroup
      {...aria}
      {...(ref && { ref })}
      // The cast is safe, because React Aria passes only values of the options.
      {...omitUndefined({ onChange: onChange as ((value: string) => void) | undefined })}
      {...(variant === 'segmented' && { orientation: 'horizontal' })}
      className={composeRenderProps(className, (own) => classes(field, own))}
      data-component="RadioGroup"
    >
      <FieldLabel {...frame} />
      <Options className={variant === 'segmented' ? track : css.list}>
        {options.map(({ value, label, description, isDisabled = false }) => (
          <RadioField key={value} value={value} isDisabled={isDisabled} className={css.option} data-part="Option">
            {variant === 'segmented' ? (
              <RadioButton className={segment}>
                <SegmentFace label={label} size={size} />
              </RadioButton>
            ) : (
              <>
                <RadioButton className={css.row({ size })}>
                  <span className={css.circle} data-part="Control" />
                  <span className={css.label}>{label}</span>
                </RadioButton>
                {description !== undefined && (
                  <Text slot="description" className={css.description}>
                    {description}
                  </Text>
                )}
              </>
            )}
          </RadioField>
        ))}
      </Options>
      <FieldNotes {...frame} field={{ label: frame.label }} />
    </AriaRadioGroup>
  );
}

/** Keeps a selection that was made before hydration, which React would reset to the initial one at the next render. */
function Options({ className, children }: { className: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const state = useContext(RadioGroupStateContext);
  const adoptCheckedValue = useEffectEvent(() => {
    const checkedValue = ref.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    if (checkedValue !== undefined && checkedValue !== state?.selectedValue) state?.setSelectedValue(checkedValue);
  });
  useEffect(() => adoptCheckedValue(), []);
  return (
    <div ref={ref} className={className} data-part="Options">
      {children}
    </div>
  );
}
