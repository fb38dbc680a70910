export * from '../domain/StatTile/index.ts';
