import { type CSSProperties, type ReactNode, type Ref, useContext, useId, useRef, useState } from 'react';
import { useFormReset } from 'react-aria/private/utils/useFormReset';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import { FieldErrorContext } from 'react-aria-components/FieldError';
import { I18nProvider, isRTL } from 'react-aria-components/I18nProvider';
import {
  Slider as AriaSlider,
  SliderFill,
  SliderOutput,
  type SliderProps as AriaSliderProps,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components/Slider';
import { TextContext } from 'react-aria-components/Text';
import { FormValidationContext } from 'react-stately/private/form/useFormValidationState';
import { useControlledState } from 'react-stately/useControlledState';
import { classes, flag } from '../../internal/element/index.ts';
import { field } from '../../internal/field/Field.css.ts';
import {
  type AllowUndefined,
  FieldLabel,
  FieldNotes,
  type FieldProps,
  useFieldProps,
} from '../../internal/field/index.ts';
import { fillMessage, useFormats, useStrings } from '../../internal/locale/index.ts';
import {
  getDigitOptions,
  getUnitOptions,
  type NumberFieldFormat,
  useNumberFormat,
} from '../../internal/locale/number-formats.ts';
import { NumberField } from '../NumberField/index.ts';
import { createScale, moveThumbs, setThumb } from './scale.ts';
import * as css from './Slider.css.ts';
import { enGB, type SliderStrings } from './strings.ts';

/** One number, or the minimum and the maximum of a range. */
export type SliderValue = number | readonly [minimum: number, maximum: number];

/** Handlers receive numbers, not the literal types of an initial value. */
type ReportedValue<Value extends SliderValue> = Value extends number ? number : [minimum: number, maximum: number];

export interface SliderProps<Value extends SliderValue = SliderValue>
  extends
    Omit<FieldProps, 'isRequired' | 'name' | 'requiredMessage'>,
    AllowUndefined<
      Omit<
        AriaSliderProps,
        keyof FieldProps | 'children' | 'defaultValue' | 'onChange' | 'onChangeEnd' | 'orientation' | 'value'
      >
    > {
  /** One number, or two numbers for a range with two thumbs. */
  value?: Value | undefined;
  /** The initial value. Without it and without `value` there is one thumb, at the lowest value. */
  defaultValue?: Value | undefined;
  /**
   * Called while a thumb moves, when the form is reset, and when a field changes its value: on Enter, on an arrow key
   * and when it loses focus.
   */
  onChange?: ((value: ReportedValue<Value>) => void) | undefined;
  /**
   * Called when a thumb is released, after each key that moves a thumb, and when a field changes its value. Start a
   * search here.
   */
  onChangeEnd?: ((value: ReportedValue<Value>) => void) | undefined;
  /**
   * The values that a thumb can stop at, in ascending order and drawn at equal distances: small steps for low prices,
   * large ones for high prices. Replaces `minValue`, `maxValue` and `step`. A typed or controlled value may be between
   * two stops, and is kept until its thumb moves.
   */
  stops?: readonly number[] | undefined;
  /**
   * Whether a thumb at an end sets no limit: ‘Any’, ‘Up to £20,000’. Use it for filters. A slider with one thumb is
   * open only at its maximum.
   * @default false
   */
  hasOpenEnds?: boolean | undefined;
  /**
   * Shows number fields below the track, for exact values.
   * @default false
   */
  hasFields?: boolean | undefined;
  /**
   * `currency` and `distance` use the provider's currency and unit, without conversion.
   * @default 'number'
   */
  format?: NumberFieldFormat | undefined;
  /** The format of the numbers, such as `{ useGrouping: false }` for years. */
  formatOptions?: Intl.NumberFormatOptions | undefined;
  /** A `Histogram` above the track, as wide as the track. */
  chart?: ReactNode;
  /**
   * Hides the text of the value next to the label, for example because your own fields show it.
   * @default false
   */
  isOutputHidden?: boolean | undefined;
  /** The names of the values in the form: one name, or two for the minimum and the maximum. An open end is not sent. */
  name?: string | readonly [minimum: string, maximum: string] | undefined;
  /** The id of the form that the slider belongs to, if the slider is not inside the form. */
  form?: string | undefined;
  strings?: Partial<SliderStrings> | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * A number or a range of numbers, set by dragging. Use it for limits that buyers experiment with: price, age, mileage,
 * deposit. For an exact number use `NumberField`.
 */
export function Slider<Value extends SliderValue>({
  className,
  value,
  defaultValue,
  onChange,
  onChangeEnd,
  minValue,
  maxValue,
  step,
  stops,
  hasOpenEnds = false,
  hasFields = false,
  format = 'number',
  formatOptions,
  chart,
  isOutputHidden = false,
  name,
  form,
  strings,
  ref,
  ...props
}: SliderProps<Value>) {
  const text = useStrings('Slider', enGB, strings);
  const formats = useFormats();
  const number = useNumberFormat(formats.locale, {
    ...getUnitOptions(format, formats),
    ...getDigitOptions(formatOptions),
  });
  const scale = createScale({ minValue, maxValue, step, stops });
  const { frame, aria } = useFieldProps(props);
  const { size = 'm', isDisabled = false } = props;

  const [values, setValues] = useControlledState<readonly number[]>(
    toList(value),
    toList(defaultValue) ?? [scale.minValue],
  );
  const [initialValues] = useState(values);
  const isRange = values.length > 1;
  const names = typeof name === 'string' ? [name] : (name ?? []);
  const errors = useFormErrors(names);
  const toReportedValue = (next: readonly number[]) => (isRange ? [...next] : next[0]) as ReportedValue<Value>;
  const change = (next: readonly number[]) => {
    if (next.every((each, index) => each === values[index])) return;
    errors.dismiss();
    setValues(next);
    onChange?.(toReportedValue(next));
  };
  const setTypedValue = (index: number, typed: number) => {
    const next = setThumb(values, index, typed, scale);
    change(next);
    onChangeEnd?.(toReportedValue(next));
  };

  const isOpenEnd = (index: number) =>
    hasOpenEnds &&
    (index === values.length - 1 ? (values[index] ?? 0) >= scale.maxValue : (values[index] ?? 0) <= scale.minValue);
  const describeThumb = (index: number) => {
    if (isOpenEnd(index)) return isRange && index === 0 ? text.noMinimum : text.noMaximum;
    return number.format(values[index] ?? 0);
  };

  const errorId = useId();
  const error = frame.errorMessage ?? errors.message;
  const isInvalid = error !== undefined;
  const describedBy = [isInvalid && errorId, (aria as AriaSliderProps)['aria-describedby']].filter(Boolean).join(' ');
  const positions = values.map(scale.getPosition);
  const percents = positions.map(
    (position) => (position - scale.minPosition) / (scale.maxPosition - scale.minPosition || 1),
  );

  return (
    <I18nProvider locale={formats.locale}>
      <AriaSlider
        {...(aria as object)}
        {...(describedBy && { 'aria-describedby': describedBy })}
        {...(ref && { ref })}
        value={positions}
        minValue={scale.minPosition}
        maxValue={scale.maxPosition}
        step={scale.positionStep}
        onChange={(next: number[]) => change(moveThumbs(next, values, scale))}
        onChangeEnd={(next: number[]) => onChangeEnd?.(toReportedValue(moveThumbs(next, values, scale)))}
        className={composeRenderProps(className, (own) => classes(field, css.slider, own))}
        data-component="Slider"
        data-invalid={flag(isInvalid)}
      >
        {({ state }) => {
          // The thumbs announce this text, because their own numbers are positions, and do not describe open ends.
          Object.assign(state, { getThumbValueLabel: describeThumb });
          return (
            <>
              <div className={css.head}>
                <FieldLabel {...frame} />
                {!isOutputHidden && (
                  <SliderOutput className={css.output} data-part="Output">
                    {describeRange(values, isOpenEnd, number, text)}
                  </SliderOutput>
                )}
              </div>
              {/* React Aria positions thumbs by its locale and the fill by the text's direction, and these may differ. */}
              <div className={css.body} dir={isRTL(formats.locale) ? 'rtl' : 'ltr'} data-invalid={flag(isInvalid)}>
                {chart !== undefined && (
                  <div className={css.chart({ size })} data-part="Chart">
                    {chart}
                  </div>
                )}
                <SliderTrack
                  className={css.track({ size })}
                  style={{ [css.gapName]: (percents[1] ?? 1) - (percents[0] ?? 0) } as CSSProperties}
                  data-part="Track"
                >
                  <span className={css.line} />
                  <SliderFill className={css.fill} data-part="Fill" />
                  {values.map((_, index) => (
                    <SliderThumb
                      key={index === 0 ? 'min' : 'max'}
                      index={index}
                      {...(isRange && { 'aria-label': index === 0 ? text.minimum : text.maximum })}
                      isInvalid={isInvalid}
                      className={css.thumb}
                      data-part="Thumb"
                      data-thumb={isRange ? (index === 0 ? 'min' : 'max') : undefined}
                      // If both thumbs are at the upper end, only the minimum can move, so it must be on top.
                      data-raised={flag(isRange && index === 0 && (percents[0] ?? 0) > 0.5)}
                    />
                  ))}
                </SliderTrack>
              </div>
              {hasFields && (
                <div className={css.fields} data-part="Fields">
                  {values.map((each, index) => (
                    <NumberField
                      key={index === 0 ? 'min' : 'max'}
                      label={isRange ? (index === 0 ? text.from : text.to) : frame.label}
                      isLabelHidden={!isRange}
                      size={size}
                      isDisabled={isDisabled}
                      format={format}
                      formatOptions={formatOptions}
                      value={isOpenEnd(index) ? null : each}
                      onChange={(typed) =>
                        setTypedValue(index, typed ?? (isRange && index === 0 ? scale.minValue : scale.maxValue))
                      }
                      minValue={scale.minValue}
                      maxValue={scale.maxValue}
                      commitBehavior="snap"
                      isStepperHidden
                      placeholder={hasOpenEnds ? text.any : undefined}
                      {...(describedBy && { 'aria-describedby': describedBy })}
                    />
                  ))}
                </div>
              )}
              <FormValues
                values={values.map((each, index) => (isOpenEnd(index) ? undefined : each))}
                names={names}
                form={form}
                isDisabled={isDisabled}
                onReset={() => change(initialValues)}
              />
              <FieldErrorContext value={{ isInvalid, validationErrors: [], validationDetails: {} as ValidityState }}>
                <TextContext value={{ slots: { errorMessage: { id: errorId } } }}>
                  <FieldNotes {...frame} errorMessage={error} field={{ label: frame.label }} />
                </TextContext>
              </FieldErrorContext>
            </>
          );
        }}
      </AriaSlider>
    </I18nProvider>
  );
}

const toList = (value: SliderValue | undefined): readonly number[] | undefined =>
  typeof value === 'number' ? [value] : value;

function describeRange(
  [low = 0, high]: readonly number[],
  isOpenEnd: (index: number) => boolean,
  number: Intl.NumberFormat,
  text: SliderStrings,
): string {
  const last = high ?? low;
  const isLastOpen = isOpenEnd(high === undefined ? 0 : 1);
  if (high === undefined) return isLastOpen ? text.any : number.format(low);
  const isFirstOpen = isOpenEnd(0);
  if (isFirstOpen && isLastOpen) return text.any;
  if (isFirstOpen) return fillMessage(text.atMost, { value: number.format(last) });
  if (isLastOpen) return fillMessage(text.atLeast, { value: number.format(low) });
  // Intl formats a range of equal numbers as an estimate: '~£5,000'.
  return low === last ? number.format(low) : number.formatRange(low, last);
}

interface FormValuesProps {
  /** `undefined` at an open end. */
  values: readonly (number | undefined)[];
  names: readonly string[];
  form: string | undefined;
  isDisabled: boolean;
  onReset: () => void;
}

/** Renders the values for the form in hidden inputs, because the range controls contain positions. */
function FormValues({ values, names, form, isDisabled, onReset }: FormValuesProps) {
  const ref = useRef<HTMLInputElement>(null);
  useFormReset(ref, undefined, onReset);
  return names.map((name, index) => (
    <input
      key={name}
      ref={index === 0 ? ref : undefined}
      type="hidden"
      name={name}
      form={form}
      value={values[index] ?? ''}
      disabled={isDisabled || values[index] === undefined}
    />
  ));
}

/** Returns the errors that the surrounding form received from the server, until they are dismissed. */
function useFormErrors(names: readonly string[]) {
  const allErrors = useContext(FormValidationContext);
  const [dismissedErrors, setDismissedErrors] = useState<typeof allErrors>();
  const messages = allErrors === dismissedErrors ? [] : names.flatMap((name) => allErrors[name] ?? []);
  return {
    message: messages.length > 0 ? messages.join(' ') : undefined,
    dismiss: () => setDismissedErrors(allErrors),
  };
}
