export type { Exclusion, Finding, Message, Reading, ReadingValue, ReadOptions, Span } from './reading.ts';
export { read } from './read.ts';
export { paramsOf, type ReadingParams } from './params.ts';
