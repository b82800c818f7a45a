import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';
import { coarse, focusRing, forcedColours } from '../../theme/states.ts';

const { color } = vars;

/** A mark and its label: the whole row is the target. */
export const choice = style(
  inElements({
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: vars.space.s8,
    maxWidth: '100%',
    overflowWrap: 'anywhere',
    minHeight: 24,
    paddingBlock: 2,
    font: vars.text.body,
    color: color.ink,
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&[data-readonly]': { cursor: 'default' },
      '&[data-disabled]': { color: color.inkQuiet, cursor: 'default' },
    },
    '@media': {
      [coarse]: { minHeight: 44, paddingBlock: 12 },
      [forcedColours]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
    },
  }),
);

/** The mark of a checkbox or radio, 16 pixels, on the first line of the label. */
export const mark = style(
  inElements({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 16,
    height: 16,
    marginBlockStart: 2,
    background: color.surface,
    border: `1px solid ${color.edge}`,
    color: color.onAccent,
    transition: `background-color ${vars.motion.colour} ease-out`,
    selectors: {
      '[data-hovered] > &': { borderColor: color.inkSecond },
      '[data-selected] > &, [data-indeterminate] > &': {
        background: color.accent,
        borderColor: color.accent,
      },
      // Read-only: the background of a read-only field, the tick in ink.
      '[data-readonly] > &': {
        background: color.sunken,
        borderColor: color.line,
        color: color.ink,
      },
      '[data-invalid] > &': { borderColor: color.danger },
      '[data-disabled] > &': {
        background: color.disabledGround,
        borderColor: color.lineStrong,
        borderStyle: vars.disabledBorder,
        color: color.inkQuiet,
      },
      '[data-focus-visible] > &': focusRing,
    },
    '@media': {
      [forcedColours]: {
        selectors: {
          '[data-selected] > &, [data-indeterminate] > &': {
            background: 'Highlight',
            color: 'HighlightText',
          },
          '[data-disabled] > &': { borderColor: 'GrayText' },
        },
      },
    },
  }),
);

export const words = style(
  inElements({ minWidth: 0, overflowWrap: 'anywhere', textWrap: 'pretty' }),
);

/** A hint below an option's label, aligned with it. */
export const underWords = style(
  inElements({
    font: vars.text.caption,
    color: color.inkQuiet,
    paddingInlineStart: 24,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
  }),
);
