import { recipe } from '@vanilla-extract/recipes';
import { inLayout } from '../../theme/inLayer.ts';
import { gaps } from '../gap.css.ts';

export const stack = recipe({
  base: inLayout({ display: 'flex', flexDirection: 'column', minWidth: 0 }),
  variants: {
    gap: gaps,
    align: {
      stretch: inLayout({ alignItems: 'stretch' }),
      start: inLayout({ alignItems: 'flex-start' }),
      center: inLayout({ alignItems: 'center' }),
      end: inLayout({ alignItems: 'flex-end' }),
    },
  },
});
