import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;

/** A hang tag hangs askew. */
export const tag = style(
  inPatterns({
    position: 'relative',
    flex: '0 1 320px',
    aspectRatio: '320 / 500',
    marginInline: 'auto',
    transform: 'rotate(-3deg)',
  }),
);

export const sheet = style(
  inPatterns({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' }),
);

const line = { fill: 'none', strokeWidth: 2, strokeLinejoin: 'round' } as const;

export const paper = style(inPatterns({ ...line, fill: color.surface, stroke: color.ink }));

export const hole = style(inPatterns({ ...line, fill: color.paper, stroke: color.ink }));

export const string = style(
  inPatterns({ ...line, strokeLinecap: 'round', stroke: color.accentText }),
);

export const face = style(
  inPatterns({
    position: 'absolute',
    insetInline: space.s48,
    insetBlockStart: '31%',
    display: 'grid',
    justifyItems: 'center',
    gap: space.s8,
    textAlign: 'center',
  }),
);

export const symbol = style(
  inPatterns({
    inlineSize: '100%',
    blockSize: 'auto',
    imageRendering: 'pixelated',
  }),
);

export const number = style(
  inPatterns({ font: vars.text.data, letterSpacing: '0.06em', color: color.inkSecond }),
);

export const name = style(
  inPatterns({
    justifySelf: 'stretch',
    paddingBlockStart: space.s12,
    borderBlockStart: `1px solid ${color.line}`,
    font: vars.text.sectionTitle,
    color: color.ink,
    overflowWrap: 'anywhere',
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  }),
);
