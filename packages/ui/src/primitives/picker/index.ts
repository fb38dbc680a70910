export { Dots, Marks } from './Dots.tsx';
export { Picker, type PickerItem, stepOf } from './Picker.tsx';
