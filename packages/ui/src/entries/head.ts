export * from '../theme/head.ts';
