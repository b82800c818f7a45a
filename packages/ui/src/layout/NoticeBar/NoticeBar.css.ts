import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inLayout } from '../../theme/inLayer.ts';
import { measure } from '../../theme/measure.css.ts';
import { breakpoints } from '../../theme/scale.ts';
import { zIndex } from '../../theme/zIndex.ts';

export const noticeBar = recipe({
  base: inLayout({
    vars: { [measure]: 'none' },
    display: 'grid',
    gap: vars.space.s8,
    marginInline: vars.space.s16,
    marginBlockStart: vars.space.s12,
    selectors: { '&:empty': { display: 'none' } },
    '@media': {
      [`screen and (min-width: ${breakpoints.phone}px)`]: { marginInline: vars.space.s32 },
    },
  }),
  variants: {
    scrolling: {
      stays: inLayout({
        position: 'sticky',
        insetBlockStart: vars.space.s8,
        zIndex: zIndex.bar,
      }),
      away: {},
    },
  },
});
