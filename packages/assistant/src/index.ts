export type { Exclusion, Finding, Message, Reading, ReadingValue, ReadOptions, Span } from './reader/reading.ts';
export { read } from './reader/read.ts';
export { paramsOf, type ReadingParams } from './reader/params.ts';
