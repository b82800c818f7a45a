import { contrast, MARK_RATIO, TEXT_RATIO } from '../../theme/colour.ts';

/** A ground that a colour stands on, or an ink that stands on the colour. */
export interface ContrastPartner {
  /** `#rrggbb` of it. */
  readonly colour: string;
  /** What it is called in the sentence: "paper". */
  readonly name: string;
}

/** What a colour is good for beside another, by WCAG 2.2 (1.4.3, 1.4.11): "4.6 to 1 on paper: fits text". */
export function contrastWords(colour: string, { colour: other, name }: ContrastPartner): string {
  const ratio = contrast(colour, other);
  // Never rounded up: 4.49 is not yet 4.5.
  const figure = (Math.floor(ratio * 10) / 10).toFixed(1);
  return `${figure} to 1 on ${name}: ${purpose(ratio)}`;
}

function purpose(ratio: number) {
  if (ratio >= TEXT_RATIO) return 'fits text';
  return ratio >= MARK_RATIO ? 'fits large text and marks only' : 'too faint for text and marks';
}
