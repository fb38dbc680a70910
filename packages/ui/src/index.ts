// Made by `pnpm new component` from the folders of the components; do not edit.
export * from './components/Accordion/index.ts';
export * from './components/Alert/index.ts';
export * from './components/Badge/index.ts';
export * from './components/Band/index.ts';
export * from './components/Button/index.ts';
export * from './components/Card/index.ts';
export * from './components/Carousel/index.ts';
export * from './components/Checkbox/index.ts';
export * from './components/CheckboxGroup/index.ts';
export * from './components/ComboBox/index.ts';
export * from './components/Container/index.ts';
export * from './components/DescriptionList/index.ts';
export * from './components/Dialog/index.ts';
export * from './components/Disclosure/index.ts';
export * from './components/Drawer/index.ts';
export * from './components/FacetList/index.ts';
export * from './components/Form/index.ts';
export * from './components/Grid/index.ts';
export * from './components/Heading/index.ts';
export * from './components/Icon/index.ts';
export * from './components/IconButton/index.ts';
export * from './components/Inline/index.ts';
export * from './components/KitProvider/index.ts';
export * from './components/Link/index.ts';
export * from './components/LinkButton/index.ts';
export * from './components/List/index.ts';
export * from './components/Logo/index.ts';
export * from './components/Menu/index.ts';
export * from './components/NativeSelect/index.ts';
export * from './components/NumberField/index.ts';
export * from './components/Pagination/index.ts';
export * from './components/Popover/index.ts';
export * from './components/RadioGroup/index.ts';
export * from './components/SearchField/index.ts';
export * from './components/Section/index.ts';
export * from './components/Select/index.ts';
export * from './components/Skeleton/index.ts';
export * from './components/SkipLink/index.ts';
export * from './components/Slider/index.ts';
export * from './components/Spinner/index.ts';
export * from './components/Stack/index.ts';
export * from './components/Switch/index.ts';
export * from './components/Tabs/index.ts';
export * from './components/TagGroup/index.ts';
export * from './components/Text/index.ts';
export * from './components/TextArea/index.ts';
export * from './components/TextField/index.ts';
export * from './components/ThemeSwitch/index.ts';
export * from './components/Toast/index.ts';
export * from './components/ToggleButton/index.ts';
export * from './components/ToggleButtonGroup/index.ts';
export * from './components/Tooltip/index.ts';
export * from './components/VisuallyHidden/index.ts';
export * from './domain/CarCard/index.ts';
export * from './domain/CarDetailDialog/index.ts';
export * from './domain/CarImage/index.ts';
export * from './domain/ChatPanel/index.ts';
export * from './domain/CompareTable/index.ts';
export * from './domain/FaqList/index.ts';
export * from './domain/FilterTags/index.ts';
export * from './domain/Lightbox/index.ts';
export * from './domain/MarkedText/index.ts';
export * from './domain/NegotiationReportCard/index.ts';
export * from './domain/PriceAnalysis/index.ts';
export * from './domain/PriceHistoryChart/index.ts';
export * from './domain/PriceMileageChart/index.ts';
export * from './domain/PriceTag/index.ts';
export * from './domain/PricingCard/index.ts';
export * from './domain/SampleListingTable/index.ts';
export * from './domain/SamplePostCard/index.ts';
export * from './domain/SearchBox/index.ts';
export * from './domain/SignInDialog/index.ts';
export * from './domain/SolutionCard/index.ts';
export * from './domain/StackCarousel/index.ts';
export * from './domain/StatTile/index.ts';
export * from './domain/SuggestionChips/index.ts';
export * from './domain/TestimonialColumns/index.ts';
export * from './domain/Timeline/index.ts';
export * from './domain/TypingText/index.ts';
export * from './theme/index.ts';
export type {
  AnchorProps,
  BoxProps,
  ElementProps,
  LinkRenderProps,
  Render,
  RenderLink,
} from './internal/element/index.ts';
