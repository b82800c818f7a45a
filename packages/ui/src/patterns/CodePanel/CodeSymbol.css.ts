import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;

export const drawing = style(
  inPatterns({
    display: 'grid',
    gap: space.s16,
    padding: `${space.s28} ${space.s16} ${space.s12}`,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.panel,
    background: color.surface,
  }),
);

export const stage = style(inPatterns({ width: 'min(310px, 100%)', marginInline: 'auto' }));

/** A dimension line across the symbol, with ends and figure. */
export const dimension = style(
  inPatterns({
    display: 'flex',
    alignItems: 'center',
    gap: space.s8,
    height: 16,
    marginBlockEnd: space.s8,
    borderInline: `1px solid ${color.inkQuiet}`,
    selectors: {
      '&::before, &::after': { content: '""', flex: 1, height: 1, background: color.inkQuiet },
    },
  }),
);

export const measure = style(
  inPatterns({
    font: vars.text.caption,
    color: color.inkSecond,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const clear = style(inPatterns({ border: `1px dashed ${color.edge}` }));

export const symbol = style(
  inPatterns({ width: '100%', height: 'auto', imageRendering: 'pixelated' }),
);

export const number = style(
  inPatterns({
    marginBlockStart: space.s8,
    textAlign: 'center',
    font: vars.text.data,
    letterSpacing: '0.06em',
    color: color.ink,
  }),
);

export const caption = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space.s16,
    font: vars.text.caption,
    color: color.inkQuiet,
    fontVariantNumeric: 'tabular-nums',
  }),
);
