import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { forcedColours } from '../../theme/states.ts';

const { color, space } = vars;

/** The label as its page draws it: filled, outlined, or a link; dashed while no page shows it. */
export const label = style(
  inPatterns({
    display: 'inline-block',
    maxWidth: '100%',
    paddingBlock: space.s4,
    paddingInline: space.s16,
    border: `1px solid ${color.accent}`,
    borderRadius: 999,
    font: vars.text.label,
    color: color.accentText,
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-look=primary]': { background: color.accent, color: color.onAccent },
      '&[data-look=link]': {
        borderColor: 'transparent',
        borderRadius: 0,
        textDecoration: 'underline',
        textUnderlineOffset: '.25em',
      },
      '&[data-off]': {
        background: 'none',
        borderColor: color.lineStrong,
        borderStyle: 'dashed',
        color: color.inkQuiet,
        textDecoration: 'none',
        paddingInline: space.s16,
        borderRadius: 999,
      },
    },
    '@media': { [forcedColours]: { borderColor: 'CanvasText' } },
  }),
);
