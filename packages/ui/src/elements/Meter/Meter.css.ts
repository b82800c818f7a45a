import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';

export const meter = style(inElements({ display: 'grid', gap: vars.space.s8, minWidth: 0 }));

export const head = style(
  inElements({
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space.s12,
    font: vars.text.label,
  }),
);

export const label = style(inElements({ minWidth: 0, fontWeight: 500 }));

export const value = style(
  inElements({ color: vars.color.inkSecond, fontVariantNumeric: 'tabular-nums' }),
);

export const track = style(
  inElements({
    position: 'relative',
    display: 'block',
    height: 8,
    borderRadius: vars.radius.mark,
    background: vars.color.tint,
    boxShadow: `inset 0 0 0 1px ${vars.color.quietOutline}`,
    selectors: {
      // Thin, it has to stand out more.
      '&[data-shows="bar"]': { height: 4, background: vars.color.lineStrong },
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
    selectors: { '&[data-full]': { background: vars.color.cautionMark } },
    '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
  }),
);

/** The boundary between two parts. */
export const mark = style(
  inElements({
    position: 'absolute',
    insetBlock: 0,
    width: 2,
    marginInlineStart: -1,
    background: vars.color.paper,
  }),
);
