import type { RefObject } from 'react';
import { useFilter } from 'react-aria/useFilter';
import { type ComboBoxState, useComboBoxState } from 'react-stately/useComboBoxState';
import { given } from '../../internal/element/given.ts';
import type { ListOption } from '../../internal/options/ListOption.ts';
import { useItems } from '../../internal/options/Options.tsx';
import { meant } from './meant.ts';

export interface FinderStateProps {
  options: readonly ListOption[];
  selectionMode: 'single' | 'multiple';
  value: string | readonly string[] | null | undefined;
  defaultValue: string | readonly string[] | undefined;
  onChange: (value: string | string[] | null) => void;
  isDisabled: boolean | undefined;
  isReadOnly: boolean | undefined;
}

interface FinderState extends ComboBoxState<ListOption, 'single' | 'multiple'> {
  /**
   * What was typed and not yet taken: the option whose name it is in full; or, if that will do, the only one that has it
   * in its name.
   */
  typed: (isOnlyOneEnough: boolean) => ListOption | undefined;
  /** Chooses it, and of several does not take it away where it is chosen. */
  take: (option: ListOption) => void;
}

/**
 * React Aria's state of a combo box, in which a name that was typed in full is taken as the field is left, and not only
 * by Enter and Tab: a phone has no Tab. So is one that the browser filled in, as soon as it has.
 */
export function useFinderState(
  { options, onChange, ...props }: FinderStateProps,
  input: RefObject<HTMLInputElement | null>,
  isFilledIn: RefObject<boolean>,
): FinderState {
  const { contains } = useFilter({ sensitivity: 'base' });
  const state = useComboBoxState<ListOption, 'single' | 'multiple'>({
    defaultItems: options,
    ...useItems(options),
    defaultFilter: contains,
    allowsEmptyCollection: true,
    validationBehavior: 'aria',
    ...given(props),
    // a list can hold no value but those of its options, and several where it says so
    onChange: (chosen) => {
      // a reset of its form tells of what it was, too
      if (JSON.stringify(chosen) !== JSON.stringify(state.value)) onChange(chosen as string | string[] | null);
    },
  });

  const take = ({ value }: ListOption) => {
    if (state.selectionManager.isSelected(value)) return;
    if (props.selectionMode === 'single') state.setValue(value);
    else state.selectionManager.select(value);
  };
  const typed = (isOnlyOneEnough: boolean) => {
    // the text of what is chosen, which another may have too
    const isOne = props.selectionMode === 'single';
    if (isOne && state.selectedItem?.textValue === state.inputValue) return undefined;
    return meant(options, state.inputValue, isOnlyOneEnough);
  };
  const takeTyped = () => {
    const option = typed(false);
    if (option) take(option);
  };
  return {
    ...state,
    typed,
    take,
    close: () => {
      takeTyped();
      state.close();
    },
    setFocused: (isFocused) => {
      if (!isFocused) takeTyped();
      state.setFocused(isFocused);
    },
    setInputValue: (text) => {
      const hasFocus = input.current?.matches(':focus');
      // Some browsers write the value: a country's code.
      const filledIn = () => meant(options, text, false) ?? options.find(({ value }) => value === text);
      const option = isFilledIn.current || !hasFocus ? filledIn() : undefined;
      if (option) take(option);
      // What fits no option would stand there and not be sent while its reader is elsewhere: React writes back what did.
      else if (text === '' || hasFocus) state.setInputValue(text);
    },
  };
}
