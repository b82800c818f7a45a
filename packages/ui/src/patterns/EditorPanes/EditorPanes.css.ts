import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;
/** Under this the list becomes a select above the form (look.md section 6). */
const narrow = 'screen and (max-width: 799px)';

export const panes = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: '304px minmax(0, 1fr)',
    // What is left under the bar and the product's own header.
    minHeight: 'calc(100dvh - 190px)',
    '@media': {
      [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
    },
  }),
);

export const list = style(
  inPatterns({
    minWidth: 0,
    padding: `${space.s20} ${space.s16} ${space.s48} ${space.s24}`,
    borderInlineEnd: `1px solid ${color.line}`,
    '@media': { [narrow]: { padding: space.s16, borderInlineEnd: 0 } },
  }),
);

export const form = style(
  inPatterns({
    minWidth: 0,
    background: color.surface,
    padding: `${space.s32} ${space.s32} ${space.s64}`,
    '@media': {
      [narrow]: { padding: space.s16, borderBlockStart: `1px solid ${color.line}` },
    },
  }),
);

export const column = style(inPatterns({ maxWidth: 584, marginInline: 'auto' }));
