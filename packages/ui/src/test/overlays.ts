import { waitUntil } from './until.ts';
import type { User } from './user.ts';

/**
 * Finds an open `Dialog`, `Drawer`, `Popover`, `CarDetailDialog` or `SignInDialog` by name, and waits for it.
 * @param name the accessible name
 * @throws {Error} after a second, with the names of the open ones
 */
export function findDialog(name: string): Promise<HTMLElement> {
  return waitUntil(
    () => getOpenDialogs().find((dialog) => getAccessibleName(dialog) === name),
    () => {
      const openNames = getOpenDialogs().map((dialog) => `‘${getAccessibleName(dialog)}’`);
      return `No dialog named ‘${name}’ has opened. Open: ${openNames.join(', ') || 'none'}.`;
    },
  );
}

/** Closes a dialog with Escape, and waits until its exit animation has ended. */
export async function closeDialog(user: User, name: string): Promise<void> {
  const dialog = await findDialog(name);
  if (!dialog.contains(document.activeElement)) dialog.focus();
  await user.keyboard('{Escape}');
  await waitUntil(
    () => (dialog.isConnected ? undefined : true),
    () => `‘${name}’ stays open. Does its \`onOpenChange\` set \`isOpen\` to false?`,
  );
}

const getOpenDialogs = () => [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')];

function getAccessibleName(dialog: HTMLElement): string {
  const ids = dialog.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const words = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  return (words || dialog.getAttribute('aria-label') || '').trim();
}
