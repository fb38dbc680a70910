export {
  DescriptionList,
  DescriptionListItem,
  type DescriptionListItemProps,
  type DescriptionListProps,
} from './DescriptionList.tsx';
export { type DescriptionListSize, descriptionListSizes } from './variants.ts';
