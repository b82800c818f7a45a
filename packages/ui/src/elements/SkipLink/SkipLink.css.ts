import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';
import { zIndex } from '../../theme/zIndex.ts';
import { focusRing } from '../../theme/states.ts';

/** Invisible until it has focus. */
export const skip = style(
  inElements({
    position: 'fixed',
    insetBlockStart: vars.space.s8,
    insetInlineStart: vars.space.s8,
    zIndex: zIndex.banner,
    padding: `${vars.space.s8} ${vars.space.s16}`,
    background: vars.color.raised,
    color: vars.color.ink,
    borderRadius: vars.radius.control,
    boxShadow: vars.shadow.raised,
    font: vars.text.body,
    fontWeight: 500,
    selectors: {
      '&:not(:focus)': {
        clipPath: 'inset(50%)',
        overflow: 'hidden',
        width: 1,
        height: 1,
        padding: 0,
      },
      '&:focus': focusRing,
    },
  }),
);
