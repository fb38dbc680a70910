import type { ReactNode } from 'react';

/** One option of a list. */
export interface ListOption<Value extends string = string> {
  value: Value;
  /** The text that is shown, announced and searched. */
  label: string;
  /** Other words that find the option in a ComboBox, such as nicknames: `['VW']` for Volkswagen. They are not shown. */
  keywords?: readonly string[] | undefined;
  /** An element before the label, such as a colour swatch. It is not announced. */
  start?: ReactNode;
  /** A second line below the label. */
  description?: string | undefined;
  /** The number of results that the option has, formatted: '1,204'. */
  count?: string | undefined;
  isDisabled?: boolean | undefined;
}

/** Options under a heading. */
export interface ListSection<Value extends string = string> {
  label: string;
  options: readonly ListOption<Value>[];
}

/** Options, sections of options, or both. */
export type ListItems<Value extends string = string> = readonly (ListOption<Value> | ListSection<Value>)[];

export const isSection = <Value extends string>(
  item: ListOption<Value> | ListSection<Value>,
): item is ListSection<Value> => 'options' in item;

export const getOptions = <Value extends string>(items: ListItems<Value>): readonly ListOption<Value>[] =>
  items.flatMap((item) => (isSection(item) ? item.options : [item]));
