'use client';
export { Histogram, type HistogramProps } from './Histogram.tsx';
export { Slider, type SliderProps, type SliderValue } from './Slider.tsx';
export type { SliderStrings } from './strings.ts';
