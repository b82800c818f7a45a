import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { breakpoints } from '../../theme/scale.ts';

const { color, space } = vars;
const phone = `screen and (max-width: ${breakpoints.phone - 1}px)`;

export const hosts = style(inPatterns({ display: 'grid', gap: space.s24, minWidth: 0 }));

export const list = style(
  inPatterns({ display: 'grid', borderBlockStart: `1px solid ${color.lineStrong}` }),
);

export const row = style(
  inPatterns({
    display: 'grid',
    gap: space.s12,
    paddingBlock: space.s16,
    borderBlockEnd: `1px solid ${color.line}`,
    minWidth: 0,
  }),
);

export const head = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s12,
  }),
);

export const about = style(inPatterns({ flex: '1 1 320px' }));

export const words = style(inPatterns({ display: 'grid', flex: '1 1 240px', gap: 2, minWidth: 0 }));

export const name = style(
  inPatterns({ fontWeight: 500, color: color.ink, overflowWrap: 'anywhere' }),
);

export const actions = style(inPatterns({ display: 'flex', flexWrap: 'wrap', gap: space.s8 }));

export const record = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr)',
    gap: `${space.s4} ${space.s16}`,
    font: vars.text.data,
    userSelect: 'text',
    '@media': { [phone]: { gridTemplateColumns: '1fr' } },
  }),
);

export const term = style(inPatterns({ color: color.inkQuiet }));

export const value = style(inPatterns({ overflowWrap: 'anywhere', userSelect: 'all' }));
