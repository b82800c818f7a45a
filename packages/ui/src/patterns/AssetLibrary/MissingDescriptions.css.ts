import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;
const phone = 'screen and (max-width: 699px)';

export const page = style(inPatterns({ display: 'grid', gap: space.s24 }));

export const head = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: space.s16,
    paddingBlockEnd: space.s16,
    borderBlockEnd: `1px solid ${color.lineStrong}`,
  }),
);

export const progress = style(
  inPatterns({ display: 'flex', alignItems: 'center', gap: space.s12 }),
);

export const bar = style(inPatterns({ width: 160 }));

export const list = style(inPatterns({ listStyle: 'none', margin: 0, padding: 0 }));

export const row = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: '64px minmax(0, 1fr)',
    gap: space.s16,
    alignItems: 'start',
    paddingBlock: space.s12,
    borderBlockEnd: `1px solid ${color.line}`,
    selectors: {
      '&[data-current]': {
        gridTemplateColumns: '216px minmax(0, 1fr)',
        gap: space.s24,
        paddingBlock: space.s24,
      },
    },
    '@media': {
      [phone]: { selectors: { '&[data-current]': { gridTemplateColumns: 'minmax(0, 1fr)' } } },
    },
  }),
);

/** On a phone the field stays in view below the picture. */
export const picture = style(inPatterns({ '@media': { [phone]: { maxWidth: 160 } } }));

export const done = style(
  inPatterns({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s16,
    minHeight: 64,
    overflowWrap: 'anywhere',
  }),
);

/** The box to tick stands beside the field, and below it in the current row. */
export const fields = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: space.s16,
    alignItems: 'end',
    selectors: { '[data-current] > &': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const decorative = style(
  inPatterns({
    display: 'flex',
    alignItems: 'center',
    minHeight: vars.size.control,
    selectors: { '[data-current] > * > &': { minHeight: 0 } },
  }),
);

export const actions = style(
  inPatterns({
    display: 'flex',
    alignItems: 'center',
    gap: space.s12,
    marginBlockStart: space.s12,
  }),
);

export const key = style(
  inPatterns({
    paddingBlock: 2,
    paddingInline: space.s8,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: vars.radius.mark,
    font: vars.text.caption,
    color: color.inkSecond,
  }),
);

export const skip = style(inPatterns({ marginInlineStart: 'auto' }));

export const asideHead = style(
  inPatterns({
    marginBlockEnd: space.s16,
    paddingBlockEnd: space.s12,
    borderBlockEnd: `1px solid ${color.lineStrong}`,
  }),
);

export const hint = style(
  inPatterns({
    paddingBlock: space.s12,
    borderBlockEnd: `1px solid ${color.line}`,
    color: color.inkSecond,
    font: vars.text.body,
  }),
);

export const seen = style(
  inPatterns({ display: 'grid', gridTemplateColumns: '140px minmax(0, 1fr)', gap: space.s16 }),
);
