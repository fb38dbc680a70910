'use client';
export type { ThemeSwitchStrings } from './strings.ts';
export { ThemeSwitch, type ThemeSwitchProps } from './ThemeSwitch.tsx';
export { type ThemeChoice, themeChoices, type ThemeState, useTheme } from './useTheme.ts';
