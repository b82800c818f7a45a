import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

/** As high as the bar that replaces it, so that nothing moves. */
export const bar = style(
  inPatterns({
    display: 'flex',
    alignItems: 'center',
    minHeight: vars.size.navBar,
    paddingInline: vars.space.s32,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    background: vars.color.paper,
    '@media': { 'screen and (max-width: 959px)': { paddingInline: vars.space.s16 } },
  }),
);
