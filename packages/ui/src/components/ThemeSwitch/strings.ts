export interface ThemeSwitchStrings {
  /** The name of the group. */
  label: string;
  system: string;
  light: string;
  dark: string;
}

export const enGB: ThemeSwitchStrings = {
  label: 'Theme',
  system: 'System theme',
  light: 'Light theme',
  dark: 'Dark theme',
};
