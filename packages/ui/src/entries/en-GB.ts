export * from '../locales/en-GB.ts';
