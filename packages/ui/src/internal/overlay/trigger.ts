import { cloneElement, type HTMLAttributes, type MouseEvent, type ReactElement, type Ref } from 'react';
import { bothRefs } from '../element/refs.ts';

/** An element that takes a ref and the attributes of HTML: Button, IconButton, Link, or a plain one. */
export type Trigger = ReactElement<HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement> | undefined }>;

/** The trigger with what its overlay needs of it. Its own ref and its own handler of clicks stay in force. */
export function withTrigger(
  trigger: Trigger,
  { ref, onClick, ...attributes }: HTMLAttributes<HTMLElement> & { ref: Ref<HTMLElement> },
): ReactElement {
  const own = trigger.props;
  return cloneElement(trigger, {
    ...attributes,
    ref: own.ref ? bothRefs(own.ref, ref) : ref,
    onClick: (event: MouseEvent<HTMLElement>) => {
      own.onClick?.(event);
      if (!event.defaultPrevented) onClick?.(event);
    },
  });
}
