import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Forecourt', colorPrimary: '#2546F0', colorSecondary: '#2546F0' }),
});
