import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';
import { states } from '../../theme/states.ts';

export const tooltip = style(
  inElements({
    maxWidth: 'min(340px, calc(100vw - 32px))',
    padding: `6px ${vars.space.s12}`,
    borderRadius: vars.radius.control,
    background: vars.color.inverse,
    color: vars.color.onInverse,
    font: vars.text.caption,
    // Prevents a single word on the last line; balanced lines would leave half of the box empty.
    textWrap: 'pretty',
    outline: '1px solid transparent',
    transition: `opacity ${vars.motion.menu} ease-out`,
    selectors: { [states.entering]: { opacity: 0 }, [states.exiting]: { opacity: 0 } },
  }),
);
