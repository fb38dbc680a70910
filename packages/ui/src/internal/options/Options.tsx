import { type RefObject, useMemo, useRef } from 'react';
import { type AriaListBoxOptions, useListBox, useOption } from 'react-aria/useListBox';
import { Item } from 'react-stately/Item';
import type { ListState } from 'react-stately/useListState';
import { flag } from '../element/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import type { ListOption } from './ListOption.ts';
import * as css from './Options.css.ts';
import { usePressRule } from './usePressRule.ts';
import { Windowed } from './Windowed.tsx';

/** What React Aria's states need to know beside the options themselves. */
export function useItems(options: readonly ListOption[]) {
  const disabledKeys = useMemo(
    () => options.filter(({ isDisabled }) => isDisabled).map(({ value }) => value),
    [options],
  );
  return { children: item, disabledKeys };
}

const item = ({ value, label }: ListOption) => (
  <Item key={value} textValue={label}>
    {label}
  </Item>
);

interface OptionsProps extends AriaListBoxOptions<ListOption> {
  state: ListState<ListOption>;
  listRef: RefObject<HTMLDivElement | null>;
  /** The id of what names the list. */
  labelledBy: string;
  /** Where there is none. */
  emptyLabel?: string | undefined;
}

/** The list that Select and ComboBox open. */
export function Options({ state, listRef, labelledBy, emptyLabel, ...list }: OptionsProps) {
  usePressRule();
  const { listBoxProps } = useListBox(
    // React Aria's own word for a list of suggestions would stand before the name
    { ...list, 'aria-label': '', 'aria-labelledby': labelledBy },
    state,
    listRef,
  );
  const options = [...state.collection].flatMap(({ value }) => value ?? []);
  const option = (each: ListOption) => <Option key={each.value} option={each} state={state} />;
  return (
    <div {...listBoxProps} ref={listRef} className={css.list} data-part="List">
      {list.isVirtualized ? (
        <Windowed
          options={options}
          focused={state.selectionManager.focusedKey}
          scrollRef={listRef}
          renderOption={option}
        />
      ) : (
        options.map(option)
      )}
      {options.length === 0 && (
        // a list box may hold nothing but options
        <div role="option" aria-selected={false} className={css.empty}>
          {emptyLabel}
        </div>
      )}
    </div>
  );
}

interface OptionProps {
  option: ListOption;
  state: ListState<ListOption>;
}

function Option({ option: { value, start, label, count, description }, state }: OptionProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { optionProps, labelProps, descriptionProps, isFocused, isFocusVisible, isDisabled } = useOption(
    { key: value },
    state,
    ref,
  );
  return (
    <div
      {...optionProps}
      ref={ref}
      className={css.option}
      data-part="Option"
      data-focused={flag(isFocused)}
      data-focus-visible={flag(isFocusVisible)}
      data-disabled={flag(isDisabled)}
    >
      {start !== undefined && (
        <span className={css.start} aria-hidden>
          {start}
        </span>
      )}
      <span className={css.words}>
        <span {...labelProps} className={css.name}>
          <span>{label}</span> {count !== undefined && <span className={css.count}>{count}</span>}
        </span>
        {description !== undefined && (
          <span {...descriptionProps} className={css.description}>
            {description}
          </span>
        )}
      </span>
      <Icon name="check" size="s" className={css.tick} />
    </div>
  );
}
