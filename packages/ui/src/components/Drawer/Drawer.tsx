import { ModalFrame, type ModalProps } from '../../internal/overlay/ModalFrame.tsx';

export interface DrawerProps extends ModalProps {
  /**
   * Whether a press beside it closes it, and a drag where it is a sheet. Escape and its button always do.
   * @default true
   */
  isDismissable?: boolean | undefined;
}

/**
 * A panel that slides over the page: from the inline end, and below 768 px from the lower edge, where a drag down of
 * 50 px closes it. For a form beside what it is about, such as the filters of a list; title and footer stay while the
 * content scrolls.
 *
 * It is a modal dialog as `Dialog` is, opened, closed and themed in the same way. What is short, or has nothing to do
 * with the page behind it, is better a `Dialog`.
 */
export function Drawer({ isDismissable = true, ...rest }: DrawerProps) {
  return <ModalFrame {...rest} component="Drawer" place="side-or-sheet" size="s" isDismissable={isDismissable} />;
}
