import { Icon } from '@forecourt/ui/Icon';
import { type ThemeChoice, themeChoices, useTheme } from '@forecourt/ui/ThemeSwitch';
import { useEffect } from 'react';
import * as css from './theme-switch.css.ts';

const choiceLabels: Readonly<Record<ThemeChoice, { label: string; icon: 'device' | 'sun' | 'moon' }>> = {
  system: { label: 'System theme', icon: 'device' },
  light: { label: 'Light theme', icon: 'sun' },
  dark: { label: 'Dark theme', icon: 'moon' },
};

/** Sets the colour of the browser's toolbar to the page's colour. */
function setBrowserBarColor(choice: ThemeChoice): void {
  for (const theme of ['light', 'dark'] as const) {
    const metaTag = document.querySelector<HTMLMetaElement>(`#bar-${theme}`);
    const mediaQuery = choice === theme ? 'all' : 'not all';
    if (metaTag) metaTag.media = choice === 'system' ? `(prefers-color-scheme: ${theme})` : mediaQuery;
  }
}

/** Switches between light, dark and the system's theme, with native radio buttons. */
export function ThemeSwitch() {
  const { choice: currentChoice, setChoice } = useTheme();
  useEffect(() => setBrowserBarColor(currentChoice), [currentChoice]);
  return (
    <fieldset className={css.fieldset}>
      <legend className={css.legend}>Theme</legend>
      {themeChoices.map((choice) => (
        <label key={choice} className={css.choice} title={choiceLabels[choice].label}>
          <input
            className={css.input}
            type="radio"
            name="theme"
            value={choice}
            aria-label={choiceLabels[choice].label}
            checked={currentChoice === choice}
            onChange={() => setChoice(choice)}
          />
          <Icon name={choiceLabels[choice].icon} size="m" />
        </label>
      ))}
    </fieldset>
  );
}
