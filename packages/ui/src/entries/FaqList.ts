export * from '../domain/FaqList/index.ts';
