import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { focusRing } from '../../theme/states.ts';

const { color, space } = vars;
const forced = '(forced-colors: active)';

export const chart = style(inPatterns({ containerType: 'inline-size' }));

export const readout = style(
  inPatterns({
    font: vars.text.data,
    color: color.inkSecond,
    fontVariantNumeric: 'tabular-nums',
    marginBlockEnd: space.s12,
  }),
);

export const frame = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: space.s12,
  }),
);

/** Sliding a finger sideways selects days; up and down scrolls the page. */
export const plot = style(
  inPatterns({
    display: 'block',
    position: 'relative',
    blockSize: 160,
    touchAction: 'pan-y',
    userSelect: 'none',
    // Many days are the subject of their screen.
    '@container': { '(min-width: 640px)': { selectors: { '&[data-long]': { blockSize: 220 } } } },
  }),
);

export const rule = style(
  inPatterns({
    position: 'absolute',
    insetInline: 0,
    borderBlockEnd: `1px dashed ${color.line}`,
    pointerEvents: 'none',
    selectors: { '&:last-of-type': { borderBlockEnd: `1px solid ${color.lineStrong}` } },
  }),
);

/** The oldest day is at the start. */
export const bars = style(
  inPatterns({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
  }),
);

export const column = style(
  inPatterns({
    fill: color.hover,
    '@media': { [forced]: { fill: 'none', stroke: 'Highlight' } },
  }),
);

export const bar = style(
  inPatterns({
    fill: color.accent,
    // Rounded only at the top.
    clipPath: 'inset(0 round 2px 2px 0 0) fill-box',
    selectors: { '&[data-today]': { stroke: color.quietOutline, strokeWidth: 2 } },
    '@media': { [forced]: { fill: 'CanvasText' } },
  }),
);

/** The strokes of today's bar. */
export const hatch = style(
  inPatterns({
    stroke: color.accent,
    strokeWidth: 2,
    '@media': { [forced]: { stroke: 'CanvasText' } },
  }),
);

/** The same weekday a week earlier, with a gap of paper where it crosses its bar. */
export const before = style(
  inPatterns({
    blockSize: 2,
    transform: 'translateY(-1px)',
    fill: color.cautionMark,
    stroke: color.paper,
    strokeWidth: 2,
    paintOrder: 'stroke',
    '@media': { [forced]: { fill: 'Highlight', stroke: 'Canvas' } },
  }),
);

/**
 * The range input for the arrow keys: over the plot, invisible but for its focus ring, and transparent to the mouse.
 */
export const cursor = style(
  inPatterns({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    appearance: 'none',
    background: 'none',
    borderRadius: 2,
    pointerEvents: 'none',
    selectors: {
      '&::-webkit-slider-thumb': { appearance: 'none', inlineSize: 1, blockSize: 1 },
      '&::-moz-range-thumb': { border: 0, inlineSize: 1, blockSize: 1, background: 'none' },
      '&:focus': { outline: 'none' },
      '&:focus-visible': focusRing,
    },
  }),
);

export const scale = style(
  inPatterns({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    // The figures are centred on their rules.
    marginBlock: -8,
    font: vars.text.caption,
    color: color.inkQuiet,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    minWidth: 28,
  }),
);

/** A name under each bar, in the middle of its column. */
export const weekdays = style(
  inPatterns({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    marginBlockStart: space.s8,
    font: vars.text.caption,
    color: color.inkQuiet,
    textAlign: 'center',
  }),
);

export const legend = style(
  inPatterns({
    display: 'flex',
    alignItems: 'center',
    gap: space.s8,
    marginBlockStart: space.s12,
    font: vars.text.caption,
    color: color.inkSecond,
  }),
);

const sample = { flex: 'none', forcedColorAdjust: 'none' } as const;

export const legendBar = style(
  inPatterns({
    ...sample,
    inlineSize: 10,
    blockSize: 10,
    borderRadius: 2,
    background: color.accent,
    '@media': { [forced]: { background: 'CanvasText' } },
  }),
);

export const legendLine = style(
  inPatterns({
    ...sample,
    inlineSize: 16,
    blockSize: 2,
    marginInlineStart: space.s8,
    background: color.cautionMark,
    '@media': { [forced]: { background: 'Highlight' } },
  }),
);

export const dataTable = style(inPatterns({ marginBlockStart: space.s16 }));

export const table = style(
  inPatterns({ inlineSize: '100%', borderCollapse: 'collapse', font: vars.text.data }),
);

const edge = { borderBlockEnd: `1px solid ${color.line}`, paddingBlock: 6 } as const;

export const head = style(
  inPatterns({
    ...edge,
    borderBlockEnd: `1px solid ${color.lineStrong}`,
    font: vars.text.caption,
    fontWeight: 500,
    color: color.inkQuiet,
    textAlign: 'start',
  }),
);

export const headEnd = style([head, inPatterns({ textAlign: 'end' })]);

export const cell = style(inPatterns({ ...edge, fontWeight: 400, textAlign: 'start' }));

export const cellEnd = style([
  cell,
  inPatterns({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' }),
]);
