import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { space } = vars;

/** Search at the start, choices at the end; on a phone the search has a line of its own. */
export const filters = style(
  inPatterns({
    flex: '1 1 480px',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s12,
    minWidth: 0,
  }),
);

export const search = style(
  inPatterns({
    flex: '0 1 308px',
    minWidth: 0,
    marginInlineEnd: 'auto',
    '@media': { 'screen and (max-width: 699px)': { flexBasis: '100%' } },
  }),
);
