/** The parts of the Design Tokens Community Group's format, 2025.10, that the tokens need. */

/** A colour in sRGB; components from 0 to 1. */
export interface DtcgColour {
  readonly colorSpace: 'srgb';
  readonly components: readonly [number, number, number];
  readonly alpha?: number;
  /** The opaque colour, for tools without colour spaces. */
  readonly hex: string;
}

/** A length. */
export interface DtcgDimension {
  readonly value: number;
  readonly unit: 'px' | 'rem';
}

/** A duration. */
export interface DtcgDuration {
  readonly value: number;
  readonly unit: 'ms';
}

/** One layer of a shadow. */
export interface DtcgShadow {
  readonly color: DtcgColour;
  readonly offsetX: DtcgDimension;
  readonly offsetY: DtcgDimension;
  readonly blur: DtcgDimension;
  readonly spread: DtcgDimension;
}

/** A text style; the line height is a multiple of the size. */
export interface DtcgTypography {
  readonly fontFamily: Alias;
  readonly fontSize: DtcgDimension;
  readonly fontWeight: number;
  readonly letterSpacing: DtcgDimension;
  readonly lineHeight: number;
}

/** A reference to another token, by its name in curly braces. */
export type Alias = `{${string}}`;

interface Kinds {
  readonly color: DtcgColour | Alias;
  readonly dimension: DtcgDimension;
  readonly duration: DtcgDuration;
  readonly number: number;
  readonly cubicBezier: readonly [number, number, number, number];
  readonly fontFamily: readonly string[];
  readonly shadow: readonly DtcgShadow[];
  readonly strokeStyle: 'solid' | 'dashed';
  readonly typography: DtcgTypography;
}

/** A token with an explicit type, so that a schema can check its value. */
export type Token = {
  readonly [Type in keyof Kinds]: {
    readonly $type: Type;
    readonly $value: Kinds[Type];
    readonly $description?: string;
    readonly $extensions?: Readonly<Record<string, unknown>>;
  };
}[keyof Kinds];

/** Tokens and groups by name. */
export interface TokenGroup {
  readonly [name: string]: Token | TokenGroup;
}
