import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';

const drawn = {
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

export const drawing = style(inElements({ display: 'block', flex: 'none' }));

export const paper = style(
  inElements({ ...drawn, fill: vars.color.surface, stroke: vars.color.ink, strokeWidth: 2 }),
);

export const hole = style(
  inElements({ ...drawn, fill: vars.color.paper, stroke: vars.color.ink, strokeWidth: 2 }),
);

export const words = style(inElements({ ...drawn, stroke: vars.color.lineStrong, strokeWidth: 2 }));

export const string = style(
  inElements({ ...drawn, stroke: vars.color.accentText, strokeWidth: 2 }),
);

export const code = style(
  inElements({
    ...drawn,
    stroke: vars.color.accentText,
    strokeWidth: 2,
    strokeDasharray: '3.5 4',
  }),
);

export const tornString = style(
  inElements({ ...drawn, stroke: vars.color.dangerText, strokeWidth: 2 }),
);

/** Fills its square, like a picture. */
export const placeholder = style(
  inElements({
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    background: vars.color.tint,
    color: vars.color.inkQuiet,
  }),
);

export const placeholderLine = style(
  inElements({ ...drawn, stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'butt' }),
);
