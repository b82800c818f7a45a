import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;

/** At most as wide as a list's search field, so that both end on one line. */
export const usage = style(
  inPatterns({ display: 'grid', gap: space.s8, minWidth: 0, font: vars.text.data }),
);

export const line = style(
  inPatterns({ color: color.inkSecond, fontVariantNumeric: 'tabular-nums' }),
);

export const way = style(inPatterns({ whiteSpace: 'nowrap' }));

export const bar = style(inPatterns({ maxWidth: 296 }));

export const reason = style(inPatterns({ color: color.ink, maxWidth: '52ch', textWrap: 'pretty' }));
