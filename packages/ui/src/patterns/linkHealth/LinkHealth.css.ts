import { style } from '@vanilla-extract/css';
import { bleedMargin } from '../../theme/bleedMargin.ts';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;

/** Directly below its field. */
export const row = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space.s4} ${space.s12}`,
    marginBlockStart: `calc(-1 * ${space.s12})`,
  }),
);

export const finding = style(
  inPatterns({
    flex: '1 1 240px',
    display: 'flex',
    gap: space.s8,
    minWidth: 0,
    margin: 0,
    font: vars.text.caption,
    color: color.inkSecond,
    overflowWrap: 'anywhere',
    selectors: { '&[data-broken]': { color: color.cautionText } },
  }),
);

export const actions = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.s8,
    marginInlineStart: 'auto',
    // The words, not the button's box, align with the column edge.
    marginInlineEnd: bleedMargin(12),
  }),
);
