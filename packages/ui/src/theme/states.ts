/** React Aria's states as selectors, and the focus ring that all of them share (look.md section 3). */
import { vars } from './contract.css.ts';

/** Of no weight, so that what is written later wins: what is chosen stays so under a mouse. */
const open = ':where(:not([data-disabled]))';

/** Selectors of `data-*` states, each as strong as the others, so that no style file spells them. */
export const states = {
  hovered: `&[data-hovered]${open}`,
  /** A mouse that presses hovers too; write it after. */
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

/** The ring around whatever takes the keyboard. */
export const focusRing = {
  outline: `${vars.focus.width} solid ${vars.color.focus}`,
  outlineOffset: vars.focus.gap,
} as const;

/** The ring drawn inward, for things that touch a clipping edge. */
export const focusRingInside = {
  outline: `${vars.focus.width} solid ${vars.color.focus}`,
  outlineOffset: `calc(-1 * ${vars.focus.width})`,
} as const;

/** Where readers have chosen their own few colours: grounds and shadows are gone, borders and outlines are all drawn. */
export const forcedColours = '(forced-colors: active)';

/** A chosen row there: a ring takes the place of its ground, and is twice as thick where the row has the focus as well. */
export const chosenInForcedColours = {
  [states.selected]: { outline: '2px solid Highlight', outlineOffset: -2 },
  '&[data-selected][data-focus-visible]': { outlineWidth: 4, outlineOffset: -4 },
} as const;

/** Where a finger points instead of a mouse: targets grow to 44 pixels. */
export const coarse = '(pointer: coarse)';
