import { type InputHTMLAttributes, type ReactNode, type Ref, useId, useMemo, useRef, useState } from 'react';
import { announce } from '../../internal/element/announce.ts';
import { Field, type FieldProps, labelIdOf, partsOf, type SaidOtherwise } from '../../internal/field/index.ts';
import { given } from '../../internal/element/given.ts';
import type { ListOption } from '../../internal/options/ListOption.ts';
import { Chosen, chosenId } from './Chosen.tsx';
import { Finder } from './Finder.tsx';

/** One value, or any number of them. */
export const comboBoxModes = ['single', 'multiple'] as const;
export type ComboBoxMode = (typeof comboBoxModes)[number];

interface ComboBoxBaseProps<Value extends string>
  extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, SaidOtherwise | 'type' | 'list'> {
  options: readonly ListOption<Value>[];
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

interface Single<Value extends string> {
  selectionMode?: 'single' | undefined;
  // the options alone say which values there are
  /** One that is none of the options, or not yet, is kept and sent, and the box is empty. */
  value?: NoInfer<Value> | null | undefined;
  defaultValue?: NoInfer<Value> | undefined;
  /** Nothing, where the text was taken away. */
  onChange?: ((value: Value | null) => void) | undefined;
  removeLabel?: undefined;
}

interface Multiple<Value extends string> {
  selectionMode: 'multiple';
  /** A value that is none of the options, or not yet, is shown as it is. */
  value?: readonly NoInfer<Value>[] | undefined;
  defaultValue?: readonly NoInfer<Value>[] | undefined;
  onChange?: ((value: Value[]) => void) | undefined;
  /** Begins the name of the button that takes a chosen one away. @default 'Remove' */
  removeLabel?: string | undefined;
}

export type ComboBoxProps<Value extends string = string> = ComboBoxBaseProps<Value> & (Single<Value> | Multiple<Value>);

/**
 * One or several of many known values, found by typing a part of the name: the model of a car. The list opens when
 * the box is pressed, as one types and with the arrows; Enter takes what has the focus, or the only one that is left. What fits no
 * option is not kept. Its value, not its name, is sent with its form under `name`. Several stand below the box, each with
 * a button that takes it away; Backspace in the empty box takes the last.
 *
 * Where all choices can be looked through, `NativeSelect` is simpler, and `Select` for several; where any text will do,
 * there is `TextField`.
 */
export function ComboBox<Value extends string>(props: ComboBoxProps<Value>) {
  // a list can hold no value but those of its options
  return props.selectionMode === 'multiple' ? (
    <Several {...(props as SeveralProps)} />
  ) : (
    <Frame {...(props as FrameProps)} />
  );
}

interface SeveralProps extends Omit<FrameProps, 'value' | 'defaultValue' | 'onChange'> {
  value?: readonly string[] | undefined;
  defaultValue?: readonly string[] | undefined;
  onChange?: ((value: string[]) => void) | undefined;
  removeLabel?: string | undefined;
}

function Several({ value, defaultValue = none, onChange, removeLabel = 'Remove', ...props }: SeveralProps) {
  const [own, setOwn] = useState(defaultValue);
  const generated = useId();
  const { id = generated, options, isDisabled, isReadOnly, isRequired } = props;
  const values = value ?? own;
  const [atFirst] = useState(values);
  // React Aria takes what was typed away when the value is another one; the same values in a new array are not
  const identity = JSON.stringify(values);
  const chosen = useMemo(() => JSON.parse(identity) as string[], [identity]);
  const change = (next: string[]) => {
    setOwn(next);
    onChange?.(next);
  };
  const labelled = chosen.map((each) => ({
    value: each,
    label: options.find((option) => option.value === each)?.label ?? each,
  }));
  const last = labelled.at(-1);
  const onRemove =
    isDisabled || isReadOnly ? undefined : (gone: string) => change(chosen.filter((each) => each !== gone));
  return (
    <Frame
      {...props}
      id={id}
      selectionMode="multiple"
      onBackspace={
        last &&
        onRemove &&
        (() => {
          onRemove(last.value);
          // it is gone from the page without having had the focus
          announce(`${removeLabel} ${last.label}`);
        })
      }
      // its form looks at the text, of which there is none where all is chosen
      isRequired={isRequired && chosen.length === 0}
      aria-required={isRequired}
      value={chosen}
      defaultValue={atFirst}
      onChange={(next) => change(Array.isArray(next) ? next : [])}
      describedBy={chosen.map((_, index) => chosenId(id, index)).join(' ')}
      below={(onMend) => (
        <Chosen
          fieldId={id}
          chosen={labelled}
          removeLabel={removeLabel}
          onRemove={
            onRemove &&
            ((gone) => {
              onMend();
              onRemove(gone);
            })
          }
        />
      )}
    />
  );
}

const none: readonly string[] = [];

interface FrameProps extends ComboBoxBaseProps<string> {
  selectionMode?: ComboBoxMode | undefined;
  value?: string | readonly string[] | null | undefined;
  defaultValue?: string | readonly string[] | undefined;
  onChange?: ((value: string | string[] | null) => void) | undefined;
  /** Ids of what is chosen. */
  describedBy?: string | undefined;
  below?: (onMend: () => void) => ReactNode;
  /** Hears the key in an empty field. */
  onBackspace?: (() => void) | undefined;
}

function Frame({
  options,
  selectionMode = 'single',
  value,
  defaultValue,
  onChange,
  emptyLabel = 'No matches',
  openLabel = 'Show all',
  clearLabel = 'Clear',
  isReadOnly,
  describedBy,
  below,
  onBackspace,
  ...props
}: FrameProps) {
  const { field, control: rest } = partsOf(props);
  const { isDisabled, isRequired } = field;
  const anchor = useRef<HTMLDivElement>(null);
  return (
    <Field component="ComboBox" boxRef={anchor} {...given({ below })} {...field}>
      {(control, onMend) => (
        <Finder
          input={rest}
          control={control}
          labelId={labelIdOf(control)}
          onChange={(chosen) => {
            onMend();
            onChange?.(chosen);
          }}
          onBackspace={
            onBackspace &&
            (() => {
              onMend();
              onBackspace();
            })
          }
          {...{ options, selectionMode, value, defaultValue, isDisabled, isReadOnly, isRequired }}
          {...{ describedBy, anchor, emptyLabel, openLabel, clearLabel }}
        />
      )}
    </Field>
  );
}
