export { Heading, type HeadingProps } from './Heading.tsx';
export { type HeadingLevel, headingLevels, type HeadingSize, headingSizes } from './variants.ts';
