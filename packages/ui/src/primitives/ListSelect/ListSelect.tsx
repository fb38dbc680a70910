import { type HTMLAttributes, type ReactNode, type Ref, useContext, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { type Key, Select, SelectStateContext, SelectValue } from 'react-aria-components/Select';
import { classes } from '../../element/index.ts';
import { input } from '../field/Field.css.ts';
import { Field, type FieldProps, labelIdOf, partsOf } from '../field/index.ts';
import { Icon } from '../Icon/index.ts';
import { box } from '../options/Options.css.ts';
import { given } from '../../element/given.ts';
import { type ListOption, Options } from '../options/Options.tsx';
import { Floating } from '../overlay/Floating.tsx';
import * as css from './ListSelect.css.ts';

/** One value, or any number of them. */
export const listSelectModes = ['single', 'multiple'] as const;
export type ListSelectMode = (typeof listSelectModes)[number];

interface ListSelectBaseProps<Value extends string>
  extends
    FieldProps,
    // what React Aria hands on to its button, beside `data-` attributes
    Pick<HTMLAttributes<Element>, 'id' | 'lang' | 'dir' | 'autoFocus' | 'onFocus' | 'onBlur' | 'aria-describedby'> {
  options: readonly ListOption<Value>[];
  /** Stands where nothing is chosen. @default 'Any', or 'Choose one' where it is required */
  placeholder?: string | undefined;
  /** The `<button>` that opens the list, for forms that set focus. Its role is that of a select, `combobox`. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

interface Single<Value extends string> {
  selectionMode?: 'single' | undefined;
  // the options alone say which values there are
  value?: NoInfer<Value> | null | undefined;
  defaultValue?: NoInfer<Value> | undefined;
  onChange?: ((value: Value) => void) | undefined;
  summarise?: undefined;
}

interface Multiple<Value extends string> {
  selectionMode: 'multiple';
  value?: readonly NoInfer<Value>[] | undefined;
  defaultValue?: readonly NoInfer<Value>[] | undefined;
  onChange?: ((value: Value[]) => void) | undefined;
  /** What the closed control says of what is chosen. @default 'Diesel, Petrol + 2' */
  summarise?: ((chosen: readonly ListOption<Value>[]) => ReactNode) | undefined;
}

export type ListSelectProps<Value extends string = string> = ListSelectBaseProps<Value> &
  (Single<Value> | Multiple<Value>);

/**
 * One or several of a list whose lines hold more than a name: a colour's swatch, an icon, a second line, how many there
 * are of it. It opens with a press, with the arrows and with a letter, which leads to what begins with it; several stay
 * open to be chosen from. Its values are sent with its form under `name`.
 *
 * Where names alone are chosen from, `Select` is native and costs a fraction; where there are more than can be looked
 * through, `ComboBox` searches them.
 */
export function ListSelect<Value extends string>({
  options,
  placeholder,
  selectionMode = 'single',
  value,
  defaultValue,
  onChange,
  summarise = list,
  ...props
}: ListSelectProps<Value>) {
  const { field, control: rest } = partsOf(props);
  const { name, isDisabled, isRequired, requiredMessage } = field;
  const anchor = useRef<HTMLDivElement>(null);
  return (
    <Field component="ListSelect" isButton boxRef={anchor} {...field}>
      {(control, onMend) => (
        <Select
          className={css.frame}
          aria-labelledby={labelIdOf(control)}
          selectionMode={selectionMode}
          {...given({ name, isDisabled, isRequired, value, defaultValue })}
          onChange={(chosen: Key | Key[] | null) => {
            onMend();
            // a list can hold no value but those of its options, and several where it says so
            (onChange as ((chosen: Key | Key[] | null) => void) | undefined)?.(chosen);
          }}
        >
          <Button
            {...given({
              ...rest,
              'aria-describedby': control['aria-describedby'],
              'data-required-message': requiredMessage,
            })}
            id={control.id}
            className={classes(input, css.button)}
            data-part="Input"
            // As the native select is read: the label, then the value, and that it is required or wrong. React Aria's
            // button would read the value as the beginning of its name, and can be neither.
            render={(attributes) => (
              <button
                {...attributes}
                // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- they are among the attributes
                role="combobox"
                aria-labelledby={labelIdOf(control)}
                aria-required={isRequired}
                aria-invalid={control['aria-invalid']}
              />
            )}
          >
            <SelectValue className={css.value} data-part="Value">
              {({ state: { selectedItems } }) => (
                <Summary
                  placeholder={placeholder ?? (isRequired ? 'Choose one' : 'Any')}
                  summarise={summarise}
                  chosen={options.filter((option) => selectedItems.some(({ key }) => key === option.value))}
                />
              )}
            </SelectValue>
            <Icon name="chevron-down" />
          </Button>
          <Floating triggerRef={anchor} className={box}>
            <WayOut>
              <Options labelledBy={labelIdOf(control)} options={options} />
            </WayOut>
          </Floating>
        </Select>
      )}
    </Field>
  );
}

/** Tab closes the list and is back on its button, as in a menu. React Aria alone would hold it in the list. */
function WayOut({ children }: { children: ReactNode }) {
  const state = useContext(SelectStateContext);
  return (
    <div
      className={css.wayOut}
      role="presentation"
      onKeyDownCapture={(event) => {
        if (event.key !== 'Tab') return;
        // neither the browser nor React Aria moves the focus while it is on its way back
        event.preventDefault();
        event.stopPropagation();
        state?.close();
      }}
    >
      {children}
    </div>
  );
}

interface SummaryProps<Value extends string> {
  chosen: readonly ListOption<Value>[];
  placeholder: string;
  summarise: (chosen: readonly ListOption<Value>[]) => ReactNode;
}

function Summary<Value extends string>({ chosen, placeholder, summarise }: SummaryProps<Value>) {
  const start = chosen.length === 1 && chosen[0]?.start;
  return (
    <>
      {start && (
        <span className={css.start} aria-hidden>
          {start}
        </span>
      )}
      <span className={css.words}>{chosen.length === 0 ? placeholder : summarise(chosen)}</span>
    </>
  );
}

/** The first two, and how many more. */
function list(chosen: readonly ListOption[]): string {
  const names = chosen.map(({ label }) => label);
  return names.slice(0, 2).join(', ') + (names.length > 2 ? ` + ${names.length - 2}` : '');
}
