export { Text, type TextProps } from './Text.tsx';
export { NoBreakDates, type NoBreakDatesProps } from './NoBreakDates.tsx';
