import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;
const wide = 'screen and (min-width: 960px)';
const phone = 'screen and (max-width: 699px)';

export const analytics = style(inPatterns({ display: 'grid', gap: space.s48, minWidth: 0 }));

export const head = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: space.s16,
  }),
);

export const finding = style(inPatterns({ display: 'grid', gap: space.s8, flex: '1 1 420px' }));

export const tools = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: space.s12,
    '@media': { [wide]: { justifyContent: 'flex-end' } },
  }),
);

/** Under the other tools, because an error message stands below a field. */
export const ownDays = style(
  inPatterns({
    flexBasis: '100%',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: space.s12,
    '@media': { [wide]: { justifyContent: 'flex-end' } },
  }),
);

export const sectionHead = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space.s8,
    paddingBlockEnd: space.s12,
    borderBlockEnd: `1px solid ${color.lineStrong}`,
  }),
);

export const aside = style(inPatterns({ font: vars.text.data, color: color.inkSecond }));

export const dead = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 4fr) minmax(0, 4fr) 64px 170px',
    alignItems: 'center',
    columnGap: space.s16,
    rowGap: space.s8,
    paddingBlock: space.s12,
    borderBlockEnd: `1px solid ${color.line}`,
    font: vars.text.data,
    '@media': { [phone]: { gridTemplateColumns: '40px minmax(0, 1fr) auto' } },
  }),
);

export const thumb = style(inPatterns({ flex: '0 0 40px', inlineSize: 40 }));

export const deadProduct = style(inPatterns({ minWidth: 0, overflowWrap: 'anywhere' }));

export const deadWhy = style(
  inPatterns({
    minWidth: 0,
    '@media': { [phone]: { gridColumn: '2 / -1', gridRow: 2 } },
  }),
);

export const deadCount = style(
  inPatterns({ fontWeight: 500, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }),
);

export const deadAction = style(
  inPatterns({
    justifySelf: 'end',
    '@media': { [phone]: { gridColumn: '2 / -1', gridRow: 3, justifySelf: 'start' } },
  }),
);

export const strong = style(inPatterns({ display: 'block', fontWeight: 500, color: color.ink }));

export const quiet = style(
  inPatterns({
    display: 'block',
    font: vars.text.caption,
    color: color.inkQuiet,
    overflowWrap: 'anywhere',
  }),
);

const split = (first: string, second: string) => ({
  '@media': {
    [wide]: {
      gridTemplateColumns: `minmax(0, ${first}) minmax(0, ${second})`,
      columnGap: space.s64,
    },
  },
});

export const scans = style(
  inPatterns({
    display: 'grid',
    gap: space.s32,
    paddingBlockStart: space.s24,
    ...split('776fr', '344fr'),
  }),
);

export const two = style(
  inPatterns({ display: 'grid', gap: space.s48, alignItems: 'start', ...split('776fr', '344fr') }),
);

export const one = style(inPatterns({ display: 'grid' }));

export const product = style(
  inPatterns({ display: 'flex', alignItems: 'center', gap: space.s12, minWidth: 0 }),
);

export const productWords = style(
  inPatterns({ display: 'grid', gap: space.s4, flex: 1, minWidth: 0, fontWeight: 500 }),
);

export const track = style(
  inPatterns({ gridColumn: '1 / -1', display: 'block', blockSize: 2, background: color.line }),
);

export const fill = style(
  inPatterns({
    display: 'block',
    blockSize: '100%',
    background: color.inkSecond,
    '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
  }),
);

export const none = style(inPatterns({ paddingBlockStart: space.s16 }));

export const programs = style(inPatterns({ marginBlockStart: space.s16 }));

export const program = style(
  inPatterns({
    display: 'flex',
    justifyContent: 'space-between',
    gap: space.s12,
    paddingBlock: space.s4,
    font: vars.text.data,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const breakdowns = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
    columnGap: space.s48,
    rowGap: space.s40,
    paddingBlockStart: space.s24,
  }),
);

export const value = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto 40px',
    columnGap: space.s8,
    rowGap: space.s4,
    paddingBlock: space.s8,
    font: vars.text.data,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const valueName = style(inPatterns({ overflowWrap: 'anywhere' }));

export const valueCount = style(inPatterns({ textAlign: 'end' }));

export const valueShare = style(inPatterns({ textAlign: 'end', color: color.inkQuiet }));

/** One line below the measured columns, where there is room for it. */
export const notMeasured = style(
  inPatterns({
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space.s24,
    rowGap: space.s8,
  }),
);

export const definitions = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
    gap: space.s24,
    paddingBlockStart: space.s16,
    borderBlockStart: `1px solid ${color.line}`,
    font: vars.text.caption,
    color: color.inkSecond,
  }),
);

export const actions = style(
  inPatterns({ display: 'flex', flexWrap: 'wrap', gap: space.s12, marginBlockStart: space.s12 }),
);

/** Under the words beside its mark, aligned with them. */
export const printed = style([quiet, inPatterns({ paddingInlineStart: space.s20 })]);
