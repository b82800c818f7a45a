import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;

export const companyList = style(
  inPatterns({
    margin: 0,
    padding: 0,
    listStyle: 'none',
    borderBlockStart: `1px solid ${color.lineStrong}`,
  }),
);

/** Label, host and state, as the list above has them; one below the other where it is narrow. */
export const companyRow = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 160px), 1fr))',
    alignItems: 'center',
    gap: space.s8,
    paddingBlock: space.s12,
    borderBlockEnd: `1px solid ${color.line}`,
  }),
);
