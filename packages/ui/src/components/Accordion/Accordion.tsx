import type { ReactNode, Ref } from 'react';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import {
  DisclosureGroup,
  type DisclosureGroupProps as AriaDisclosureGroupProps,
} from 'react-aria-components/DisclosureGroup';
import type { AriaProps } from '../../internal/element/aria-props.ts';
import { classes } from '../../internal/element/index.ts';
import { HeadingLevelContext } from '../Disclosure/heading-level.ts';
import type { HeadingLevel } from '../Heading/index.ts';
import { accordion } from './Accordion.css.ts';

export interface AccordionProps extends AriaProps<AriaDisclosureGroupProps, 'allowsMultipleExpanded' | 'children'> {
  /** The `Disclosure`s. Those listed in `defaultExpandedKeys` or `expandedKeys` need an `id`. */
  children: ReactNode;
  /** Makes the titles headings of this level: one below the heading above the Accordion. */
  headingLevel: HeadingLevel;
  /**
   * Whether opening one section closes the others. Users then cannot compare two answers, so use this only if space is
   * short.
   */
  isExclusive?: boolean | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Several `Disclosure`s that belong together, separated by thin lines, e.g. questions and answers. Find-in-page finds
 * and expands collapsed content in browsers with `hidden="until-found"`. Do not hide essential content.
 */
export function Accordion({ headingLevel, isExclusive = false, className, ...rest }: AccordionProps) {
  return (
    <HeadingLevelContext value={headingLevel}>
      <DisclosureGroup
        {...(rest as object)}
        allowsMultipleExpanded={!isExclusive}
        data-component="Accordion"
        className={composeRenderProps(className, (own) => classes(accordion, own))}
      />
    </HeadingLevelContext>
  );
}
