import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';

export const options = recipe({
  base: inElements({ display: 'flex', gap: `${vars.space.s4} ${vars.space.s24}` }),
  variants: {
    orientation: {
      vertical: inElements({ flexDirection: 'column', alignItems: 'flex-start' }),
      horizontal: inElements({ flexWrap: 'wrap' }),
    },
  },
});
