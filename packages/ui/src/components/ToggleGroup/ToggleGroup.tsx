import { type FieldsetHTMLAttributes, type ReactNode, type Ref, useId, useState } from 'react';
import { classes } from '../../internal/element/index.ts';
import { bare, face, group, hidden, input, legend, option, small, track } from './ToggleGroup.css.ts';
import type { ToggleGroupSelectionMode, ToggleGroupSize } from './variants.ts';

export interface ToggleOption<Value extends string = string> {
  value: Value;
  label: string;
  /** Shown before the label, e.g. `<Icon name="check" />`. */
  icon?: ReactNode;
  /** Shows the icon alone, for what everybody knows by its sign: sun and moon. A pointer that rests on it is told the label. */
  isLabelHidden?: boolean | undefined;
  isDisabled?: boolean | undefined;
}

interface ToggleGroupBaseProps<Value extends string> extends Omit<
  FieldsetHTMLAttributes<HTMLFieldSetElement>,
  'children' | 'defaultValue' | 'disabled' | 'onChange'
> {
  /** The name of the group, e.g. 'Billing'. */
  label: string;
  /** Shows the label to screen readers only. */
  isLabelHidden?: boolean | undefined;
  /** Two to five options, of a word or two each. For more use `NativeSelect`. */
  options: readonly ToggleOption<Value>[];
  /** 36 and 48 px high. @default 'm' */
  size?: ToggleGroupSize | undefined;
  isDisabled?: boolean | undefined;
  ref?: Ref<HTMLFieldSetElement> | undefined;
}

export interface SingleToggleGroupProps<Value extends string> extends ToggleGroupBaseProps<Value> {
  /** @default 'single' */
  selectionMode?: 'single' | undefined;
  // the options alone say which values there are
  value?: NoInfer<Value> | undefined;
  defaultValue?: NoInfer<Value> | undefined;
  onChange?: ((value: Value) => void) | undefined;
  /** The name of the value in the form. */
  name?: string | undefined;
}

export interface MultipleToggleGroupProps<Value extends string> extends ToggleGroupBaseProps<Value> {
  selectionMode: 'multiple';
  value?: readonly NoInfer<Value>[] | undefined;
  defaultValue?: readonly NoInfer<Value>[] | undefined;
  /** Told all that are on, in the order of the options. */
  onChange?: ((value: Value[]) => void) | undefined;
  /** What is pressed is no field of a form; what should be is a `Checkbox`. */
  name?: never;
}

export type ToggleGroupProps<Value extends string = string> =
  | SingleToggleGroupProps<Value>
  | MultipleToggleGroupProps<Value>;

/**
 * A few options side by side, all in sight, that take effect at once: monthly or annually; all, good, fair or high. Of
 * `single` one holds, and the arrow keys move it; of `multiple` each is a button that stays pressed.
 *
 * For more than five options or long labels use `NativeSelect`; for a yes or no that is sent with a form, `Checkbox`.
 */
export function ToggleGroup<Value extends string>(props: ToggleGroupProps<Value>) {
  return props.selectionMode === 'multiple' ? <Buttons {...props} /> : <Choices {...props} />;
}

/** Native radio buttons: arrow keys, forms and their reset come with them. */
function Choices<Value extends string>({
  options,
  value,
  defaultValue,
  onChange,
  name,
  ...rest
}: SingleToggleGroupProps<Value>) {
  const ownName = useId();
  return (
    <Frame {...rest}>
      {options.map((one) => (
        // what a pointer meets is the input, which lies over the face
        <label key={one.value} className={option} title={one.isLabelHidden ? one.label : undefined} data-part="Option">
          <input
            type="radio"
            name={name ?? ownName}
            value={one.value}
            disabled={one.isDisabled}
            className={input}
            // governed by its owner, or by itself
            {...(value === undefined
              ? { defaultChecked: one.value === defaultValue }
              : { checked: one.value === value })}
            onChange={() => onChange?.(one.value)}
            data-part="Input"
          />
          <Face {...one} />
        </label>
      ))}
    </Frame>
  );
}

function Buttons<Value extends string>({
  options,
  value,
  defaultValue = [],
  onChange,
  ...rest
}: MultipleToggleGroupProps<Value>) {
  const [own, setOwn] = useState<readonly Value[]>(defaultValue);
  const pressed = value ?? own;
  const press = (changed: Value) => {
    const isOn = (one: Value) => pressed.includes(one) !== (one === changed);
    const next = options.map((one) => one.value).filter(isOn);
    setOwn(next);
    onChange?.(next);
  };
  return (
    <Frame {...rest}>
      {options.map((one) => (
        <button
          key={one.value}
          type="button"
          disabled={one.isDisabled}
          aria-pressed={pressed.includes(one.value)}
          className={option}
          onClick={() => press(one.value)}
          data-part="Option"
        >
          <Face {...one} />
        </button>
      ))}
    </Frame>
  );
}

interface FrameProps extends Omit<ToggleGroupBaseProps<string>, 'options'> {
  selectionMode?: ToggleGroupSelectionMode | undefined;
  children: ReactNode;
}

function Frame({
  selectionMode,
  label,
  isLabelHidden = false,
  size = 'm',
  isDisabled = false,
  className,
  children,
  ...rest
}: FrameProps) {
  const id = useId();
  return (
    <fieldset
      role={selectionMode === 'multiple' ? undefined : 'radiogroup'}
      // a legend names its fieldset, but not every browser's radio group
      aria-labelledby={id}
      {...rest}
      disabled={isDisabled}
      data-component="ToggleGroup"
      className={classes(group, className)}
    >
      <legend id={id} className={legend({ isHidden: isLabelHidden })} data-part="Legend">
        {label}
      </legend>
      <div className={classes(track, size === 's' && small)} data-part="Track">
        {children}
      </div>
    </fieldset>
  );
}

function Face({ icon, label, isLabelHidden = false }: Pick<ToggleOption, 'icon' | 'label' | 'isLabelHidden'>) {
  return (
    <span className={classes(face, isLabelHidden && bare)} title={isLabelHidden ? label : undefined}>
      {icon}
      <span className={isLabelHidden ? hidden : undefined}>{label}</span>
    </span>
  );
}
