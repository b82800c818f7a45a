import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { breakpoints } from '../../theme/scale.ts';

const { space } = vars;
const wide = `screen and (min-width: ${breakpoints.tablet}px)`;

export const frame = style(
  inPatterns({
    display: 'grid',
    minHeight: '100dvh',
    '@media': { [wide]: { gridTemplateColumns: 'minmax(440px, 592fr) 848fr' } },
  }),
);

/** Logo, form and footer share one left edge. */
export const column = style(
  inPatterns({
    display: 'grid',
    gridTemplateRows: 'auto 1fr auto',
    gridTemplateColumns: 'minmax(0, 376px)',
    justifyContent: 'center',
    padding: `${space.s24} ${space.s16}`,
    '@media': {
      [wide]: {
        justifyContent: 'start',
        padding: `${space.s32} ${space.s40}`,
        paddingInlineStart: 'clamp(40px, 7.5vw, 108px)',
      },
    },
  }),
);

export const main = style(
  inPatterns({
    alignSelf: 'start',
    paddingBlock: `${space.s64} ${space.s48}`,
    outline: 'none',
    '@media': { [wide]: { alignSelf: 'center', paddingBlock: `${space.s32} 96px` } },
  }),
);

export const illustration = style(
  inPatterns({
    display: 'none',
    '@media': {
      [wide]: { display: 'block', position: 'sticky', insetBlockStart: 0, blockSize: '100dvh' },
    },
  }),
);

export const footer = style(
  inPatterns({ display: 'flex', flexWrap: 'wrap', gap: `${space.s4} ${space.s24}` }),
);
