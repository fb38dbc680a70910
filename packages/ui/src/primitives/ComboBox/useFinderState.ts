import type { RefObject } from 'react';
import { useFilter } from 'react-aria/useFilter';
import { type ComboBoxState, useComboBoxState } from 'react-stately/useComboBoxState';
import { given } from '../../element/given.ts';
import { type ListOption, useItems } from '../options/Options.tsx';
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
  /** Chooses it, and of several does not take it away where it is chosen. */
  take: (option: ListOption) => void;
}

/**
 * React Aria's state of a combo box, in which a name that was typed in full is taken as the field is left, and not only
 * by Enter and Tab: a phone has no Tab. So is one that the browser filled in.
 */
export function useFinderState(
  { options, onChange, ...props }: FinderStateProps,
  input: RefObject<HTMLInputElement | null>,
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
    if (props.selectionMode === 'single') state.setValue(value);
    else if (!state.selectionManager.isSelected(value)) state.selectionManager.select(value);
  };
  const takeUnlessChosen = (option: ListOption | undefined) => {
    if (option && !state.selectionManager.isSelected(option.value)) take(option);
  };
  const takeTyped = () => takeUnlessChosen(meant(options, state.inputValue, false));
  return {
    ...state,
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
      if (text === '' || input.current?.matches(':focus')) state.setInputValue(text);
      // The browser fills it in while its reader is elsewhere, and some write the value: a country's code. What fits no
      // option would stand there and not be sent: React writes back what did.
      else takeUnlessChosen(meant(options, text, false) ?? options.find(({ value }) => value === text));
    },
  };
}
