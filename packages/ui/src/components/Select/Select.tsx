import {
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useListState } from 'react-stately/useListState';
import { classes, flag } from '../../internal/element/index.ts';
import { isChord } from '../../internal/element/keys.ts';
import { isLetter, useLetters } from '../../internal/element/letters.ts';
import { bothRefs } from '../../internal/element/refs.ts';
import { input } from '../../internal/field/Field.css.ts';
import { type ControlProps, Field, type FieldProps, labelIdOf, partsOf } from '../../internal/field/index.ts';
import { Icon } from '../Icon/index.ts';
import { box } from '../../internal/options/Options.css.ts';
import type { ListOption } from '../../internal/options/ListOption.ts';
import { Options, useItems } from '../../internal/options/Options.tsx';
import { Floating } from '../../internal/overlay/Floating.tsx';
import { FormValue } from './FormValue.tsx';
import * as css from './Select.css.ts';
import { useLetterKeys } from './useLetterKeys.ts';

/** One value, or any number of them. */
export const selectModes = ['single', 'multiple'] as const;
export type SelectMode = (typeof selectModes)[number];

interface SelectBaseProps<Value extends string>
  extends
    FieldProps,
    // beside `data-` attributes
    Pick<HTMLAttributes<Element>, 'id' | 'lang' | 'dir' | 'autoFocus' | 'onFocus' | 'onBlur' | 'aria-describedby'> {
  options: readonly ListOption<Value>[];
  /** Stands where nothing is chosen. @default 'Any'; where it is required, 'Choose one' or 'Choose at least one' */
  placeholder?: string | undefined;
  /** Stands in the list where there is no option. @default 'Nothing to choose from' */
  emptyLabel?: string | undefined;
  /** What a browser may fill in, as for any field: 'country'. */
  autoComplete?: string | undefined;
  /** The `<button>` that opens the list, for forms that set focus. Its role is that of a select, `combobox`. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

interface Single<Value extends string> {
  selectionMode?: 'single' | undefined;
  // the options alone say which values there are
  value?: NoInfer<Value> | null | undefined;
  defaultValue?: NoInfer<Value> | undefined;
  /** Nothing, where a form was reset to nothing chosen. */
  onChange?: ((value: Value | null) => void) | undefined;
  summarise?: undefined;
}

interface Multiple<Value extends string> {
  selectionMode: 'multiple';
  value?: readonly NoInfer<Value>[] | undefined;
  defaultValue?: readonly NoInfer<Value>[] | undefined;
  /** In the order in which they were chosen; a form sends them in that of the options. */
  onChange?: ((value: Value[]) => void) | undefined;
  /** What the closed control says of what is chosen. @default 'Diesel, Petrol + 2' */
  summarise?: ((chosen: readonly ListOption<Value>[]) => ReactNode) | undefined;
}

export type SelectProps<Value extends string = string> = SelectBaseProps<Value> & (Single<Value> | Multiple<Value>);

/**
 * One or several of a list whose lines hold more than a name: a colour's swatch, an icon, a second line, how many there
 * are of it. It opens with a press and with the arrows; letters lead to what begins with them, and where one is chosen
 * they choose it without opening, as in a native select. Several stay open to be chosen from. Its values are sent with
 * its form under `name`; where nothing is chosen, one sends an empty entry, several none.
 *
 * Where names alone are chosen from, `NativeSelect` is native and costs a fraction; where there are more than can be looked
 * through, `ComboBox` searches them.
 */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { field, control } = partsOf(props);
  const anchor = useRef<HTMLDivElement>(null);
  return (
    <Field component="Select" isButton boxRef={anchor} {...field}>
      {(attributes, onMend) => (
        // a list can hold no value but those of its options, and several where it says so
        <Chooser
          {...(control as ChooserOwnProps)}
          control={attributes}
          isDisabled={field.isDisabled}
          isRequired={field.isRequired}
          anchor={anchor}
          onMend={onMend}
        />
      )}
    </Field>
  );
}

