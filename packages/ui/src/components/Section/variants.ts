/** `above` the body, or `beside` it from 1024 px: one third for the head, two thirds for the body. */
export const sectionHeads = ['above', 'beside'] as const;
export type SectionHead = (typeof sectionHeads)[number];
