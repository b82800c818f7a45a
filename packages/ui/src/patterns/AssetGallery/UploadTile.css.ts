import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;

export const tile = style(
  inPatterns({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    aspectRatio: '1',
    overflow: 'hidden',
    borderRadius: vars.radius.control,
    background: color.tint,
    boxShadow: `inset 0 0 0 1px ${color.pictureEdge}`,
    selectors: {
      '&[data-state="failed"], &[data-state="refused"]': {
        boxShadow: `inset 0 0 0 1px ${color.dangerText}`,
      },
    },
  }),
);

/** Faded, so that the text over it stays readable on any picture. */
export const picture = style(
  inPatterns({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    opacity: 0.16,
  }),
);

export const glyph = style(
  inPatterns({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    color: color.inkQuiet,
  }),
);

export const buttons = style(
  inPatterns({ position: 'relative', display: 'flex', justifyContent: 'flex-end', padding: 4 }),
);

export const state = style(
  inPatterns({
    position: 'relative',
    display: 'grid',
    gap: 6,
    padding: space.s12,
    paddingBlockStart: 0,
    font: vars.text.caption,
    color: color.ink,
  }),
);

export const words = style(
  inPatterns({
    display: 'flex',
    justifyContent: 'space-between',
    fontWeight: 500,
    fontVariantNumeric: 'tabular-nums',
  }),
);

/** Bytes sent of the total. */
export const bytes = style(
  inPatterns({ color: color.inkSecond, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }),
);

export const failed = style(inPatterns({ fontWeight: 500, color: color.dangerText }));

export const sentence = style(
  inPatterns({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 4,
    overflow: 'hidden',
    fontWeight: 400,
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
  }),
);
