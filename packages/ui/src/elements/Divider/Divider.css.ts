import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';

export const divider = recipe({
  base: inElements({ flex: 'none', border: 0, margin: 0, alignSelf: 'stretch' }),
  variants: {
    line: {
      plain: inElements({ background: vars.color.line }),
      strong: inElements({ background: vars.color.lineStrong }),
    },
    runs: {
      across: inElements({ height: 1, width: '100%' }),
      down: inElements({ width: 1, minHeight: 16 }),
    },
  },
});
