import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';
import { focusRing, states } from '../../theme/states.ts';

export const dropZone = recipe({
  base: inElements({
    borderRadius: vars.radius.control,
    selectors: {
      '&:focus': { outline: 'none' },
      [states.focusVisible]: focusRing,
      [states.dropTarget]: { background: vars.color.accentSoft },
    },
  }),
  variants: {
    look: {
      tile: inElements({
        display: 'grid',
        placeItems: 'center',
        height: '100%',
        border: `1px dashed ${vars.color.edge}`,
        background: vars.color.paper,
        selectors: {
          [states.dropTarget]: { borderStyle: 'solid', borderColor: vars.color.accentText },
        },
      }),
      area: inElements({
        selectors: {
          [states.dropTarget]: {
            outline: `2px solid ${vars.color.accentText}`,
            outlineOffset: '-2px',
          },
        },
      }),
    },
  },
});
