import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';
import { states } from '../../theme/states.ts';

export const gridList = style(
  inElements({
    width: '100%',
    height: '100%',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    outline: 'none',
  }),
);

/** The ring is drawn by the tile's content, which knows its picture's shape (`[data-focus-visible] > ...`). */
export const item = style(
  inElements({
    height: '100%',
    borderRadius: vars.radius.control,
    outline: 'none',
    selectors: {
      '&[data-selection-mode]': { cursor: 'pointer' },
      [states.disabled]: { cursor: 'default' },
    },
  }),
);
