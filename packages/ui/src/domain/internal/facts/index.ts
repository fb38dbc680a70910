export { enGB as factsEnGB, Facts, type FactsStrings } from './Facts.tsx';
