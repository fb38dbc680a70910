export * from '../locales/de-DE.ts';
