/** The type roles: family, size, line, weight and tracking together. */

/** The text style of one role. */
export interface TypeRole {
  readonly family: 'work' | 'title';
  /** Pixels at the default font size of 16. */
  readonly size: number;
  /** Line height, in the same pixels. */
  readonly line: number;
  readonly weight: number;
  /** Letter spacing in em. */
  readonly tracking: number;
}

const title = (size: number, line: number, tracking: number): TypeRole => ({
  family: 'title',
  size,
  line,
  weight: 400,
  tracking,
});

const work = (size: number, line: number, weight = 400, tracking = -0.006): TypeRole => ({
  family: 'work',
  size,
  line,
  weight,
  tracking,
});

export const typeScale = {
  display: title(40, 46, -0.018),
  pageTitle: title(32, 40, -0.015),
  sectionTitle: title(22, 28, -0.008),
  figure: title(40, 44, -0.02),
  heading: work(15, 24, 600),
  bodyLarge: work(15, 24),
  body: work(14, 20),
  label: work(13, 20, 500),
  data: work(13, 20),
  caption: work(12, 16, 400, 0),
} as const satisfies Record<string, TypeRole>;

/** A name of one of the type roles. */
export type TypographyRole = keyof typeof typeScale;
