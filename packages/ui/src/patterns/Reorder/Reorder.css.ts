import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { patterns } from '../../theme/layers.css.ts';

/** Marks a list that shows a line at the drop position. */
export const dropLine = style({});

globalStyle(`${dropLine} .react-aria-DropIndicator[data-drop-target]`, {
  '@layer': {
    [patterns]: { outline: `1px solid ${vars.color.accent}`, borderRadius: vars.radius.mark },
  },
});
