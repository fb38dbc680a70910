import { renderBox, type BoxProps, classes } from '../../internal/element/index.ts';
import { desktopPadding, endRule, list, padding as paddingClass, startRule as startRuleClass } from './List.css.ts';
import type { ListPadding, ListRule } from './variants.ts';

/** Paddings by screen width. */
export interface ListPaddingByWidth {
  base: ListPadding;
  /** The padding from 1024 px. */
  desktop: ListPadding;
}

export interface ListProps extends BoxProps {
  /**
   * The line above the first item.
   * @default 'none'
   */
  startRule?: ListRule | undefined;
  /** Shows a hairline below the last item. @default false */
  hasEndRule?: boolean | undefined;
  /**
   * The padding above and below the content of each item, in steps of 4 px.
   * @default 4
   */
  padding?: ListPadding | ListPaddingByWidth | undefined;
}

/** A `ul` with hairlines between its items. For steps in order use `render={(props) => <ol {...props} />}`. */
export function List({ startRule = 'none', hasEndRule = false, padding = 4, className, ...rest }: ListProps) {
  const { base, desktop } = typeof padding === 'number' ? { base: padding, desktop: undefined } : padding;
  return renderBox('ul', {
    ...rest,
    'data-component': 'List',
    className: classes(
      list,
      startRule !== 'none' && startRuleClass[startRule],
      hasEndRule && endRule,
      paddingClass[base],
      desktop !== undefined && desktopPadding[desktop],
      className,
    ),
  });
}
