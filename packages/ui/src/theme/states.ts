/** React Aria's states as selectors, and the shared focus ring. */
import { vars } from './contract.css.ts';

/** Zero specificity, so that a later rule wins: a selected item stays so on hover. */
const open = ':where(:not([data-disabled]))';

/** Selectors of `data-*` states with equal specificity, so that no style file repeats them. */
export const states = {
  hovered: `&[data-hovered]${open}`,
  /** A pressed element is hovered too, so this rule must come later. */
  pressed: `&[data-pressed]${open}`,
  focused: '&[data-focused]',
  focusVisible: '&[data-focus-visible]',
  disabled: '&[data-disabled]',
  pending: '&[data-pending]',
  selected: '&[data-selected]',
  expanded: '&[data-expanded]',
  invalid: '&[data-invalid]',
  dropTarget: '&[data-drop-target]',
  entering: '&[data-entering]',
  exiting: '&[data-exiting]',
} as const;

/** The focus ring. */
export const focusRing = {
  outline: `${vars.focus.width} solid ${vars.color.focus}`,
  outlineOffset: vars.focus.gap,
} as const;

/** The focus ring drawn inward, for elements at a clipping edge. */
export const focusRingInside = {
  outline: `${vars.focus.width} solid ${vars.color.focus}`,
  outlineOffset: `calc(-1 * ${vars.focus.width})`,
} as const;

/** Forced colours, a user's own palette: backgrounds and shadows are removed, borders and outlines are all drawn. */
export const forcedColours = '(forced-colors: active)';

/** A selected row in forced colours: a ring replaces its background, twice as thick with focus. */
export const chosenInForcedColours = {
  [states.selected]: { outline: '2px solid Highlight', outlineOffset: -2 },
  '&[data-selected][data-focus-visible]': { outlineWidth: 4, outlineOffset: -4 },
} as const;

/** Touch: targets grow to 44 pixels. */
export const coarse = '(pointer: coarse)';
