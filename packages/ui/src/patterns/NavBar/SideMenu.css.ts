import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { space } = vars;
const line = `1px solid ${vars.color.line}`;

export const person = style(
  inPatterns({ padding: `${space.s4} ${space.s20} ${space.s20}`, borderBlockEnd: line }),
);

export const group = style(
  inPatterns({
    display: 'grid',
    paddingBlock: space.s8,
    selectors: { '& + &': { borderBlockStart: line } },
  }),
);

export const theme = style(
  inPatterns({
    display: 'grid',
    gap: space.s16,
    padding: `${space.s12} ${space.s20} ${space.s20}`,
  }),
);

export const logOut = style(inPatterns({ padding: `${space.s8} ${space.s8}` }));

export const logOutWord = style(inPatterns({ flex: 1, textAlign: 'start' }));
