import { Icon } from '@forecourt/ui/Icon';
import { useAtom } from 'jotai';
import * as css from './theme-switch.css.ts';
import { type ThemeChoice, themeAtom, themeChoices } from './theme.ts';

const faces: Readonly<Record<ThemeChoice, { label: string; icon: 'device' | 'sun' | 'moon' }>> = {
  system: { label: 'System theme', icon: 'device' },
  light: { label: 'Light theme', icon: 'sun' },
  dark: { label: 'Dark theme', icon: 'moon' },
};

/** Switches between light, dark and the system's theme. */
export function ThemeSwitch() {
  const [chosen, choose] = useAtom(themeAtom);
  return (
    <fieldset className={css.set}>
      <legend className={css.legend}>Theme</legend>
      {themeChoices.map((choice) => (
        <label key={choice} className={css.choice} title={faces[choice].label}>
          <input
            className={css.input}
            type="radio"
            name="theme"
            value={choice}
            aria-label={faces[choice].label}
            checked={chosen === choice}
            onChange={() => choose(choice)}
          />
          <Icon name={faces[choice].icon} size="m" />
        </label>
      ))}
    </fieldset>
  );
}