/** What of the props is not the field's, of which the types no longer say how value and mode go together. */
interface ChooserOwnProps extends Omit<SelectBaseProps<string>, keyof FieldProps> {
  selectionMode?: SelectMode | undefined;
  value?: string | readonly string[] | null | undefined;
  defaultValue?: string | readonly string[] | undefined;
  /** `null` where a form was reset to nothing chosen. */
  onChange?: ((value: string | string[] | null) => void) | undefined;
  summarise?: ((chosen: readonly ListOption[]) => ReactNode) | undefined;
}

interface ChooserProps extends ChooserOwnProps {
  control: ControlProps;
  isDisabled: boolean | undefined;
  isRequired: boolean | undefined;
  anchor: RefObject<HTMLDivElement | null>;
  onMend: () => void;
}

/** The button, what it opens, and what stands for both in a form. */
function Chooser({
  options,
  placeholder,
  selectionMode = 'single',
  value,
  defaultValue,
  onChange,
  summarise = list,
  control,
  isDisabled = false,
  isRequired = false,
  anchor,
  onMend,
  onFocus,
  onBlur,
  autoComplete,
  emptyLabel = 'Nothing to choose from',
  ref,
  ...rest
}: ChooserProps) {
  const isMultiple = selectionMode === 'multiple';
  const button = useRef<HTMLButtonElement>(null);
  const isWithin = useRef(false);
  const byLetter = useLetters();
  const [own, setOwn] = useState(() => several(defaultValue));
  const [start, setStart] = useState<Start>();
  const values = value === undefined ? own : several(value);
  const [atFirst] = useState(values);
  const free = options.filter(isFree);
  const isOpen = start !== undefined;
  const labelId = labelIdOf(control);
  const listId = `${control.id}-list`;

  const choose = (next: string[]) => {
    if (JSON.stringify(next) === JSON.stringify(values)) return;
    setOwn(next);
    onMend();
    onChange?.(isMultiple ? next : (next[0] ?? null));
  };
  const open = (from: Start) => {
    // Safari leaves the focus where it was, and the list would give it back to there
    button.current?.focus({ preventScroll: true });
    setStart(from);
  };
  const close = () => setStart(undefined);

  // As a native select does it: an arrow opens, one across goes on to the next, and so do letters. Enter and Space would
  // press the button, which to React Aria is a screen reader's press: it moves the focus a frame later.
  const nextBy = (key: string): ListOption | undefined => {
    const at = free.findIndex((option) => option.value === values[0]);
    const to = { ArrowLeft: Math.max(at - 1, 0), ArrowRight: Math.max(at + 1, 0), Home: 0, End: free.length - 1 }[key];
    if (to !== undefined) return free[to];
    // within what is typed a space is a part of a name
    return isLetter(key) || key === ' ' ? byLetter(key, free, at, nameOf) : undefined;
  };
  const press = (event: KeyboardEvent) => {
    const { key } = event;
    const next = isMultiple || isChord(event) ? undefined : nextBy(key);
    const from = opening[key];
    if (next) choose([next.value]);
    else if (from !== undefined) open(from);
    else return;
    event.preventDefault();
  };
  // It opens as the mouse goes down, so that one movement can open it and choose.
  const pressDown = (event: MouseEvent) => {
    if (event.button !== 0) return;
    // the list takes the focus, and the browser would give it to the button after that
    event.preventDefault();
    open('list');
  };

  return (
    <>
      <FormValue
        values={values}
        button={button}
        onReset={() => choose(atFirst)}
        onFill={choose}
        {...{ options, isMultiple, control, autoComplete }}
      />
      <button
        {...rest}
        ref={useMemo(() => bothRefs(button, ref), [ref])}
        type="button"
        id={control.id}
        disabled={isDisabled}
        className={classes(input, css.button)}
        // As the native select is read: the label, then the value, and that it is required or wrong.
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-labelledby={labelId}
        aria-describedby={control['aria-describedby']}
        aria-required={isRequired}
        aria-invalid={control['aria-invalid']}
        data-disabled={flag(isDisabled)}
        data-required-message={control['data-required-message']}
        data-part="Input"
        onMouseDown={pressDown}
        // a screen reader, which shall stand on an option at once, or a finger
        onClick={({ detail }) => open(detail === 0 ? 'first' : 'list')}
        onKeyDown={press}
        // the list belongs to it: who goes there and comes back has not left
        onFocus={(event: FocusEvent<HTMLButtonElement>) => {
          if (!isWithin.current) onFocus?.(event);
          isWithin.current = true;
        }}
        onBlur={(event: FocusEvent<HTMLButtonElement>) => {
          if (isOpen) return;
          isWithin.current = false;
          onBlur?.(event);
        }}
      >
        <span className={css.value} data-placeholder={flag(values.length === 0)} data-part="Value">
          <Summary
            placeholder={placeholder ?? (isRequired ? (isMultiple ? 'Choose at least one' : 'Choose one') : 'Any')}
            summarise={summarise}
            chosen={options.filter((option) => values.includes(option.value))}
          />
        </span>
        <Icon name="chevron-down" />
      </button>
      <Floating
        trigger="Select"
        aria-labelledby={labelId}
        triggerRef={anchor}
        isOpen={isOpen}
        onOpenChange={close}
        className={box}
      >
        <List
          id={listId}
          labelId={labelId}
          onChoose={choose}
          onClose={close}
          {...{ options, values, isMultiple, start, emptyLabel }}
        />
      </Floating>
    </>
  );
}

