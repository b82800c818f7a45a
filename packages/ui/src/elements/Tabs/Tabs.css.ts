import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';
import { coarse, focusRing, states } from '../../theme/states.ts';

const inset = 8;

export const tabList = style(
  inElements({
    display: 'flex',
    gap: vars.space.s8,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // The labels, not their focus rings, align with the column edge.
    marginInline: -inset,
    // A background image, because a border would clip the underline on it; as wide as the labels' column.
    backgroundImage: `linear-gradient(${vars.color.line} 0 0)`,
    backgroundSize: `calc(100% - ${2 * inset}px) 1px`,
    backgroundPosition: 'center bottom',
    backgroundRepeat: 'no-repeat',
  }),
);

export const tab = style(
  inElements({
    position: 'relative',
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 42,
    paddingInline: inset,
    borderRadius: vars.radius.control,
    font: vars.text.body,
    fontWeight: 500,
    color: vars.color.inkQuiet,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: `color ${vars.motion.colour} ease-out`,
    '::after': {
      content: '""',
      position: 'absolute',
      insetInline: inset,
      insetBlockEnd: 0,
      // One pixel thicker in high contrast, like the focus ring.
      height: vars.focus.width,
    },
    selectors: {
      '&:focus': { outline: 'none' },
      [states.hovered]: { color: vars.color.ink },
      [states.focusVisible]: { ...focusRing, outlineOffset: '-4px' },
      [states.disabled]: { cursor: 'default' },
      [`${states.selected}, &[aria-current="page"]`]: { color: vars.color.ink },
      [`&[data-selected]::after, &[aria-current="page"]::after`]: { background: vars.color.ink },
    },
    '@media': {
      [coarse]: { minHeight: 44 },
      '(forced-colors: active)': {
        selectors: {
          '&[aria-current="page"]::after, &[data-selected]::after': { background: 'Highlight' },
        },
      },
    },
  }),
);

export const tabPanel = style(
  inElements({
    paddingBlockStart: vars.space.s24,
    selectors: { '&:focus': { outline: 'none' }, [states.focusVisible]: focusRing },
  }),
);
