'use client';

export { Section, type SectionProps } from './Section.tsx';
export { type SectionHead, sectionHeads } from './variants.ts';
