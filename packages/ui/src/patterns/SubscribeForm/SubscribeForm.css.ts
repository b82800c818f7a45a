import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;

/** Payment beside the receipt as soon as both fit; the container's width decides, not the window's. */
const columns = '(min-width: 620px)';

export const place = style(inPatterns({ containerType: 'inline-size', minWidth: 0 }));

export const form = style(inPatterns({ display: 'grid', gap: space.s24, minWidth: 0 }));

export const halves = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.s28,
    alignItems: 'start',
    '@container': {
      [columns]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 296px)', gap: space.s32 },
    },
  }),
);

export const payment = style(inPatterns({ display: 'grid', gap: space.s20, minWidth: 0 }));

/** One sheet in two parts: the order and its price. */
export const panel = style(
  inPatterns({
    minWidth: 0,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: vars.radius.panel,
    background: color.surface,
  }),
);

export const plan = style(
  inPatterns({
    display: 'grid',
    gap: space.s4,
    padding: space.s20,
  }),
);

export const bill = style(
  inPatterns({ padding: space.s20, borderBlockStart: `1px solid ${color.line}` }),
);

export const actions = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space.s8,
    paddingBlockStart: space.s20,
    borderBlockStart: `1px solid ${color.line}`,
  }),
);
