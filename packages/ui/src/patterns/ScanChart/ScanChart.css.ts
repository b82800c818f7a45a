import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { focusRing } from '../../theme/states.ts';

const { color, space } = vars;
const forced = '(forced-colors: active)';

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

export const plot = style(inPatterns({ position: 'relative', blockSize: 160 }));

export const rule = style(
  inPatterns({
    position: 'absolute',
    insetInline: 0,
    borderBlockEnd: `1px dashed ${color.line}`,
    pointerEvents: 'none',
    selectors: { '&:last-of-type': { borderBlockEnd: `1px solid ${color.lineStrong}` } },
  }),
);

export const bars = style(
  inPatterns({ position: 'absolute', inset: 0, display: 'flex', alignItems: 'stretch' }),
);

/** The whole height of a day takes the mouse; the bar stands at its foot. */
export const column = style(
  inPatterns({
    flex: 1,
    minWidth: 0,
    display: 'flex',
    alignItems: 'flex-end',
    borderRadius: 2,
    selectors: { '&[data-read]': { background: color.hover } },
  }),
);

export const bar = style(
  inPatterns({
    flex: 1,
    marginInline: '14%',
    borderStartStartRadius: 2,
    borderStartEndRadius: 2,
    background: color.accent,
    selectors: {
      // Today is lighter because it is not over.
      '&[data-today]': {
        background: `color-mix(in srgb, ${color.accent} 42%, ${color.paper})`,
        boxShadow: `inset 0 0 0 1px ${color.quietOutline}`,
      },
    },
    '@media': { [forced]: { background: 'CanvasText' } },
  }),
);

/** The arrow keys' way along the days: over the plot, unseen but for its ring, and not in the mouse's way. */
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
    // The figures stand in the middle of their rules.
    marginBlock: -8,
    font: vars.text.caption,
    color: color.inkQuiet,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    minWidth: 28,
  }),
);

/** As wide as the plot, however wide the figures beside it are. */
export const ends = style(
  inPatterns({
    display: 'flex',
    justifyContent: 'space-between',
    marginBlockStart: space.s8,
    font: vars.text.caption,
    color: color.inkQuiet,
  }),
);

export const twin = style(inPatterns({ marginBlockStart: space.s16 }));

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
