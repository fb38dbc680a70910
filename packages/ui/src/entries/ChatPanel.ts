export * from '../domain/ChatPanel/index.ts';
