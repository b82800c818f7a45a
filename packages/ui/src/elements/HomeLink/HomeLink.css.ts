import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';
import { coarse, focusRing, states } from '../../theme/states.ts';

export const homeLink = style(
  inElements({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 32,
    borderRadius: vars.radius.mark,
    cursor: 'pointer',
    selectors: { '&:focus': { outline: 'none' }, [states.focusVisible]: focusRing },
    '@media': { [coarse]: { minHeight: 44 } },
  }),
);
