import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';
import { focusRing, states } from '../../theme/states.ts';

const { color } = vars;

/** The button at the field's end that shows or hides the password. */
export const toggle = style(
  inElements({
    flex: 'none',
    alignSelf: 'center',
    marginInline: 7,
    paddingInline: 4,
    minHeight: 28,
    background: 'transparent',
    border: 0,
    borderRadius: vars.radius.mark,
    font: vars.text.label,
    color: color.inkSecond,
    cursor: 'pointer',
    textDecoration: `underline ${color.lineStrong}`,
    textUnderlineOffset: '0.28em',
    selectors: {
      '&:focus': { outline: 'none' },
      [states.hovered]: { color: color.ink, textDecorationColor: color.ink },
      [states.focusVisible]: { ...focusRing, outlineOffset: 0 },
      [states.disabled]: { color: color.inkQuiet, cursor: 'default' },
    },
  }),
);
