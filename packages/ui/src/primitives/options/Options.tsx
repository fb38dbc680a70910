import type { ReactNode } from 'react';
import { ListBox, ListBoxItem, type ListBoxProps } from 'react-aria-components/ListBox';
import { Text } from 'react-aria-components/Text';
import { Icon } from '../Icon/index.ts';
import * as css from './Options.css.ts';
import { usePressRule } from './usePressRule.ts';

/** One choice of a list. */
export interface ListOption<Value extends string = string> {
  value: Value;
  /** Its name: shown, read, and searched. */
  label: string;
  /** What stands before the name, e.g. a colour's swatch. It is not read. */
  start?: ReactNode;
  /** A second line. */
  description?: string | undefined;
  /** How many there are of it, as it shall be written: '1,204'. */
  count?: string | undefined;
  isDisabled?: boolean | undefined;
}

interface OptionsProps extends Pick<
  ListBoxProps<ListOption>,
  | 'id'
  | 'selectionMode'
  | 'selectedKeys'
  | 'onSelectionChange'
  | 'disallowEmptySelection'
  | 'autoFocus'
  | 'escapeKeyBehavior'
  | 'shouldSelectOnPressUp'
  | 'shouldFocusOnHover'
> {
  /** The id of what names the list. */
  labelledBy: string;
  options: readonly ListOption[];
  /** Where there is none. */
  emptyLabel?: string | undefined;
}

/** What is chosen may be chosen again, which closes the list. Not among the props of a `ListBox`, and yet one. */
const again = { allowDuplicateSelectionEvents: true };

/** The list that ListSelect and ComboBox open. */
export function Options({ labelledBy, options, emptyLabel, ...list }: OptionsProps) {
  usePressRule();
  return (
    <ListBox
      {...again}
      {...list}
      aria-labelledby={labelledBy}
      // React Aria's own word for a list of suggestions would stand before it
      aria-label=""
      items={options}
      className={css.list}
      data-part="List"
      renderEmptyState={() => <div className={css.empty}>{emptyLabel}</div>}
    >
      {(option: ListOption) => (
        <ListBoxItem
          id={option.value}
          textValue={option.label}
          isDisabled={option.isDisabled ?? false}
          className={css.option}
          data-part="Option"
        >
          <OptionContent option={option} />
        </ListBoxItem>
      )}
    </ListBox>
  );
}

function OptionContent({ option: { start, label, count, description } }: { option: ListOption }) {
  return (
    <>
      {start !== undefined && (
        <span className={css.start} aria-hidden>
          {start}
        </span>
      )}
      <span className={css.words}>
        <Text slot="label" className={css.name}>
          <span>{label}</span> {count !== undefined && <span className={css.count}>{count}</span>}
        </Text>
        {description !== undefined && (
          <Text slot="description" className={css.description}>
            {description}
          </Text>
        )}
      </span>
      <Icon name="check" size="s" className={css.tick} />
    </>
  );
}
