import {
  cloneElement,
  type ComponentProps,
  type CSSProperties,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type Ref,
  useMemo,
  useRef,
} from 'react';
import { Focusable } from 'react-aria-components/Focusable';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { classes } from '../../internal/element/index.ts';
import { mergeRefs } from '../../internal/element/refs.ts';
import { omitUndefined } from '../../internal/element/omit-undefined.ts';
import { useInheritedAttributes } from '../../internal/overlay/inherited-attributes.ts';
import { floatingLevel } from '../../internal/overlay/level.ts';
import { getAriaPlacement, type OverlayPlacement } from '../../internal/overlay/placements.ts';
import { tooltip } from './Tooltip.css.ts';

/** An element that accepts a ref and HTML attributes: Button, IconButton, Link or a native element. */
type Trigger = ReactElement<HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement> | undefined }>;

/** React Aria passes on these and `data-` attributes, and silently drops most others. */
type OverlayAttributes = Pick<HTMLAttributes<HTMLElement>, 'id' | 'lang' | 'dir' | 'onClick'>;

/** The state that `className` and `style` receive. React Aria's own type fails in apps without `skipLibCheck`. */
export interface TooltipState {
  /** The side of the control on which the tooltip is. */
  placement: 'top' | 'bottom' | 'left' | 'right' | 'center' | null;
  isEntering: boolean;
  isExiting: boolean;
}

export interface TooltipProps extends OverlayAttributes {
  /** Short text without interactive elements. */
  content: ReactNode;
  /** The control that the tooltip describes: a component of this kit or of React Aria, or a native element. */
  children: Trigger;
  /**
   * The preferred side of the control.
   * @default 'top'
   */
  placement?: OverlayPlacement | undefined;
  /**
   * Milliseconds until the tooltip opens on hover. While another tooltip is open, this one opens at once.
   * @default 600
   */
  delay?: number | undefined;
  isOpen?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Keeps the tooltip closed on hover and focus. */
  isDisabled?: boolean | undefined;
  className?: string | ((state: TooltipState) => string) | undefined;
  style?: CSSProperties | ((state: TooltipState) => CSSProperties) | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

type FocusableChild = ComponentProps<typeof Focusable>['children'];

/** Milliseconds until the tooltip opens, so that a pointer that only passes by does not open it. */
const OPEN_DELAY_MS = 600;
/** Milliseconds until the tooltip closes, during which users can move the pointer onto it. */
const CLOSE_DELAY_MS = 200;

/**
 * A short description of a control, shown on hover and keyboard focus. Escape closes it. Screen readers read it as a
 * description. Do not use it as the only name of a control or for essential content, because touch screens do not show
 * it. For interactive content use `Popover`.
 */
export function Tooltip({
  content,
  children,
  placement = 'top',
  className,
  style,
  isOpen,
  defaultOpen,
  onOpenChange,
  isDisabled,
  delay = OPEN_DELAY_MS,
  ref,
  ...rest
}: TooltipProps) {
  const triggerRef = useRef<HTMLElement>(null);
  const tooltipContext = useInheritedAttributes(triggerRef);
  const tooltipRef = useMemo(() => mergeRefs<HTMLDivElement>(ref, tooltipContext.ref), [ref, tooltipContext.ref]);
  return (
    <TooltipTrigger
      {...omitUndefined({ isOpen, defaultOpen, onOpenChange, isDisabled })}
      delay={delay}
      closeDelay={CLOSE_DELAY_MS}
    >
      {typeof children.type === 'string' ? (
        <Focusable ref={triggerRef}>{children as FocusableChild}</Focusable>
      ) : (
        <WithRef ref={triggerRef}>{children}</WithRef>
      )}
      <AriaTooltip
        offset={6}
        containerPadding={8}
        {...omitUndefined(rest)}
        ref={tooltipRef}
        placement={getAriaPlacement(placement, tooltipContext.isRtl)}
        data-component="Tooltip"
        className={composeRenderProps(className, (own) => classes(tooltip, own))}
        style={composeRenderProps(style, (own) => ({ zIndex: floatingLevel, ...own }))}
      >
        {content}
      </AriaTooltip>
    </TooltipTrigger>
  );
}

function WithRef({ children, ref }: { children: Trigger; ref: Ref<HTMLElement> }) {
  const childRef = children.props.ref;
  return cloneElement(children, { ref: childRef ? mergeRefs(childRef, ref) : ref });
}
