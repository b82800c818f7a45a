export {
  type PictureOption,
  PictureRadioGroup,
  type PictureRadioGroupProps,
} from './PictureRadioGroup.tsx';
