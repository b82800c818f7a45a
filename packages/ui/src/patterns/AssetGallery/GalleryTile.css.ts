import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;

export const tile = style(inPatterns({ display: 'block' }));

export const thumb = style(
  inPatterns({
    position: 'relative',
    borderRadius: vars.radius.control,
    selectors: {
      '[data-selected] &': {
        boxShadow: `0 0 0 2px ${color.surface}, 0 0 0 4px ${color.accentText}`,
      },
      '[data-focus-visible] &': {
        outline: `${vars.focus.width} solid ${color.focus}`,
        outlineOffset: vars.focus.gap,
      },
      '[data-selected][data-focus-visible] &': { outlineOffset: 6 },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '[data-selected] &': { border: '3px solid Highlight' } },
      },
    },
  }),
);

export const tick = style(
  inPatterns({
    position: 'absolute',
    insetBlockStart: space.s8,
    insetInlineEnd: space.s8,
    display: 'none',
    placeItems: 'center',
    width: 22,
    height: 22,
    borderRadius: vars.radius.round,
    background: color.accent,
    color: color.onAccent,
    // Where several are chosen, each tile has a checkbox.
    selectors: { '[data-selected]:not([data-selection-mode="multiple"]) &': { display: 'grid' } },
  }),
);

/** The length of a video or document, on its own surface so that it is readable on any picture. */
export const length = style(
  inPatterns({
    position: 'absolute',
    insetBlockEnd: space.s8,
    insetInlineStart: space.s8,
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    paddingInline: 6,
    paddingBlock: 2,
    borderRadius: vars.radius.control,
    background: color.surface,
    font: vars.text.caption,
    fontVariantNumeric: 'tabular-nums',
    color: color.ink,
  }),
);

export const name = style(
  inPatterns({
    paddingBlock: 6,
    font: vars.text.data,
    color: color.inkSecond,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: {
      '[data-selected] &': { color: color.ink, fontWeight: 500 },
      // With a caption the two are one text.
      '&:not(:last-child)': { paddingBlockEnd: 0, color: color.ink },
    },
  }),
);
