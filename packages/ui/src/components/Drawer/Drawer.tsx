import { ModalFrame, type TriggeredModalProps } from '../../internal/overlay/ModalFrame.tsx';
import type { WrongOverlayProps } from '../../internal/element/wrong-props.ts';

export interface DrawerProps extends TriggeredModalProps, WrongOverlayProps {
  /**
   * Closes on a press outside and, as a sheet, on a drag. Escape and the close button always close it.
   * @default true
   */
  isDismissable?: boolean | undefined;
}

/**
 * A panel that slides over the page from the inline end, or below 768 px from the lower edge, where a drag down of 50 px
 * closes it. For a form about what is on the page, such as filters. Title and footer stay while the content scrolls.
 *
 * It is a modal dialog like `Dialog`: opened by React Aria's `DialogTrigger` or by `isOpen`, closed and themed in the same
 * way. For something short, or unrelated to the page behind it, use a `Dialog`.
 */
export function Drawer({ isDismissable = true, ...rest }: DrawerProps) {
  return <ModalFrame {...rest} component="Drawer" place="side-or-sheet" size="s" isDismissable={isDismissable} />;
}
