/**
 * `above` puts the heading above the body. `beside` puts it next to the body from 1024 px: one third for the heading,
 * two thirds for the body.
 */
export const sectionHeads = ['above', 'beside'] as const;
export type SectionHead = (typeof sectionHeads)[number];
