import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';
import { states } from '../../theme/states.ts';

export const popover = style(
  inElements({
    minWidth: 200,
    maxWidth: 'calc(100vw - 16px)',
    overflow: 'auto',
    borderRadius: vars.radius.menu,
    background: vars.color.raised,
    color: vars.color.ink,
    boxShadow: `0 0 0 1px ${vars.color.line}, ${vars.shadow.raised}`,
    transition: `opacity ${vars.motion.menu} ease-out, translate ${vars.motion.menu} ease-out`,
    selectors: {
      [states.entering]: { opacity: 0, translate: '0 -4px' },
      [states.exiting]: { opacity: 0 },
    },
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  }),
);

/** Wide enough for descriptions; the focused item stays below the search field. */
export const searchable = style(inElements({ width: 400, scrollPaddingBlockStart: 56 }));

export const search = style(
  inElements({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    padding: vars.space.s8,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    background: vars.color.raised,
  }),
);

export const nothing = style(
  inElements({ padding: vars.space.s12, font: vars.text.data, color: vars.color.inkQuiet }),
);

export const menu = style(inElements({ padding: vars.space.s4, outline: 'none' }));

export const section = style(inElements({ display: 'block' }));

export const sectionTitle = style(
  inElements({
    padding: `${vars.space.s8} ${vars.space.s12} ${vars.space.s4}`,
    font: vars.text.caption,
    color: vars.color.inkQuiet,
  }),
);

export const separator = style(
  inElements({
    height: 1,
    marginBlock: vars.space.s4,
    marginInline: vars.space.s4,
    background: vars.color.line,
    border: 0,
  }),
);

export const header = style(
  inElements({
    padding: `${vars.space.s12} ${vars.space.s16}`,
    borderBlockEnd: `1px solid ${vars.color.line}`,
  }),
);
