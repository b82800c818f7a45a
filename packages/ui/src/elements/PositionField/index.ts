export { PositionField, type PositionFieldProps } from './PositionField.tsx';
export type { Point } from './positions.ts';
