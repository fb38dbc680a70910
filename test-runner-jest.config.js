import { getJestConfig } from '@storybook/test-runner';
import { getLaunchOptions } from './scripts/browser.mjs';

const base = getJestConfig();

export default {
  ...base,
  testEnvironment: '<rootDir>/.storybook/test-environment.mjs',
  setupFilesAfterEnv: ['<rootDir>/.storybook/test-setup.mjs'],
  // pictures that are missing fail; `UPDATE_PICTURES=1` writes them
  ci: process.env.UPDATE_PICTURES !== '1',
  testEnvironmentOptions: {
    ...base.testEnvironmentOptions,
    'jest-playwright': { ...base.testEnvironmentOptions['jest-playwright'], launchOptions: getLaunchOptions() },
  },
};
