import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { chooseTheme, themeStorageKey } from '../../theme/head.ts';
import { ThemeSwitch, useTheme } from './index.ts';

afterEach(() => chooseTheme());

const getOption = (name: string) => page.getByRole('radio', { name });
const { dataset } = document.documentElement;

test('applies and stores the selected theme', async () => {
  await render(<ThemeSwitch />);
  await expect.element(getOption('System theme')).toBeChecked();
  await getOption('Dark theme').click();
  await expect.element(getOption('Dark theme')).toBeChecked();
  expect(dataset['theme']).toBe('dark');
  expect(localStorage.getItem(themeStorageKey)).toBe('dark');
  await getOption('System theme').click();
  expect(dataset['theme']).toBeUndefined();
  expect(localStorage.getItem(themeStorageKey)).toBeNull();
});

test('shows a theme that was applied before it rendered', async () => {
  chooseTheme('light');
  await render(<ThemeSwitch />);
  await expect.element(getOption('Light theme')).toBeChecked();
});

test('applies a theme selected in another tab', async () => {
  await render(<ThemeSwitch />);
  window.dispatchEvent(new StorageEvent('storage', { key: themeStorageKey, newValue: 'dark' }));
  await expect.element(getOption('Dark theme')).toBeChecked();
  expect(dataset['theme']).toBe('dark');
  window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
  await expect.element(getOption('System theme')).toBeChecked();
});

test('useTheme returns the page’s current theme', async () => {
  function CurrentTheme() {
    return <output>{useTheme().theme}</output>;
  }
  await render(<CurrentTheme />);
  chooseTheme('dark');
  await expect.element(page.getByRole('status')).toHaveTextContent('dark');
});
