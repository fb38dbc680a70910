import { addons } from 'storybook/manager-api';
import { createStorybookTheme } from '../apps/docs/src/look.ts';

addons.setConfig({
  theme: createStorybookTheme(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'),
});
