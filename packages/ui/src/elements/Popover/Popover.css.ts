import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';
import { states } from '../../theme/states.ts';

export const popover = style(
  inElements({
    maxWidth: 'calc(100vw - 16px)',
    overflow: 'auto',
    borderRadius: vars.radius.menu,
    background: vars.color.raised,
    color: vars.color.ink,
    boxShadow: `0 0 0 1px ${vars.color.line}, ${vars.shadow.raised}`,
    outline: 'none',
    transition: `opacity ${vars.motion.menu} ease-out, translate ${vars.motion.menu} ease-out`,
    selectors: {
      [states.entering]: { opacity: 0, translate: '0 -4px' },
      [states.exiting]: { opacity: 0 },
    },
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  }),
);

export const content = style(inElements({ padding: vars.space.s16, outline: 'none' }));
