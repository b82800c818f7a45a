/** The pairs of colours that are drawn on each other, with their required contrast (WCAG 2.2, 1.4.3 and 1.4.11). */
import { MARK_RATIO, TEXT_RATIO } from './colour.ts';
import type { ColourRole } from './contract.ts';
import type { ThemeName } from './themes.ts';

/** The use of a colour: text, a meaningful mark or border, or meaningless decoration. */
export type PairKind = 'text' | 'mark' | 'decoration';

/** One role on one background. */
export interface Pair {
  readonly role: ColourRole;
  readonly ground: ColourRole;
  readonly kind: PairKind;
}

/** Text in high contrast exceeds the requirement (WCAG 2.2, 1.4.6). */
const STARK_TEXT_RATIO = 7;

const on = (kind: PairKind, role: ColourRole, ...grounds: readonly ColourRole[]): readonly Pair[] =>
  grounds.map((ground) => ({ role, ground, kind }));

const papers = ['paper', 'surface', 'raised'] as const;

/** Every pair that a component draws. */
export const pairs: readonly Pair[] = [
  ...on('text', 'ink', ...papers, 'sunken', 'tint', 'hover', 'accentSoft'),
  ...on('text', 'inkSecond', ...papers, 'sunken', 'tint', 'hover'),
  ...on('text', 'inkQuiet', ...papers, 'sunken', 'tint', 'hover'),
  ...on('text', 'onAccent', 'accent', 'accentHover', 'accentPressed'),
  ...on('text', 'accentText', ...papers, 'accentSoft'),
  ...on('text', 'onDanger', 'danger', 'dangerHover'),
  ...on('text', 'dangerText', ...papers, 'dangerSoft'),
  ...on('text', 'cautionText', ...papers, 'cautionSoft'),
  ...on('text', 'onInverse', 'inverse'),
  ...on('mark', 'accent', 'paper', 'surface'),
  ...on('mark', 'focus', ...papers, 'sunken', 'tint'),
  ...on('mark', 'edge', 'paper', 'surface'),
  ...on('mark', 'danger', 'paper', 'surface'),
  ...on('mark', 'cautionMark', 'paper', 'surface'),
  ...on('mark', 'knobOff', 'trackOff'),
  ...on('decoration', 'line', 'paper', 'surface'),
];

/** The contrast that a pair needs in a theme, 1 to 21; decoration needs none. */
export function neededRatio(kind: PairKind, theme: ThemeName): number {
  if (kind === 'decoration') return 1;
  if (kind === 'mark') return MARK_RATIO;
  return theme === 'contrast' ? STARK_TEXT_RATIO : TEXT_RATIO;
}
