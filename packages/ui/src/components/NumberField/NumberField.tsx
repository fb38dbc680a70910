import { type InputHTMLAttributes, type Ref, type RefObject, useEffect, useEffectEvent, useId } from 'react';
import type { AriaNumberFieldProps } from 'react-aria/useNumberField';
import { useObjectRef } from 'react-aria/useObjectRef';
import type { AriaTextFieldProps } from 'react-aria/useTextField';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import {
  Button,
  Input,
  NumberField as AriaNumberField,
  type NumberFieldState,
} from 'react-aria-components/NumberField';
import type { TextFieldProps } from 'react-aria-components/TextField';
import { omitUndefined } from '../../internal/element/omit-undefined.ts';
import { classes } from '../../internal/element/index.ts';
import * as css from '../../internal/field/field-button.css.ts';
import { affix, field, input as inputStyle } from '../../internal/field/Field.css.ts';
import { type AllowUndefined, FieldFrame, type FieldProps, useFieldProps } from '../../internal/field/index.ts';
import { useFormats } from '../../internal/locale/index.ts';
import { Icon } from '../Icon/index.ts';
import {
  getDigitOptions,
  getUnitOptions,
  type NumberFieldFormat,
  useNumberFormat,
  useStableOptions,
} from '../../internal/locale/number-formats.ts';
import { numberInput, suffixStyle } from './NumberField.css.ts';

/**
 * Derived from TextField, because the declarations of `/NumberField` include Group, whose types fail in apps with
 * `exactOptionalPropertyTypes`.
 */
type RootProps = Omit<TextFieldProps, Exclude<keyof AriaTextFieldProps, 'form' | 'name'> | 'isInvalid'>;

export interface NumberFieldProps
  extends
    FieldProps,
    AllowUndefined<
      Omit<
        AriaNumberFieldProps & RootProps,
        | keyof FieldProps
        | 'children'
        | 'isInvalid'
        | 'isWheelDisabled'
        | 'onChange'
        | 'step'
        | 'validationBehavior'
        | 'value'
      >
    >,
    Pick<InputHTMLAttributes<HTMLInputElement>, 'placeholder'> {
  /**
   * `currency` and `distance` show the provider's currency and unit next to the number, on the side that the language
   * requires. The value is in that unit, and is not converted.
   * @default 'number'
   */
  format?: NumberFieldFormat | undefined;
  /**
   * The format of the number, such as `{ useGrouping: false }` for a year, or `{ style: 'percent' }`. Numbers are whole
   * unless you set fraction digits.
   */
  formatOptions?: Intl.NumberFormatOptions | undefined;
  /** The number, or `null` if the field is empty. */
  value?: number | null | undefined;
  /**
   * Called when the field loses focus, on Enter and on each step, not while users type. Receives `null` if the field is
   * empty.
   */
  onChange?: ((value: number | null) => void) | undefined;
  /**
   * The amount by which arrow keys and buttons change the value. The value must be a multiple of it.
   * @default 1, or the smallest fraction shown
   */
  step?: number | undefined;
  /** Hides the buttons that increase and decrease the value. @default false */
  isStepperHidden?: boolean | undefined;
  /**
   * On blur, `validate` shows an error for a value that is out of range or not a multiple of `step`, and `snap` changes it
   * to the nearest valid value.
   * @default 'validate'
   */
  commitBehavior?: 'snap' | 'validate' | undefined;
  /** The `<input>`, for forms that set focus. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A field for a number, an amount or a distance, formatted in the provider's language. The form sends the plain number:
 * 12500 for ‘£12,500’. For digits that are not a quantity, such as a phone number, use `TextField`.
 */
export function NumberField({
  className,
  format = 'number',
  formatOptions,
  value,
  onChange,
  isStepperHidden = false,
  commitBehavior = 'validate',
  placeholder,
  ref,
  'aria-describedby': describedBy,
  ...props
}: NumberFieldProps) {
  const input = useObjectRef(ref);
  const unitId = useId();
  const formats = useFormats();
  const digitOptions = useStableOptions(getDigitOptions(formatOptions));
  const unitFormat = useNumberFormat(formats.locale, { ...getUnitOptions(format, formats), ...digitOptions });
  const ids = [describedBy, format !== 'number' && unitId].filter(Boolean).join(' ');
  const { frame, aria } = useFieldProps({ ...props, 'aria-describedby': ids });
  const { minValue, maxValue, step = getDefaultStep(digitOptions), isReadOnly = false } = props;
  return (
    <I18nProvider locale={formats.locale}>
      <AriaNumberField
        {...aria}
        {...omitUndefined({ value: value === null ? Number.NaN : value })}
        onChange={(next) => onChange?.(Number.isNaN(next) ? null : next)}
        formatOptions={digitOptions}
        step={step}
        commitBehavior={commitBehavior}
        className={composeRenderProps(className, (own) => classes(field, own))}
        data-component="NumberField"
      >
        {({ state }) => {
          const { prefix, suffix } = getAffix(unitFormat.formatToParts(state.numberValue || 0));
          return (
            <FieldFrame
              {...frame}
              rules={{ min: minValue, max: maxValue, step, formatNumber: (bound) => unitFormat.format(bound) }}
            >
              {prefix !== undefined && (
                <span id={unitId} className={affix} data-part="Prefix" aria-hidden>
                  {prefix}
                </span>
              )}
              <Input
                {...omitUndefined({ placeholder })}
                ref={input}
                className={classes(inputStyle, numberInput)}
                data-part="Input"
              />
              {suffix !== undefined && (
                <span id={unitId} className={classes(affix, suffixStyle)} data-part="Suffix" aria-hidden>
                  {suffix}
                </span>
              )}
              {/* React Aria sets the buttons' names, in the provider's language. */}
              {!isStepperHidden && !isReadOnly && (
                <span className={css.buttons}>
                  <Button slot="decrement" className={css.button} data-part="Decrement">
                    <Icon name="minus" size="s" />
                  </Button>
                  <Button slot="increment" className={css.button} data-part="Increment">
                    <Icon name="plus" size="s" />
                  </Button>
                </span>
              )}
              <TypedNumber state={state} input={input} />
            </FieldFrame>
          );
        }}
      </AriaNumberField>
    </I18nProvider>
  );
}

/** Keeps a number that was typed before hydration, which React would reset to the initial one at the next render. */
function TypedNumber({ state, input }: { state: NumberFieldState; input: RefObject<HTMLInputElement | null> }) {
  const commitTypedText = useEffectEvent(() => {
    const typedText = input.current?.value;
    if (typedText !== undefined && typedText !== state.inputValue) state.commit(typedText);
  });
  useEffect(() => commitTypedText(), []);
  return null;
}

/** Returns the smallest difference that the format can show: 1, or 0.01 for pence and for whole percentages. */
function getDefaultStep({ style, maximumFractionDigits = 0 }: Intl.NumberFormatOptions): number {
  return 10 ** -(maximumFractionDigits + (style === 'percent' ? 2 : 0));
}

/** Returns the unit as a prefix or as a suffix, depending on the language. */
function getAffix(parts: readonly Intl.NumberFormatPart[]): { prefix?: string; suffix?: string } {
  const unitIndex = parts.findIndex(({ type }) => type === 'currency' || type === 'unit');
  const unit = parts[unitIndex]?.value;
  if (unit === undefined) return {};
  return unitIndex < parts.findIndex(({ type }) => type === 'integer') ? { prefix: unit } : { suffix: unit };
}
