import { type ReactNode, type Ref, useId } from 'react';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import {
  type Key,
  ToggleButton,
  ToggleButtonGroup as AriaToggleButtonGroup,
  type ToggleButtonGroupProps as AriaToggleButtonGroupProps,
} from 'react-aria-components/ToggleButtonGroup';
import { useControlledState } from 'react-stately/useControlledState';
import type { AriaProps } from '../../internal/element/aria-props.ts';
import { classes } from '../../internal/element/index.ts';
import { field, fieldLabel, hidden } from '../../internal/field/Field.css.ts';
import { SegmentFace } from '../../internal/segments/SegmentFace.tsx';
import { segment, track } from '../../internal/segments/segments.css.ts';
import type { ToggleButtonGroupSize } from './variants.ts';

export interface ToggleOption<Value extends string = string> {
  value: Value;
  label: string;
  /** Shown before the label, e.g. `<Icon name="check" />`. */
  icon?: ReactNode;
  /**
   * Shows only the icon, with the label as its name and tooltip. Use it only for widely known icons, such as sun and
   * moon.
   */
  isLabelHidden?: boolean | undefined;
  isDisabled?: boolean | undefined;
}

interface ToggleButtonGroupBaseProps<Value extends string> extends AriaProps<
  AriaToggleButtonGroupProps,
  | 'aria-label'
  | 'aria-labelledby'
  | 'children'
  | 'defaultSelectedKeys'
  | 'disallowEmptySelection'
  | 'onSelectionChange'
  | 'orientation'
  | 'selectedKeys'
  | 'selectionMode'
> {
  /** The name of the group, e.g. 'Billing'. */
  label: string;
  /** Shows the label to screen readers only. @default false */
  isLabelHidden?: boolean | undefined;
  /** The options: two to five, of a word or two each. For more use `Select`. */
  options: readonly ToggleOption<Value>[];
  /** @default 'm' */
  size?: ToggleButtonGroupSize | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

export interface SingleToggleButtonGroupProps<Value extends string> extends ToggleButtonGroupBaseProps<Value> {
  /** @default 'single' */
  selectionMode?: 'single' | undefined;
  // With `NoInfer`, the value type is inferred only from the options.
  value?: NoInfer<Value> | undefined;
  defaultValue?: NoInfer<Value> | undefined;
  onChange?: ((value: Value) => void) | undefined;
}

export interface MultipleToggleButtonGroupProps<Value extends string> extends ToggleButtonGroupBaseProps<Value> {
  selectionMode: 'multiple';
  value?: readonly NoInfer<Value>[] | undefined;
  defaultValue?: readonly NoInfer<Value>[] | undefined;
  /** Receives the selected values in the order of the options. */
  onChange?: ((value: Value[]) => void) | undefined;
}

export type ToggleButtonGroupProps<Value extends string = string> =
  | SingleToggleButtonGroupProps<Value>
  | MultipleToggleButtonGroupProps<Value>;

type Selection<Value> = Value | readonly Value[] | null;

/**
 * A few options side by side that take effect at once: monthly or annually; all, good, fair or high. One is selected
 * or, with `selectionMode="multiple"`, any number. For a form value use `RadioGroup` or `Checkbox`; for more than five
 * options, `Select`.
 */
export function ToggleButtonGroup<Value extends string>({
  label,
  isLabelHidden = false,
  options,
  selectionMode = 'single',
  value,
  defaultValue,
  onChange,
  size = 'm',
  className,
  ...rest
}: ToggleButtonGroupProps<Value>) {
  const labelId = useId();
  const [selection, setSelection] = useControlledState<Selection<Value>>(
    value,
    defaultValue ?? null,
    // The selection mode determines which of the two handlers this is.
    onChange as ((value: Selection<Value>) => void) | undefined,
  );
  const select = (keys: Set<Key>) => {
    const values = options.map((option) => option.value).filter((key) => keys.has(key));
    setSelection(selectionMode === 'single' ? (values[0] ?? null) : values);
  };
  return (
    <AriaToggleButtonGroup
      data-component="ToggleButtonGroup"
      {...(rest as object)}
      selectionMode={selectionMode}
      disallowEmptySelection={selectionMode === 'single'}
      selectedKeys={selection === null ? [] : [selection].flat()}
      onSelectionChange={select}
      aria-labelledby={labelId}
      className={composeRenderProps(className, (own) => classes(field, own))}
    >
      <span id={labelId} className={isLabelHidden ? hidden : fieldLabel} data-part="Label">
        {label}
      </span>
      <div className={track} data-part="Track">
        {options.map(({ value: id, isDisabled = false, ...option }) => (
          <ToggleButton key={id} id={id} isDisabled={isDisabled} className={segment} data-part="Option">
            <SegmentFace {...option} size={size} />
          </ToggleButton>
        ))}
      </div>
    </AriaToggleButtonGroup>
  );
}
