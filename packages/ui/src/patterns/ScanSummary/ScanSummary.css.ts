import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;

export const head = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space.s16,
    paddingBlockEnd: space.s12,
    borderBlockEnd: `1px solid ${color.lineStrong}`,
  }),
);

export const none = style(inPatterns({ paddingBlockStart: space.s20 }));

export const body = style(
  inPatterns({
    display: 'grid',
    gap: space.s32,
    paddingBlockStart: space.s24,
    '@media': {
      'screen and (min-width: 700px)': {
        gridTemplateColumns: 'minmax(0, 458fr) minmax(0, 282fr)',
        columnGap: space.s40,
      },
    },
  }),
);

export const total = style(inPatterns({ fontVariantNumeric: 'lining-nums' }));

export const products = style(inPatterns({ marginBlockStart: space.s20 }));

export const product = style(
  inPatterns({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: space.s12,
    rowGap: space.s4,
    paddingBlock: space.s8,
    font: vars.text.data,
  }),
);

export const name = style(inPatterns({ minWidth: 0, overflowWrap: 'anywhere' }));

export const count = style(
  inPatterns({ color: color.inkSecond, fontVariantNumeric: 'tabular-nums', textAlign: 'end' }),
);

export const track = style(
  inPatterns({ gridColumn: '1 / -1', display: 'block', blockSize: 2, background: color.line }),
);

export const fill = style(
  inPatterns({
    display: 'block',
    blockSize: '100%',
    background: color.inkSecond,
    '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
  }),
);
