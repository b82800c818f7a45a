import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { breakpoints } from '../../theme/scale.ts';

const { color, space } = vars;

export const slot = style(
  inPatterns({ display: 'flex', flexDirection: 'column', gap: 6, minWidth: 0 }),
);

export const head = style(
  inPatterns({
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    columnGap: space.s8,
    minHeight: 22,
  }),
);

export const end = style(
  inPatterns({ marginInlineStart: 'auto', font: vars.text.caption, color: color.inkQuiet }),
);

export const panel = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `${space.s12} ${space.s16}`,
    padding: space.s12,
    background: color.surface,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.panel,
    '@media': {
      [`screen and (max-width: ${breakpoints.phone - 1}px)`]: {
        gridTemplateColumns: 'auto minmax(0, 1fr)',
      },
    },
  }),
);

export const thumb = style(
  inPatterns({ width: 92, selectors: { [`${panel}[data-empty] &`]: { width: 56 } } }),
);

export const words = style(
  inPatterns({ display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 }),
);

export const actions = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.s8,
    '@media': {
      [`screen and (max-width: ${breakpoints.phone - 1}px)`]: { gridColumn: '1 / -1' },
    },
  }),
);

export const wrong = style(
  inPatterns({ display: 'flex', gap: 6, font: vars.text.caption, color: color.dangerText }),
);
