import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;
const phone = 'screen and (max-width: 699px)';

/** The order at the start, its price at the end; stacked on phones. */
export const view = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: space.s28,
    alignItems: 'start',
    '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const wide = style(inPatterns({ gridColumn: '1 / -1' }));

export const order = style(inPatterns({ display: 'grid', gap: space.s20, minWidth: 0 }));

export const pay = style(
  inPatterns({
    minWidth: 0,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: vars.radius.panel,
  }),
);

export const price = style(
  inPatterns({ display: 'grid', gap: space.s4, justifyItems: 'start', padding: space.s20 }),
);

export const card = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: space.s12,
    paddingBlockStart: space.s12,
  }),
);

export const bill = style(
  inPatterns({ padding: space.s20, borderBlockStart: `1px solid ${color.lineStrong}` }),
);