/** So many options are rendered at once; of more, those in sight and a page away. */
const FEW = 60;

/** What has the focus when the list opens: one of its ends, or the list itself. What is chosen comes before any. */
type Start = 'first' | 'last' | 'list';

const opening: Record<string, Start | undefined> = {
  ArrowDown: 'first',
  ArrowUp: 'last',
  Enter: 'first',
  ' ': 'first',
};

interface ListProps {
  id: string;
  labelId: string;
  options: readonly ListOption[];
  values: readonly string[];
  isMultiple: boolean;
  start: Start | undefined;
  emptyLabel: string;
  onChoose: (values: string[]) => void;
  onClose: () => void;
}

function List({ id, labelId, options, values, isMultiple, start, emptyLabel, onChoose, onClose }: ListProps) {
  const list = useRef<HTMLDivElement>(null);
  const state = useListState({
    items: options,
    ...useItems(options),
    selectionMode: isMultiple ? 'multiple' : 'single',
    selectedKeys: values,
    onSelectionChange: (keys) => {
      onChoose(keys === 'all' ? options.filter(isFree).map(valueOf) : [...keys].map(String));
      if (!isMultiple) onClose();
    },
    disallowEmptySelection: !isMultiple,
    // what is chosen may be chosen again, which closes the list
    allowDuplicateSelectionEvents: true,
  });
  return (
    <div
      className={css.wayIn}
      role="presentation"
      // Tab closes the list and is back on its button, as in a menu, and Alt with the arrow does so in a native select.
      // React Aria alone would hold the focus in the list.
      onKeyDownCapture={(event) => {
        const isAltUp = event.key === 'ArrowUp' && event.altKey;
        if (event.key !== 'Tab' && !isAltUp) return;
        // neither the browser nor React Aria moves the focus while it is on its way back
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      <Options
        id={id}
        labelledBy={labelId}
        state={state}
        listRef={list}
        emptyLabel={emptyLabel}
        keyboardDelegate={useLetterKeys(state, list)}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- who opened it goes into it
        autoFocus={start === 'first' || start === 'last' ? start : true}
        escapeKeyBehavior="none"
        shouldSelectOnPressUp
        shouldFocusOnHover
        isVirtualized={options.length > FEW}
      />
    </div>
  );
}

const nameOf = ({ label }: ListOption) => label;
const valueOf = ({ value }: ListOption) => value;
const isFree = ({ isDisabled }: ListOption) => !isDisabled;

const several = (value: string | readonly string[] | null | undefined): string[] =>
  typeof value === 'string' ? [value] : [...(value ?? [])];

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
