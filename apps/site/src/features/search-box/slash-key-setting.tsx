import { SLASH, switchSlashKey, useSlashKeyIsOn } from './slash-key.ts';
import * as css from './slash-key-setting.css.ts';

/** Tells of the key that leads to the search box, and switches it off. */
export function SlashKeySetting() {
  const isOn = useSlashKeyIsOn();
  return (
    <p className={css.setting}>
      <span>
        <kbd className={css.key}>{SLASH}</kbd>{' '}
        {isOn ? 'leads to the search box.' : 'no longer leads to the search box.'}
      </span>
      <button type="button" className={css.button} onClick={() => switchSlashKey(!isOn)}>
        {isOn ? 'Switch this key off' : 'Switch this key on'}
      </button>
    </p>
  );
}
