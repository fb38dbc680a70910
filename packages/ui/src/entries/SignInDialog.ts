export * from '../domain/SignInDialog/index.ts';
