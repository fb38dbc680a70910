export { Band, type BandPaddingByWidth, type BandProps } from './Band.tsx';
export { type BandEdges, bandEdges, type BandPadding, bandPaddings, type BandTone, bandTones } from './variants.ts';
