export { Container, type ContainerProps } from './Container.tsx';
export {
  type ContainerPadding,
  containerPaddings,
  type ContainerPaddingSides,
  containerPaddingSides,
  type ContainerWidth,
  containerWidths,
} from './variants.ts';
