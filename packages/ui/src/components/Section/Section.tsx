import { type HTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { classes } from '../../internal/element/index.ts';
import { Heading, type HeadingLevel, type HeadingSize } from '../Heading/index.ts';
import { Text } from '../Text/index.ts';
import { actions as actionsClass, body, head as headClass, section, words } from './Section.css.ts';
import type { SectionHead } from './variants.ts';

export interface SectionProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** The heading, which also names the section. */
  title: ReactNode;
  /**
   * The heading's level in the document's outline.
   * @default 2
   */
  headingLevel?: HeadingLevel | undefined;
  /** The heading's size, if it differs from the default of its level. */
  headingSize?: HeadingSize | undefined;
  /** A sentence below the heading. */
  lead?: ReactNode;
  /** Actions for the section, such as a link or a toggle, at the end of the heading's line. */
  actions?: ReactNode;
  /**
   * The position of the heading.
   * @default 'above'
   */
  head?: SectionHead | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * A section of a page: a heading, a rule and content. Screen readers list it as a heading and as a region. The page
 * sets the gap between sections: in a `Stack` with gap 24 it is 96 px. For a part without a region use `Heading`, and
 * for a box `Card`.
 */
export function Section({
  title,
  headingLevel = 2,
  headingSize,
  lead,
  actions,
  head = 'above',
  className,
  children,
  ...rest
}: SectionProps) {
  const id = useId();
  return (
    <section {...rest} aria-labelledby={id} data-component="Section" className={classes(section({ head }), className)}>
      <div className={headClass({ head })} data-part="Head">
        <div className={words} data-part="Words">
          <Heading id={id} level={headingLevel} size={headingSize}>
            {title}
          </Heading>
          {lead !== undefined && (
            <Text size="lead" tone="muted">
              {lead}
            </Text>
          )}
        </div>
        {actions !== undefined && (
          <div className={actionsClass} data-part="Actions">
            {actions}
          </div>
        )}
      </div>
      <div className={body} data-part="Body">
        {children}
      </div>
    </section>
  );
}
