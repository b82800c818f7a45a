import { recipe } from '@vanilla-extract/recipes';
import { inLayout } from '../../theme/inLayer.ts';
import { gaps } from '../gap.css.ts';

export const inline = recipe({
  base: inLayout({ display: 'flex', minWidth: 0 }),
  variants: {
    gap: gaps,
    align: {
      center: inLayout({ alignItems: 'center' }),
      start: inLayout({ alignItems: 'flex-start' }),
      end: inLayout({ alignItems: 'flex-end' }),
      baseline: inLayout({ alignItems: 'baseline' }),
    },
    justify: {
      start: inLayout({ justifyContent: 'flex-start' }),
      center: inLayout({ justifyContent: 'center' }),
      between: inLayout({ justifyContent: 'space-between' }),
      end: inLayout({ justifyContent: 'flex-end' }),
    },
    wraps: {
      true: inLayout({ flexWrap: 'wrap' }),
      false: inLayout({ flexWrap: 'nowrap' }),
    },
  },
});
