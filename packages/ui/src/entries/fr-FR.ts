export * from '../locales/fr-FR.ts';
