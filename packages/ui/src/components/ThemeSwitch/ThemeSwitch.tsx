import { useStrings } from '../../internal/locale/index.ts';
import { Icon } from '../Icon/index.ts';
import { type SingleToggleButtonGroupProps, ToggleButtonGroup } from '../ToggleButtonGroup/index.ts';
import { enGB, type ThemeSwitchStrings } from './strings.ts';
import { type ThemeChoice, themeChoices, useTheme } from './useTheme.ts';

export interface ThemeSwitchProps extends Omit<
  SingleToggleButtonGroupProps<ThemeChoice>,
  'defaultValue' | 'isLabelHidden' | 'label' | 'onChange' | 'options' | 'selectionMode' | 'value'
> {
  strings?: Partial<ThemeSwitchStrings> | undefined;
}

const icons = { system: 'device', light: 'sun', dark: 'moon' } as const;

/**
 * Switches between the system's theme, light and dark. The choice is stored, and other tabs follow it. Put
 * `themeScript` of `@forecourt/ui/head` in the head, so that pages have the theme before their first paint. To build
 * your own control use `useTheme`.
 */
export function ThemeSwitch({ size = 's', strings, ...rest }: ThemeSwitchProps) {
  const text = useStrings('ThemeSwitch', enGB, strings);
  const { choice, setChoice } = useTheme();
  return (
    <ToggleButtonGroup
      data-component="ThemeSwitch"
      {...rest}
      label={text.label}
      isLabelHidden
      size={size}
      options={themeChoices.map((value) => ({
        value,
        label: text[value],
        icon: <Icon name={icons[value]} size="s" />,
        isLabelHidden: true,
      }))}
      value={choice}
      onChange={setChoice}
    />
  );
}
