import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';
import { coarse } from '../../theme/states.ts';

const { color, space } = vars;

export const field = style(
  inElements({ display: 'flex', flexDirection: 'column', gap: 5, minWidth: 0 }),
);

/** As wide as its text, and at least as wide as its control. */
const hugging = { width: 'fit-content', maxWidth: '100%' } as const;

export const labelRow = style(
  inElements({
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    columnGap: space.s8,
    // As high as a badge, so that adjacent fields stay level.
    minHeight: 22,
    // The label's end aligns with the end of the control, not of the column.
    selectors: {
      '&[data-width="day"]': { ...hugging, minWidth: 'min(100%, 220px)' },
      '&[data-width="steps"]': { ...hugging, minWidth: 132 },
    },
    '@media': { [coarse]: { selectors: { '&[data-width="steps"]': { minWidth: 148 } } } },
  }),
);

export const label = style(
  inElements({
    font: vars.text.label,
    fontWeight: 500,
    color: color.ink,
    overflowWrap: 'anywhere',
    minWidth: 0,
  }),
);

export const labelEnd = style(
  inElements({
    font: vars.text.caption,
    color: color.inkQuiet,
    marginInlineStart: 'auto',
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const hint = style(
  inElements({
    font: vars.text.caption,
    color: color.inkQuiet,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
    selectors: { '[data-invalid] > &': { display: 'none' } },
  }),
);

export const error = style(
  inElements({
    display: 'flex',
    gap: 6,
    font: vars.text.caption,
    color: color.dangerText,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
  }),
);
