import { recipe } from '@vanilla-extract/recipes';
import { breakpoints } from '../../theme/scale.ts';
import { inLayout } from '../../theme/inLayer.ts';
import { gaps } from '../gap.css.ts';

const from = (width: number) => `screen and (min-width: ${width}px)`;
const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const grid = recipe({
  base: inLayout({ display: 'grid', minWidth: 0 }),
  variants: {
    gap: gaps,
    columns: {
      2: inLayout({ ...columns(1), '@media': { [from(breakpoints.phone)]: columns(2) } }),
      3: inLayout({
        ...columns(1),
        '@media': {
          [from(breakpoints.phone)]: columns(2),
          [from(breakpoints.desktop)]: columns(3),
        },
      }),
      4: inLayout({
        // At most two columns with a minimum for a field; in the narrowest window they stack.
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(136px, 40%), 100%), 1fr))',
        '@media': {
          [from(breakpoints.phone)]: columns(2),
          [from(breakpoints.desktop)]: columns(3),
          [from(breakpoints.editor)]: columns(4),
        },
      }),
    },
  },
});
