import { contrast, MARK_RATIO, TEXT_RATIO } from '../../theme/colour.ts';

/** A background for the colour, or a text colour on it. */
export interface ContrastPartner {
  /** The colour as `#rrggbb`. */
  readonly colour: string;
  /** Its name in the sentence: "paper". */
  readonly name: string;
}

/** The uses of a colour on another by WCAG 2.2 (1.4.3, 1.4.11): "4.6 to 1 on paper: fits text". */
export function contrastWords(colour: string, { colour: other, name }: ContrastPartner): string {
  const ratio = contrast(colour, other);
  // Rounded down: 4.49 is below 4.5.
  const figure = (Math.floor(ratio * 10) / 10).toFixed(1);
  return `${figure} to 1 on ${name}: ${purpose(ratio)}`;
}

function purpose(ratio: number) {
  if (ratio >= TEXT_RATIO) return 'fits text';
  return ratio >= MARK_RATIO ? 'fits large text and marks only' : 'too faint for text and marks';
}
