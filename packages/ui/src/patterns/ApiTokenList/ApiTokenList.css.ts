import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { bleedMargin } from '../../theme/bleedMargin.ts';

const { color, space } = vars;

export const head = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s12,
    paddingBlockEnd: space.s12,
  }),
);

export const words = style(inPatterns({ display: 'grid', minWidth: 0, paddingBlock: 2 }));

export const name = style(
  inPatterns({
    font: vars.text.label,
    fontWeight: 500,
    color: color.ink,
    overflowWrap: 'anywhere',
  }),
);

/** The last characters of the token. */
export const ends = style(inPatterns({ fontFamily: vars.font.code, color: color.inkQuiet }));

/** The button's label, not its box, aligns with the column edge. */
export const actions = style(inPatterns({ marginInlineEnd: bleedMargin(10) }));

/** The token on the one screen that shows it: wraps anywhere and is selected whole with one click. */
export const token = style(
  inPatterns({
    display: 'block',
    padding: `${space.s12} ${space.s16}`,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: vars.radius.menu,
    background: color.sunken,
    color: color.ink,
    fontFamily: vars.font.code,
    fontSize: '0.875rem',
    lineHeight: 1.6,
    overflowWrap: 'anywhere',
    userSelect: 'all',
  }),
);
