// Made by `pnpm new component` from the folders of the components; do not edit.
export * from './primitives/Badge/index.ts';
export * from './primitives/Button/index.ts';
export * from './primitives/Card/index.ts';
export * from './primitives/Container/index.ts';
export * from './primitives/Grid/index.ts';
export * from './primitives/Heading/index.ts';
export * from './primitives/Icon/index.ts';
export * from './primitives/Link/index.ts';
export * from './primitives/LinkButton/index.ts';
export * from './primitives/Pagination/index.ts';
export * from './primitives/Select/index.ts';
export * from './primitives/Skeleton/index.ts';
export * from './primitives/Stack/index.ts';
export * from './primitives/Text/index.ts';
export * from './primitives/TextField/index.ts';
export * from './theme/index.ts';
