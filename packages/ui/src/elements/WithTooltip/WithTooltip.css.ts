import { style } from '@vanilla-extract/css';
import { inElements } from '../../theme/inLayer.ts';
import { coarse, focusRing, states } from '../../theme/states.ts';

export const withTooltip = style(
  inElements({
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: '100%',
    minHeight: 24,
    padding: 0,
    border: 0,
    borderRadius: 2,
    background: 'none',
    font: 'inherit',
    color: 'inherit',
    textAlign: 'start',
    cursor: 'help',
    selectors: { '&:focus': { outline: 'none' }, [states.focusVisible]: focusRing },
    '@media': { [coarse]: { minHeight: 44 } },
  }),
);
