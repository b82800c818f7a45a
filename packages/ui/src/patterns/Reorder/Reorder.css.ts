import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { patterns } from '../../theme/layers.css.ts';

/** A list that shows a line where what is dragged would land. */
export const dropLine = style({});

globalStyle(`${dropLine} .react-aria-DropIndicator[data-drop-target]`, {
  '@layer': {
    [patterns]: { outline: `1px solid ${vars.color.accent}`, borderRadius: vars.radius.mark },
  },
});
