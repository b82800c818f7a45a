/** Elevation: one or more layers of shadow. */

/** One layer of a shadow; lengths in pixels. */
export interface ShadowLayer {
  /** Vertical offset. */
  readonly y: number;
  readonly blur: number;
  readonly spread: number;
  /** Any CSS colour. */
  readonly color: string;
}

/** An outline instead of a shadow. */
export const outline = (width: number, color: string): readonly ShadowLayer[] => [
  { y: 0, blur: 0, spread: width, color },
];

const px = (value: number) => (value === 0 ? '0' : `${value}px`);

/** The layers as CSS. */
export const shadowCss = (layers: readonly ShadowLayer[]): string =>
  layers
    .map(({ y, blur, spread, color }) => `0 ${px(y)} ${px(blur)} ${px(spread)} ${color}`)
    .join(', ');
