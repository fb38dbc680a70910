export * from '../domain/internal/comparables/index.ts';
