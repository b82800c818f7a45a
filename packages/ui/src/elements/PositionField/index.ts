export { PositionField, type PositionFieldProps } from './PositionField.tsx';
export type { Point } from './places.ts';
