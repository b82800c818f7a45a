import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;

export const parts = style(inPatterns({ display: 'grid', gap: space.s28 }));

export const part = style(inPatterns({ display: 'grid', gap: space.s12, minWidth: 0 }));

export const head = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: space.s16,
  }),
);

export const name = style(
  inPatterns({
    font: vars.text.heading,
    fontWeight: 600,
    color: color.ink,
    overflowWrap: 'anywhere',
    minWidth: 0,
  }),
);

export const note = style(inPatterns({ font: vars.text.data, color: color.inkSecond }));

export const values = style(inPatterns({ display: 'grid', gap: space.s12 }));

export const label = style(inPatterns({ font: vars.text.caption, color: color.inkQuiet }));

export const value = style(
  inPatterns({
    font: vars.text.body,
    color: color.inkSecond,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  }),
);

/**
 * The text that the other version lacks: darker on a tinted background, and underlined where backgrounds are not
 * painted.
 */
export const differs = style(
  inPatterns({
    background: color.accentSoft,
    color: color.ink,
    borderRadius: 2,
    boxDecorationBreak: 'clone',
    '@media': { '(forced-colors: active)': { textDecorationLine: 'underline' } },
    selectors: { '[data-theme="contrast"] &': { textDecorationLine: 'underline' } },
  }),
);

export const nothing = style(inPatterns({ font: vars.text.body, color: color.inkQuiet }));

export const all = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.s20,
    alignItems: 'center',
    marginBlockStart: space.s8,
  }),
);
