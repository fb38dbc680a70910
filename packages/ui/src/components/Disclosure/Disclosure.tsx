import { createElement, type HTMLAttributes, type ReactNode, type Ref, useContext, useId, useState } from 'react';
import { classes, flag } from '../../internal/element/index.ts';
import { Icon } from '../Icon/index.ts';
import { chevron, disclosure, frame, heading, panel, trigger } from './Disclosure.css.ts';
import { DisclosureGroupContext } from './group.ts';
import { usePanel } from './usePanel.ts';
import type { HeadingLevel } from '../Heading/index.ts';

export interface DisclosureProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** What the button says: the question, the name of the part. */
  title: ReactNode;
  /** What it opens and closes. It stays in the page, so that the browser's search finds it and opens it. */
  children: ReactNode;
  /** Makes the title a heading of this level; by itself it is a button and no heading. */
  headingLevel?: HeadingLevel | undefined;
  isOpen?: boolean | undefined;
  /** @default false */
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * A title that opens and closes what stands below it. Several that belong together are an `Accordion`; what floats over
 * the page is a `Popover` or a `Menu`; what should be seen by everybody should not be closed away at all.
 */
export function Disclosure({
  title,
  children,
  headingLevel,
  isOpen: given,
  defaultOpen = false,
  onOpenChange,
  className,
  ...rest
}: DisclosureProps) {
  const id = useId();
  const group = useContext(DisclosureGroupContext);
  const [own, setOwn] = useState(defaultOpen);
  const isOpen = given ?? group.holds(id) ?? own;
  const change = (next: boolean) => {
    setOwn(next);
    group.onChange(id, next);
    onOpenChange?.(next);
  };
  const panelRef = usePanel(isOpen, () => change(true));

  const level = headingLevel ?? group.headingLevel;
  const button = (
    <button
      type="button"
      id={`${id}-trigger`}
      aria-expanded={isOpen}
      aria-controls={`${id}-panel`}
      className={trigger}
      onClick={() => change(!isOpen)}
      data-part="Trigger"
    >
      <span>{title}</span>
      <Icon name="chevron-down" size="s" className={chevron} />
    </button>
  );

  return (
    <div {...rest} data-component="Disclosure" data-open={flag(isOpen)} className={classes(disclosure, className)}>
      {level === undefined ? button : createElement(`h${level}`, { className: heading }, button)}
      <div
        ref={panelRef}
        id={`${id}-panel`}
        // closed it is still a box to a screen reader, and would be met as an empty group of that name
        role={isOpen ? 'group' : undefined}
        aria-labelledby={isOpen ? `${id}-trigger` : undefined}
        hidden={!isOpen}
        className={frame}
        data-part="Panel"
      >
        <div className={panel}>{children}</div>
      </div>
    </div>
  );
}
