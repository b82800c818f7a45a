import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { coarse } from '../../theme/states.ts';

const { color, space } = vars;

/** The width below which filters lie above the tiles and details open in a sheet. */
export const narrow = 'screen and (max-width: 1099px)';

export const library = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: '180px minmax(0, 1fr)',
    gap: space.s32,
    alignItems: 'start',
    selectors: { '&[data-details]': { gridTemplateColumns: '180px minmax(0, 1fr) 340px' } },
    '@media': {
      [narrow]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: space.s16,
        selectors: { '&[data-details]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
      },
    },
  }),
);

export const filters = style(
  inPatterns({
    display: 'flex',
    flexDirection: 'column',
    gap: space.s4,
    '@media': { [narrow]: { flexDirection: 'row', overflowX: 'auto' } },
  }),
);

export const filter = style(
  inPatterns({
    display: 'flex',
    flex: 'none',
    justifyContent: 'space-between',
    gap: space.s8,
    minHeight: 32,
    paddingBlock: space.s4,
    paddingInline: space.s8,
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    font: vars.text.data,
    color: color.inkSecond,
    textAlign: 'start',
    cursor: 'pointer',
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&:hover': { background: color.hover },
      '&[aria-pressed="true"]': { color: color.ink, fontWeight: 600, background: color.tint },
      '&:focus-visible': {
        outline: `${vars.focus.width} solid ${color.focus}`,
        outlineOffset: vars.focus.gap,
      },
    },
    '@media': { [narrow]: { minHeight: 44, alignItems: 'center' } },
  }),
);

/** The words align with those of the filters. */
export const filterLink = style(
  inPatterns({
    flex: 'none',
    alignSelf: 'flex-start',
    padding: space.s8,
    font: vars.text.data,
    '@media': { [narrow]: { alignSelf: 'center' } },
  }),
);

/** Names the filters below it; in one line they need no name. */
export const filterGroup = style(
  inPatterns({
    paddingBlock: `${space.s16} ${space.s4}`,
    paddingInline: space.s8,
    font: vars.text.caption,
    fontWeight: 500,
    color: color.inkQuiet,
    '@media': { [narrow]: { display: 'none' } },
  }),
);

export const toolbar = style(
  inPatterns({ display: 'flex', flexWrap: 'wrap', gap: space.s12, alignItems: 'center' }),
);

export const search = style(inPatterns({ flex: '1 1 220px' }));

export const tiles = style(
  inPatterns({ height: 'max(420px, calc(100dvh - 330px))', marginInline: -12 }),
);

/** The rows' own head and scrolling need a height. */
export const rows = style(inPatterns({ height: 'max(420px, calc(100dvh - 330px))' }));

export const rowName = style(
  inPatterns({ display: 'flex', alignItems: 'center', gap: space.s12, minWidth: 0 }),
);

export const rowPicture = style(inPatterns({ flex: 'none', width: 36 }));

export const rowText = style(
  inPatterns({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 }),
);

export const uploads = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
    gap: space.s16,
  }),
);

export const storage = style(
  inPatterns({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s12 }),
);

export const storageBar = style(inPatterns({ width: 112 }));

export const bar = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s12,
    paddingBlock: space.s12,
    borderBlockStart: `1px solid ${color.line}`,
  }),
);

export const details = style(
  inPatterns({
    display: 'grid',
    gap: space.s20,
    alignContent: 'start',
    paddingInlineStart: space.s24,
    borderInlineStart: `1px solid ${color.line}`,
    overflowWrap: 'anywhere',
    '@media': {
      [narrow]: { paddingInline: space.s20, paddingBlockEnd: space.s20, borderInlineStart: 0 },
    },
  }),
);

/** On touch the button is taller than its line, so it reaches over the name. */
export const inactive = style(
  inPatterns({ '@media': { [coarse]: { marginBlockStart: -14, marginBlockEnd: -14 } } }),
);

export const use = style(
  inPatterns({
    display: 'flex',
    justifyContent: 'space-between',
    gap: space.s12,
    paddingBlock: space.s8,
    borderBlockEnd: `1px solid ${color.line}`,
    font: vars.text.data,
  }),
);

export const list = style(inPatterns({ listStyle: 'none', margin: 0, padding: 0 }));
