import { type InputHTMLAttributes, type Ref, useRef } from 'react';
import { ComboBox as AriaComboBox, type Key } from 'react-aria-components/ComboBox';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { classes } from '../../element/index.ts';
import { Field, type FieldProps, labelIdOf, partsOf, type SaidOtherwise } from '../field/index.ts';
import { given } from '../../element/given.ts';
import { box } from '../options/Options.css.ts';
import { type ListOption, Options } from '../options/Options.tsx';
import { Floating } from '../overlay/Floating.tsx';
import * as css from './ComboBox.css.ts';
import { Controls } from './Controls.tsx';

export interface ComboBoxProps<Value extends string = string>
  extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, SaidOtherwise | 'type' | 'list'> {
  options: readonly ListOption<Value>[];
  // the options alone say which values there are
  value?: NoInfer<Value> | null | undefined;
  defaultValue?: NoInfer<Value> | undefined;
  /** Nothing, where the text was taken away. */
  onChange?: ((value: Value | null) => void) | undefined;
  isReadOnly?: boolean | undefined;
  /** Stands in the list where nothing has what was typed in its name. @default 'No matches' */
  emptyLabel?: string | undefined;
  /** The name of the button that opens the list. @default 'Show all' */
  openLabel?: string | undefined;
  /** The name of the button that empties the field, which a required one has not. @default 'Clear' */
  clearLabel?: string | undefined;
  /** The `<input>`, for forms that set focus. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Only what is in sight is rendered. The rows are measured; this is what one of a single line will have. */
const layout = { estimatedRowHeight: 44, padding: 4 };

/**
 * One of many known values, found by typing a part of its name: the model of a car. The list opens as one types, with
 * the arrows and with its button; Enter takes what has the focus, or the only one that is left. What fits no option is
 * not kept. Its value, not its name, is sent with its form under `name`.
 *
 * Where all choices can be looked through, `Select` is simpler; where any text will do, there is `TextField`.
 */
export function ComboBox<Value extends string>({
  options,
  value,
  defaultValue,
  onChange,
  emptyLabel = 'No matches',
  openLabel = 'Show all',
  clearLabel = 'Clear',
  isReadOnly,
  ...props
}: ComboBoxProps<Value>) {
  const { field, control: rest } = partsOf(props);
  const { name, isDisabled, isRequired } = field;
  const anchor = useRef<HTMLDivElement>(null);
  return (
    <Field component="ComboBox" boxRef={anchor} {...field}>
      {(control, onMend) => (
        <AriaComboBox
          id={control.id}
          className={css.frame}
          aria-labelledby={labelIdOf(control)}
          defaultItems={options}
          allowsEmptyCollection
          // `required` is the input's own, so that its form asks for it as for any other
          validationBehavior="aria"
          {...given({ name, isDisabled, isReadOnly, value, defaultValue })}
          {...given({ 'aria-describedby': control['aria-describedby'] })}
          onChange={(chosen: Key | Key[] | null) => {
            onMend();
            // a list can hold no value but those of its options, and here one at a time
            onChange?.(chosen as Value | null);
          }}
        >
          <Controls
            input={{ ...rest, ...control, name: undefined, 'data-name': name }}
            isClearable={!isRequired && !isDisabled && !isReadOnly}
            labelId={labelIdOf(control)}
            {...{ options, openLabel, clearLabel }}
          />
          <Floating triggerRef={anchor} className={classes(box, css.list)}>
            <Virtualizer layout={ListLayout} layoutOptions={layout}>
              <Options labelledBy={labelIdOf(control)} options={options} emptyLabel={emptyLabel} isVirtual />
            </Virtualizer>
          </Floating>
        </AriaComboBox>
      )}
    </Field>
  );
}
