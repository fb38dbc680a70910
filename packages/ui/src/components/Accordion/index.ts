'use client';
export { Accordion, type AccordionProps } from './Accordion.tsx';
