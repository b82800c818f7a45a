import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';
import { coarse } from '../../theme/states.ts';

export const box = style(inElements({ borderRadius: vars.radius.mark }));

/** A mark without words is a target of its own. */
export const bare = style(
  inElements({
    minWidth: 24,
    justifyContent: 'center',
    '@media': { [coarse]: { minWidth: 44 } },
  }),
);
