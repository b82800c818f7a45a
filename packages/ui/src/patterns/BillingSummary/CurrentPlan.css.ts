import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;
const phone = 'screen and (max-width: 699px)';

export const panel = style(
  inPatterns({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    border: `1px solid ${color.lineStrong}`,
    borderRadius: vars.radius.panel,
    '@media': { [phone]: { gridAutoFlow: 'row' } },
  }),
);

export const plan = style(
  inPatterns({
    display: 'grid',
    alignContent: 'start',
    gap: 2,
    padding: space.s20,
    '@media': { [phone]: { padding: space.s16 } },
  }),
);

export const head = style(
  inPatterns({
    position: 'relative',
    display: 'flex',
    justifyContent: 'space-between',
    paddingInlineEnd: space.s40,
  }),
);

/** Beside the first line without raising it; the icon aligns with the panel's padding. */
export const refresh = style(
  inPatterns({ position: 'absolute', insetBlockStart: -6, insetInlineEnd: -8 }),
);

export const price = style(inPatterns({ fontWeight: 600, color: color.ink }));

/** A date does not break at its hyphens. */
export const term = style(inPatterns({ whiteSpace: 'nowrap' }));

export const receipt = style(
  inPatterns({
    display: 'grid',
    alignContent: 'start',
    margin: 0,
    padding: space.s20,
    borderInlineStart: `1px solid ${color.lineStrong}`,
    '@media': {
      [phone]: {
        padding: space.s16,
        borderInlineStart: 0,
        borderBlockStart: `1px solid ${color.lineStrong}`,
      },
    },
  }),
);

/** The text at the start, the amount at the end. */
export const line = recipe({
  base: inPatterns({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space.s16,
    paddingBlock: 2,
    font: vars.text.data,
    color: color.inkSecond,
  }),
  variants: {
    kind: {
      item: {},
      total: inPatterns({
        marginBlockStart: space.s4,
        paddingBlockStart: space.s4,
        color: color.ink,
        fontWeight: 600,
      }),
    },
  },
});

export const words = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space.s12,
    minWidth: 0,
    overflowWrap: 'anywhere',
  }),
);

export const amount = style(
  inPatterns({
    flex: 'none',
    maxWidth: '60%',
    color: color.ink,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
  }),
);

/** As high as the plan's title. */
export const titleSkeleton = style(
  inPatterns({ display: 'grid', alignItems: 'center', height: '2.5rem' }),
);
