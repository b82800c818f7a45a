import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;

export const part = style(inPatterns({ display: 'grid', gap: space.s20, minWidth: 0 }));

export const head = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s12,
  }),
);

export const lead = style(inPatterns({ maxWidth: 640 }));

export const two = style(
  inPatterns({ display: 'grid', minWidth: 0, paddingBlock: 2, overflowWrap: 'anywhere' }),
);

/** An address is quiet behind its host. */
export const address = style(
  inPatterns({
    color: color.inkQuiet,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);

export const host = style(inPatterns({ color: color.ink }));

export const finding = style(
  inPatterns({
    display: 'flex',
    gap: space.s8,
    alignItems: 'baseline',
    font: vars.text.caption,
    selectors: { '&[data-broken]': { color: color.cautionText } },
  }),
);
