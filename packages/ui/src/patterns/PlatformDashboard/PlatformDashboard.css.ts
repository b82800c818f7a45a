import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, radius, space } = vars;

export const head = style(inPatterns({ display: 'grid', rowGap: space.s4, maxInlineSize: '66ch' }));

export const total = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space.s8,
    marginBlock: `${space.s24} ${space.s16}`,
    fontVariantNumeric: 'lining-nums',
  }),
);

export const table = style(
  inPatterns({ inlineSize: '100%', borderCollapse: 'collapse', font: vars.text.data }),
);

export const column = style(
  inPatterns({
    paddingBlock: space.s8,
    paddingInline: 0,
    borderBlockEnd: `1px solid ${color.lineStrong}`,
    color: color.inkQuiet,
    font: vars.text.caption,
    textAlign: 'start',
    selectors: { '&:last-child': { textAlign: 'end' } },
  }),
);

export const name = style(
  inPatterns({
    paddingBlock: space.s12,
    paddingInline: `0 ${space.s16}`,
    borderBlockEnd: `1px solid ${color.line}`,
    inlineSize: '34%',
    color: color.ink,
    fontWeight: 'inherit',
    textAlign: 'start',
    overflowWrap: 'anywhere',
  }),
);

export const bar = style(
  inPatterns({
    inlineSize: '50%',
    paddingInline: 0,
    borderBlockEnd: `1px solid ${color.line}`,
    selectors: { 'thead &': { borderBlockEndColor: color.lineStrong } },
    '@media': { 'screen and (max-width: 500px)': { display: 'none' } },
  }),
);

export const fill = style(
  inPatterns({
    display: 'block',
    blockSize: space.s8,
    minInlineSize: 1,
    background: color.accent,
    '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
  }),
);

export const value = style(
  inPatterns({
    paddingInline: `${space.s16} 0`,
    borderBlockEnd: `1px solid ${color.line}`,
    color: color.inkSecond,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    whiteSpace: 'nowrap',
  }),
);

/** Rows without a figure above keep their distance. */
export const rows = style(inPatterns({ marginBlockStart: space.s24 }));

export const foot = style(inPatterns({ marginBlockStart: space.s12 }));

export const embed = style(
  inPatterns({
    display: 'block',
    inlineSize: '100%',
    blockSize: '70vh',
    border: `1px solid ${color.line}`,
    borderRadius: radius.panel,
    background: color.surface,
  }),
);

export const skeletons = style(
  inPatterns({ display: 'grid', rowGap: space.s20, marginBlockStart: space.s32 }),
);
