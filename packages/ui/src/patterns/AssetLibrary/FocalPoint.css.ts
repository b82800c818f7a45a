import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;

export const focal = style(
  inPatterns({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space.s12 }),
);

export const focalPicture = style(
  inPatterns({
    position: 'relative',
    display: 'block',
    width: '100%',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.control,
    background: color.tint,
    cursor: 'crosshair',
    overflow: 'hidden',
    alignSelf: 'start',
    selectors: {
      '&:focus-visible': {
        outline: `${vars.focus.width} solid ${color.focus}`,
        outlineOffset: vars.focus.gap,
      },
    },
  }),
);

export const whole = style(inPatterns({ display: 'block', width: '100%', height: 'auto' }));

const shade = (percent: number) =>
  `0 0 0 1px color-mix(in srgb, ${color.ink} ${percent}%, transparent)`;

/** The shadow of a light line: between two dark ones it is seen on any picture. */
export const onAnyPicture = shade(55);

/** A line of the cross, from edge to edge. */
export const crossLine = style(
  inPatterns({
    position: 'absolute',
    background: color.surface,
    // Lighter than the ring: it covers what the picture shows.
    boxShadow: shade(28),
    pointerEvents: 'none',
    selectors: {
      '&[data-along="height"]': { insetBlock: 0, width: 1 },
      '&[data-along="width"]': { insetInline: 0, height: 1 },
    },
  }),
);

export const cross = style(
  inPatterns({
    position: 'absolute',
    width: 22,
    height: 22,
    borderRadius: vars.radius.round,
    border: `2px solid ${color.surface}`,
    boxShadow: `${onAnyPicture}, inset ${onAnyPicture}`,
    transform: 'translate(-50%, -50%)',
    pointerEvents: 'none',
  }),
);

/** Each with its shape beside it. */
export const crops = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: '72px auto',
    gap: space.s8,
    alignContent: 'start',
    alignItems: 'center',
    font: vars.text.caption,
    color: color.inkQuiet,
    fontVariantNumeric: 'tabular-nums',
  }),
);
