import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';

const slide = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(250%)' },
});

export const progressBar = style(
  inElements({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.s4,
    minWidth: 0,
  }),
);

export const head = style(
  inElements({
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space.s12,
    font: vars.text.label,
  }),
);

export const label = style(
  inElements({
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: 500,
  }),
);

export const value = style(
  inElements({ color: vars.color.inkSecond, fontVariantNumeric: 'tabular-nums' }),
);

export const track = style(
  inElements({
    display: 'block',
    height: 4,
    overflow: 'hidden',
    borderRadius: vars.radius.round,
    background: vars.color.lineStrong,
    // High contrast: an outlined empty track instead of a filled one.
    boxShadow: `inset 0 0 0 1px ${vars.color.quietOutline}`,
    selectors: {
      '[data-theme="contrast"] &': { background: vars.color.surface },
    },
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  }),
);

export const fill = style(
  inElements({
    display: 'block',
    height: '100%',
    borderRadius: 'inherit',
    background: vars.color.accent,
    transition: `inline-size ${vars.motion.colour} ease-out`,
    selectors: {
      '&[data-indeterminate]': { animation: `${slide} 1.4s ease-in-out infinite` },
    },
    '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
  }),
);
