import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';
import { coarse, focusRing, states } from '../../theme/states.ts';

export const tabList = style(
  inElements({
    display: 'flex',
    gap: vars.space.s24,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderBlockEnd: `1px solid ${vars.color.line}`,
    // The ring of a tab at the edge must not be clipped by the scroller.
    paddingInline: 8,
    marginInline: -8,
    paddingBlockStart: 4,
  }),
);

const current = { color: vars.color.ink, fontWeight: 500, borderColor: vars.color.ink };

export const tab = style(
  inElements({
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 40,
    // The underline lies on the shared hairline.
    marginBlockEnd: -1,
    borderBlockEnd: '2px solid transparent',
    borderRadius: 2,
    font: vars.text.body,
    fontWeight: 500,
    color: vars.color.inkQuiet,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: `color ${vars.motion.colour} ease-out`,
    selectors: {
      '&:focus': { outline: 'none' },
      [states.hovered]: { color: vars.color.ink },
      [states.selected]: current,
      '&[aria-current="page"]': current,
      [states.focusVisible]: { ...focusRing, outlineOffset: '-4px' },
      [states.disabled]: { color: vars.color.inkQuiet, cursor: 'default' },
    },
    '@media': { [coarse]: { minHeight: 44 } },
  }),
);

export const tabPanel = style(
  inElements({
    paddingBlockStart: vars.space.s24,
    selectors: { '&:focus': { outline: 'none' }, [states.focusVisible]: focusRing },
  }),
);
