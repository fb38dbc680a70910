export * from '../domain/SolutionCard/index.ts';
