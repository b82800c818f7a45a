import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

export const line = style(
  inPatterns({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.s8,
    minHeight: 40,
    marginBlockStart: vars.space.s4,
    paddingInline: `${vars.space.s8} 3px`,
    border: `1px dashed ${vars.color.lineStrong}`,
    borderRadius: vars.radius.control,
    font: vars.text.data,
    color: vars.color.inkSecond,
  }),
);

export const words = style(inPatterns({ minWidth: 0, overflowWrap: 'anywhere' }));
