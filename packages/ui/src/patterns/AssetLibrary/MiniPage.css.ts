import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;

/** A caution edge where the frame cuts the new picture in another way. */
export const page = style(
  inPatterns({
    overflow: 'hidden',
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.control,
    background: color.paper,
    selectors: { '&[data-cut]': { borderInlineStart: `2px solid ${color.cautionMark}` } },
  }),
);

export const text = style(inPatterns({ display: 'grid', gap: space.s8, padding: space.s12 }));

export const title = style(
  inPatterns({
    overflow: 'hidden',
    font: vars.text.label,
    color: color.ink,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);

export const line = style(
  inPatterns({ height: 4, borderRadius: vars.radius.mark, background: color.tint }),
);

export const shortLine = style([line, inPatterns({ width: '62%' })]);
