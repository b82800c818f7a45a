export { ColorField, type ColorFieldProps } from './ColorField.tsx';
export { Swatch, type SwatchProps } from './Swatch.tsx';
export type { ContrastPartner } from './contrastWords.ts';
