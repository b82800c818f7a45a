import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;

export const view = style(inPatterns({ display: 'grid', gap: space.s28, minWidth: 0 }));

export const panel = style(
  inPatterns({
    display: 'grid',
    gap: space.s16,
    padding: space.s20,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: vars.radius.panel,
    color: color.ink,
  }),
);

export const use = style(inPatterns({ display: 'grid', gap: space.s4 }));

export const sentence = style(inPatterns({ paddingBlockEnd: space.s12 }));

export const admins = style(inPatterns({ borderBlockStart: `1px solid ${color.lineStrong}` }));

export const admin = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space.s16,
    minHeight: 44,
    paddingBlock: space.s8,
    borderBlockEnd: `1px solid ${color.line}`,
    font: vars.text.data,
    overflowWrap: 'anywhere',
  }),
);

export const name = style(inPatterns({ minWidth: 0, fontWeight: 500, color: color.ink }));

/** Addresses align, also beside an empty name. */
export const email = style(
  inPatterns({
    minWidth: 0,
    marginInlineStart: 'auto',
    '@media': { 'screen and (max-width: 699px)': { marginInlineStart: 0 } },
  }),
);

/** The skeletons, at the height of the loaded content. */
export const titleSkeleton = style(
  inPatterns({ display: 'grid', alignItems: 'center', height: '2.5rem' }),
);
export const meterSkeleton = style(
  inPatterns({ display: 'grid', alignContent: 'start', height: 60 }),
);
export const headSkeleton = style(
  inPatterns({ height: 57, borderBlockEnd: `1px solid ${color.lineStrong}` }),
);
