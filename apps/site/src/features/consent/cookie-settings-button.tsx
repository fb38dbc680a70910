import { useSetAtom } from 'jotai';
import { COOKIE_SETTINGS } from '../../content/cookie-settings.ts';
import { settingsChunk, settingsOpenAtom } from './settings-state.ts';
import { plain } from './cookie-settings-button.css.ts';

export function CookieSettingsButton({ className }: { className: string }) {
  const setOpen = useSetAtom(settingsOpenAtom);
  return (
    <button
      type="button"
      className={`${plain} ${className}`}
      onPointerEnter={settingsChunk.fetch}
      onFocus={settingsChunk.fetch}
      onClick={() => setOpen(true)}
    >
      {COOKIE_SETTINGS}
    </button>
  );
}
