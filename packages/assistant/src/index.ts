export type { Exclusion, Finding, Message, Reading, ReadingValue, ReadOptions, Span } from './reader/reading.ts';
export { type AddedFindings, addFindings } from './reader/add-findings.ts';
export { type Figure, findFigures } from './reader/find-figures.ts';
export { areQualities } from './reader/lexicon/qualities.ts';
export { read } from './reader/read.ts';
export { getParams, isExcludable, type ReadingParams } from './reader/params.ts';
