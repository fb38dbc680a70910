export {
  type ColumnTestimonial,
  TestimonialColumns,
  type TestimonialColumnsProps,
  type TestimonialColumnsStrings,
} from './TestimonialColumns.tsx';
