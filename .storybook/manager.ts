import { addons } from 'storybook/manager-api';
import { lookOf } from '../apps/docs/src/look.ts';

addons.setConfig({ theme: lookOf(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light') });
