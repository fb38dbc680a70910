export { Dots, Marks } from './Dots.tsx';
export { Picker, type PickerItem } from './Picker.tsx';
