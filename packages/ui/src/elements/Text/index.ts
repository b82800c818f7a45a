export { Text, type TextProps } from './Text.tsx';
export { WholeDates, type WholeDatesProps } from './WholeDates.tsx';
