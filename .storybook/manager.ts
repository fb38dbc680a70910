import { addons } from 'storybook/manager-api';
import { createLook } from '../apps/docs/src/look.ts';

addons.setConfig({ theme: createLook(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light') });
