import { Icon } from '@forecourt/ui/Icon';
import { type ThemeChoice, themeChoices, useTheme } from '@forecourt/ui/ThemeSwitch';
import { useEffect } from 'react';
import * as css from './theme-switch.css.ts';

const faces: Readonly<Record<ThemeChoice, { label: string; icon: 'device' | 'sun' | 'moon' }>> = {
  system: { label: 'System theme', icon: 'device' },
  light: { label: 'Light theme', icon: 'sun' },
  dark: { label: 'Dark theme', icon: 'moon' },
};

/** Sets the colour of the browser's toolbar to the page's colour. */
function setBrowserBarColor(choice: ThemeChoice): void {
  for (const theme of ['light', 'dark'] as const) {
    const bar = document.querySelector<HTMLMetaElement>(`#bar-${theme}`);
    const chosen = choice === theme ? 'all' : 'not all';
    if (bar) bar.media = choice === 'system' ? `(prefers-color-scheme: ${theme})` : chosen;
  }
}

/** Switches between light, dark and the system's theme, with native radio buttons. */
export function ThemeSwitch() {
  const { choice: chosen, setChoice } = useTheme();
  useEffect(() => setBrowserBarColor(chosen), [chosen]);
  return (
    <fieldset className={css.fieldset}>
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
            onChange={() => setChoice(choice)}
          />
          <Icon name={faces[choice].icon} size="m" />
        </label>
      ))}
    </fieldset>
  );
}
