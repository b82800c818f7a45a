import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;

export const log = style(inPatterns({ display: 'grid', gap: space.s12, minWidth: 0 }));

export const tools = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(160px, 2fr) repeat(2, minmax(128px, 1fr)) repeat(2, 156px)',
    alignItems: 'start',
    gap: space.s12,
    '@media': {
      'screen and (max-width: 959px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      'screen and (max-width: 359px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
);

export const search = style(
  inPatterns({
    minWidth: 0,
    '@media': { 'screen and (max-width: 959px)': { gridColumn: '1 / -1' } },
  }),
);

export const line = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s12,
    minHeight: 32,
    font: vars.text.data,
    color: color.inkSecond,
  }),
);

export const actions = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.s16,
    rowGap: space.s8,
  }),
);

export const check = style(
  inPatterns({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s12 }),
);

export const words = style(inPatterns({ display: 'grid', minWidth: 0, paddingBlock: 2 }));

export const action = style(
  inPatterns({ font: vars.text.label, fontWeight: 500, color: color.ink }),
);

export const subject = style(inPatterns({ color: color.inkSecond, overflowWrap: 'anywhere' }));

export const changes = style(inPatterns({ display: 'grid', gap: space.s4, minWidth: 0 }));

export const list = style(
  inPatterns({ display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none', minWidth: 0 }),
);

export const field = style(inPatterns({ color: color.inkQuiet }));

/** Struck through, so that before and after differ without colour. */
export const before = style(
  inPatterns({ color: color.inkQuiet, textDecorationLine: 'line-through' }),
);

export const after = style(inPatterns({ color: color.ink }));

export const arrow = style(
  inPatterns({
    display: 'inline-block',
    verticalAlign: '-3px',
    marginInline: space.s4,
    color: color.inkQuiet,
    selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
  }),
);

export const none = style(inPatterns({ color: color.inkQuiet }));
