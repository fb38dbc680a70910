import { type ReactNode, type Ref, useContext, useEffect, useEffectEvent, useRef } from 'react';
import { CheckboxField } from 'react-aria-components/Checkbox';
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
  CheckboxGroupStateContext,
  Text,
} from 'react-aria-components/CheckboxGroup';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import { CheckboxRow } from '../../internal/checkbox/CheckboxRow.tsx';
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
import * as css from './CheckboxGroup.css.ts';
import type { CheckboxGroupOrientation } from './orientations.ts';

export interface CheckboxOption<Value extends string = string> {
  value: Value;
  label: string;
  /** A description below the label. */
  description?: ReactNode;
  /** The number of results that the option has, formatted: '1,204'. */
  count?: string | undefined;
  isDisabled?: boolean | undefined;
}

export interface CheckboxGroupProps<Value extends string = string>
  extends
    FieldProps,
    AllowUndefined<
      Omit<
        AriaCheckboxGroupProps,
        keyof FieldProps | 'children' | 'defaultValue' | 'isInvalid' | 'onChange' | 'validationBehavior' | 'value'
      >
    > {
  options: readonly CheckboxOption<Value>[];
  /** @default 'vertical' */
  orientation?: CheckboxGroupOrientation | undefined;
  // With `NoInfer`, the value type is inferred only from the options.
  value?: readonly NoInfer<Value>[] | undefined;
  defaultValue?: readonly NoInfer<Value>[] | undefined;
  /** Called with the selected values, in the order of selection. A form sends them in the order of the options. */
  onChange?: ((value: Value[]) => void) | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * A few visible options, of which users can select any number. A form sends them as repeated values of `name`. For more
 * than about ten options use `Select` with `selectionMode="multiple"`; for a single yes or no, `Checkbox`.
 */
export function CheckboxGroup<Value extends string>({
  className,
  options,
  orientation = 'vertical',
  value,
  defaultValue,
  onChange,
  ref,
  ...props
}: CheckboxGroupProps<Value>) {
  const { frame, aria } = useFieldProps(props);
  const { size = 'm' } = props;
  return (
    <AriaCheckboxGroup
      {...aria}
      {...(ref && { ref })}
      {...omitUndefined({
        value: value as string[] | undefined,
        defaultValue: defaultValue as string[] | undefined,
        // The cast is safe, because every value comes from the options, `value` or `defaultValue`.
        onChange: onChange as ((value: string[]) => void) | undefined,
      })}
      className={composeRenderProps(className, (own) => classes(field, own))}
      data-component="CheckboxGroup"
    >
      <FieldLabel {...frame} />
      <Options className={css.options({ orientation })}>
        {options.map((option) => (
          <CheckboxField
            key={option.value}
            value={option.value}
            isDisabled={option.isDisabled ?? false}
            className={css.option}
            data-part="Option"
          >
            <CheckboxRow size={size} labelPart="OptionLabel" label={option.label}>
              {option.count !== undefined && (
                <>
                  {' '}
                  <span className={css.count}>{option.count}</span>
                </>
              )}
            </CheckboxRow>
            {option.description !== undefined && (
              <Text slot="description" className={css.description}>
                {option.description}
              </Text>
            )}
          </CheckboxField>
        ))}
      </Options>
      <FieldNotes {...frame} field={{ label: frame.label }} />
    </AriaCheckboxGroup>
  );
}

/** Keeps a selection that was made before hydration, which React would reset to the initial one at the next render. */
function Options({ className, children }: { className: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const state = useContext(CheckboxGroupStateContext);
  const adoptCheckedValues = useEffectEvent(() => {
    const controls = [...(ref.current?.querySelectorAll<HTMLInputElement>('input') ?? [])];
    if (controls.some(({ checked, value }) => checked !== state?.value.includes(value)))
      state?.setValue(controls.filter(({ checked }) => checked).map(({ value }) => value));
  });
  useEffect(() => adoptCheckedValues(), []);
  return (
    <div ref={ref} className={className} data-part="Options">
      {children}
    </div>
  );
}
