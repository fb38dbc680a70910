import { useAtom } from 'jotai';
import { SLASH, slashKeyAtom } from './slash-key.ts';
import * as css from './slash-key-setting.css.ts';

export function SlashKeySetting() {
  const [setting, setSetting] = useAtom(slashKeyAtom);
  const isOn = setting === 'on';
  return (
    <p className={css.setting}>
      <span>
        <kbd className={css.key}>{SLASH}</kbd>{' '}
        {isOn ? 'takes you to the search box.' : 'no longer takes you to the search box.'}
      </span>
      <button type="button" className={css.button} onClick={() => setSetting(isOn ? 'off' : 'on')}>
        {isOn ? 'Turn this shortcut off' : 'Turn this shortcut on'}
      </button>
    </p>
  );
}
