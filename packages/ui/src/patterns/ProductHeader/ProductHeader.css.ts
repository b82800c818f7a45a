import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;

export const model = style(
  inPatterns({
    color: color.inkQuiet,
    paddingInlineEnd: space.s12,
    borderInlineEnd: `1px solid ${color.lineStrong}`,
    overflowWrap: 'anywhere',
  }),
);
