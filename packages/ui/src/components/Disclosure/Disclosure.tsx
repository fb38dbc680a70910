import { createElement, type ReactNode, type Ref, useContext } from 'react';
import { Button } from 'react-aria-components/Button';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import {
  Disclosure as AriaDisclosure,
  DisclosurePanel,
  type DisclosureProps as AriaDisclosureProps,
} from 'react-aria-components/Disclosure';
import type { AriaProps } from '../../internal/element/aria-props.ts';
import { classes } from '../../internal/element/index.ts';
import type { WrongDisclosureProps } from '../../internal/element/wrong-props.ts';
import type { HeadingLevel } from '../Heading/index.ts';
import { Icon } from '../Icon/index.ts';
import { chevron, disclosure, frame, heading, panel, trigger } from './Disclosure.css.ts';
import { HeadingLevelContext } from './heading-level.ts';

export interface DisclosureProps extends AriaProps<AriaDisclosureProps, 'children'>, WrongDisclosureProps {
  /** The label of the button: a question, or the name of the section. */
  title: ReactNode;
  /** The content to show and hide. When closed, it stays in the page, so that find-in-page can find and open it. */
  children: ReactNode;
  /**
   * Makes the title a heading of this level. By default it is only a button, or a heading at the level that its
   * Accordion sets.
   */
  headingLevel?: HeadingLevel | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * A title that shows and hides the content below it. Use `Accordion` for several that belong together, and `Popover` or
 * `Menu` for content that floats above the page. Do not hide essential content.
 */
export function Disclosure({ title, children, headingLevel, className, ...rest }: DisclosureProps) {
  const contextLevel = useContext(HeadingLevelContext);
  const shownLevel = headingLevel ?? contextLevel;
  const button = (
    <Button slot="trigger" className={trigger} data-part="Trigger">
      <span>{title}</span>
      <Icon name="chevron-down" size="s" className={chevron} />
    </Button>
  );
  return (
    <AriaDisclosure
      {...(rest as object)}
      data-component="Disclosure"
      className={composeRenderProps(className, (own) => classes(disclosure, own))}
    >
      {shownLevel === undefined ? button : createElement(`h${shownLevel}`, { className: heading }, button)}
      <DisclosurePanel className={frame} data-part="Panel">
        <div className={panel}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}
