import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;

export const part = style(
  inPatterns({ display: 'grid', alignContent: 'start', gap: space.s12, minWidth: 0 }),
);

export const columns = style(
  inPatterns({
    display: 'grid',
    gap: `${space.s40} ${space.s64}`,
    minWidth: 0,
    '@media': {
      'screen and (min-width: 1200px)': { gridTemplateColumns: 'minmax(0, 1fr) 264px' },
    },
  }),
);

export const side = style(inPatterns({ display: 'grid', alignContent: 'start', gap: space.s32 }));

export const aside = style(
  inPatterns({ display: 'grid', gap: space.s12, minWidth: 0, maxWidth: 640 }),
);

export const asideHead = style(
  inPatterns({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space.s12,
    paddingBlockEnd: space.s12,
    borderBlockEnd: `1px solid ${color.lineStrong}`,
  }),
);

export const groups = style(inPatterns({ display: 'grid', gap: space.s28, minWidth: 0 }));

export const group = style(inPatterns({ display: 'grid', gap: space.s8, minWidth: 0 }));

export const what = style(inPatterns({ color: color.ink, fontWeight: 600 }));

export const lead = style(inPatterns({ maxWidth: 640 }));

export const two = style(inPatterns({ display: 'grid', minWidth: 0, paddingBlock: 2 }));

export const first = style(inPatterns({ color: color.ink, overflowWrap: 'anywhere' }));

/** Digits stand below each other; elsewhere tabular figures would widen the hyphens of lots. */
export const address = style(inPatterns({ fontVariantNumeric: 'tabular-nums' }));
