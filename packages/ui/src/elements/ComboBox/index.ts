export {
  ComboBox,
  type ComboBoxItem,
  type ComboBoxProps,
  type LocalItems,
  type SearchedItems,
} from './ComboBox.tsx';
