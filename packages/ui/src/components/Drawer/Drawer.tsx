import { ModalFrame, type TriggeredModalProps } from '../../internal/overlay/ModalFrame.tsx';
import type { WrongOverlayProps } from '../../internal/element/wrong-props.ts';

export interface DrawerProps extends TriggeredModalProps, WrongOverlayProps {
  /**
   * Whether a click outside and, on a sheet, a drag close the drawer. Escape and the close button always close it.
   * @default true
   */
  isDismissable?: boolean | undefined;
}

/**
 * A panel that slides in from the inline end or, below 768 px, from the bottom edge, where dragging it down by 50 px
 * closes it. Use it for a form about the page's content, such as filters. Title and footer stay in place while the
 * content scrolls. It is a modal dialog like `Dialog`: opened by React Aria's `DialogTrigger` or by `isOpen`, closed
 * and themed in the same way. For something short, or unrelated to the page behind it, use a `Dialog`.
 */
export function Drawer({ isDismissable = true, ...rest }: DrawerProps) {
  return <ModalFrame {...rest} component="Drawer" place="side-or-sheet" size="s" isDismissable={isDismissable} />;
}
