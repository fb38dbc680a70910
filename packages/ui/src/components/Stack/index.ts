export { Stack, type StackProps } from './Stack.tsx';
export {
  type Gap,
  gaps,
  type StackAlignment,
  stackAlignments,
  type StackDirection,
  stackDirections,
  type StackJustification,
  stackJustifications,
} from './variants.ts';
