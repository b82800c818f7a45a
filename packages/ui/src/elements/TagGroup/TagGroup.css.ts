import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';
import { coarse, focusRing, focusRingInside, states } from '../../theme/states.ts';

const { color, space } = vars;

export const tags = style(
  inElements({ display: 'flex', flexWrap: 'wrap', gap: space.s8, outline: 'none', minWidth: 0 }),
);

export const tag = style(
  inElements({
    display: 'inline-flex',
    alignItems: 'stretch',
    maxWidth: 'min(100%, 280px)',
    minHeight: 28,
    background: color.tint,
    border: `1px solid ${color.quietOutline}`,
    borderRadius: vars.radius.control,
    font: vars.text.label,
    color: color.ink,
    cursor: 'default',
    outline: 'none',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&[data-selection-mode]': {
        cursor: 'pointer',
        background: color.surface,
        borderColor: color.edge,
      },
      '&[data-selection-mode][data-hovered]': { background: color.hover },
      [states.selected]: {
        background: color.accentSoft,
        borderColor: color.accent,
        color: color.accentText,
      },
      '&[data-selected][data-hovered]': { background: color.accentSoft },
      [states.focusVisible]: focusRing,
      [states.disabled]: {
        background: color.disabledGround,
        borderColor: color.lineStrong,
        borderStyle: vars.disabledBorder,
        color: color.inkQuiet,
        cursor: 'default',
      },
    },
    '@media': {
      [coarse]: { minHeight: 44 },
      '(forced-colors: active)': {
        borderColor: 'CanvasText',
        selectors: {
          [states.selected]: { borderColor: 'Highlight' },
          [states.disabled]: { color: 'GrayText', borderColor: 'GrayText' },
          // The focus ring replaces it.
          '&[data-selected]:not([data-focus-visible])': { outline: '1px solid Highlight' },
        },
      },
    },
  }),
);

export const words = style(
  inElements({
    flex: 1,
    minWidth: 0,
    alignSelf: 'center',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    paddingInline: 9,
  }),
);

/** Before the label of a selected tag. */
export const chosen = style(
  inElements({ flex: 'none', alignSelf: 'center', marginInlineStart: 7, marginInlineEnd: -5 }),
);

export const remove = style(
  inElements({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 26,
    padding: 0,
    marginInlineStart: -5,
    background: 'transparent',
    border: 0,
    borderRadius: vars.radius.control,
    color: color.inkSecond,
    cursor: 'pointer',
    selectors: {
      '&:focus': { outline: 'none' },
      [states.hovered]: { color: color.ink, background: color.hover },
      [states.focusVisible]: focusRingInside,
      [states.disabled]: { color: color.inkQuiet, cursor: 'default' },
    },
    '@media': { [coarse]: { width: 44 } },
  }),
);

/** The text without tags. */
export const empty = style(
  inElements({
    font: vars.text.data,
    color: color.inkQuiet,
    minHeight: 28,
    alignContent: 'center',
  }),
);
