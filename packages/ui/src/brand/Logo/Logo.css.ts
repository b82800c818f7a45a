import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';

export const logo = style(
  inElements({ display: 'inline-flex', alignItems: 'center', gap: vars.space.s12 }),
);

/** The string rises above the tag, so the tag itself is aligned with the text. */
export const mark = style(inElements({ flex: 'none', display: 'block', marginBlockEnd: 2 }));

export const tag = style(inElements({ fill: vars.color.accent }));

export const string = style(
  inElements({ fill: 'none', stroke: vars.color.ink, strokeWidth: 1.2, strokeLinecap: 'round' }),
);

export const wordmark = style(
  inElements({
    color: vars.color.ink,
    fontFamily: vars.font.title,
    fontSize: 20,
    lineHeight: '24px',
    fontWeight: 500,
    letterSpacing: '-0.01em',
  }),
);
