/** `above` its body, or `beside` it from 1024 px on: one third for the head, two for the body. */
export const sectionHeads = ['above', 'beside'] as const;
export type SectionHead = (typeof sectionHeads)[number];
