import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;
const phone = 'screen and (max-width: 699px)';
const tablet = 'screen and (max-width: 1099px)';

export const list = style(inPatterns({ display: 'block' }));

export const head = style(
  inPatterns({
    display: 'flex',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: space.s16,
    '@media': { [phone]: { alignItems: 'flex-start' } },
  }),
);

export const titles = style(inPatterns({ flex: 1, minWidth: 0 }));

export const usage = style(
  inPatterns({ marginBlockStart: space.s4, minHeight: 32, font: vars.text.data }),
);

export const create = style(inPatterns({ display: 'flex', gap: space.s12, flex: 'none' }));

export const filters = style(
  inPatterns({
    display: 'flex',
    justifyContent: 'space-between',
    gap: space.s12,
    marginBlock: `${space.s28} ${space.s24}`,
    '@media': { [phone]: { marginBlock: `${space.s20} ${space.s20}` } },
  }),
);

export const search = style(
  inPatterns({ flex: '0 1 296px', minWidth: 0, '@media': { [phone]: { flex: 1 } } }),
);

export const choices = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: '176px 176px',
    gap: space.s12,
    '@media': { [phone]: { display: 'none' } },
  }),
);

export const filterButton = style(
  inPatterns({ display: 'none', '@media': { [phone]: { display: 'block' } } }),
);

export const popover = style(inPatterns({ display: 'grid', gap: space.s12, width: 240 }));

export const grid = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    columnGap: space.s24,
    rowGap: space.s40,
    '@media': {
      [tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      [phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 14, rowGap: 28 },
    },
  }),
);

export const cell = style(inPatterns({ minWidth: 0 }));

/** Stays in view while more products are selected. */
export const bar = style(
  inPatterns({
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s12,
    marginBlockStart: space.s24,
    paddingBlock: space.s12,
    borderBlockStart: `1px solid ${color.line}`,
    background: color.paper,
  }),
);

export const pages = style(
  inPatterns({ display: 'flex', justifyContent: 'flex-end', marginBlockStart: space.s40 }),
);

/** The heights of a card's parts, for its skeleton. */
export const picturePlace = style(inPatterns({ marginBlockEnd: space.s12 }));
export const namePlace = style(inPatterns({ paddingBlock: 2 }));
export const statusPlace = style(inPatterns({ marginBlockStart: space.s4 }));

/** On phones the button shows "New"; screen readers get the whole label. */
export const moreWords = style(
  inPatterns({
    '@media': {
      // Without a width of its own, because hidden text would widen the page.
      [phone]: {
        position: 'absolute',
        width: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
  }),
);
