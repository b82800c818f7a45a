import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { coarse, focusRing, focusRingInside, states } from '../../theme/states.ts';

export const row = style(
  inPatterns({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s8,
    minHeight: 40,
    paddingInline: vars.space.s8,
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    outline: 'none',
    transition: `background-color ${vars.motion.colour} ease-out`,
    selectors: {
      [states.hovered]: { background: vars.color.hover },
      [states.selected]: { background: vars.color.surface, borderColor: vars.color.lineStrong },
      [states.focusVisible]: focusRingInside,
      '&[data-dragging]': {
        background: vars.color.raised,
        boxShadow: vars.shadow.raised,
        opacity: 0.7,
      },
    },
  }),
);

export const handle = style(
  inPatterns({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 24,
    height: 24,
    marginInlineStart: -4,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.mark,
    background: 'transparent',
    color: vars.color.inkQuiet,
    cursor: 'grab',
    selectors: { '&:focus': { outline: 'none' }, [states.focusVisible]: focusRing },
    '@media': { [coarse]: { width: 44, height: 44 } },
  }),
);

export const name = style(
  inPatterns({
    flex: '1 1 auto',
    minWidth: 0,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    font: vars.text.body,
    selectors: {
      '[data-selected] &': { fontWeight: 500 },
      '&[data-hidden]': { color: vars.color.inkQuiet },
    },
  }),
);

export const kind = style(
  inPatterns({
    // The name goes first: what the section holds gives way, down to nothing.
    flexShrink: 1000,
    minWidth: 0,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    font: vars.text.caption,
    color: vars.color.inkQuiet,
  }),
);

export const mark = style(
  inPatterns({ display: 'grid', placeItems: 'start center', flex: 'none', width: 16, height: 20 }),
);

/** Quiet until the row is used, but always there for keys and fingers. */
export const actions = style(
  inPatterns({
    flex: 'none',
    marginInlineEnd: -4,
    '@media': {
      '(hover: hover)': {
        opacity: 0,
        selectors: {
          '[data-hovered] &, [data-selected] &, [data-focus-visible] &, &:focus-within': {
            opacity: 1,
          },
        },
      },
    },
  }),
);
