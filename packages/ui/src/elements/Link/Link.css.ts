import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';
import { coarse, focusRing, states } from '../../theme/states.ts';

const { color } = vars;

export const link = recipe({
  base: inElements({
    borderRadius: 2,
    cursor: 'pointer',
    textDecorationLine: 'underline',
    textDecorationThickness: 1,
    textUnderlineOffset: '0.28em',
    transition: `text-decoration-color ${vars.motion.colour} ease-out, color ${vars.motion.colour} ease-out`,
    WebkitTapHighlightColor: 'transparent',
    selectors: { '&:focus': { outline: 'none' }, [states.focusVisible]: focusRing },
  }),
  variants: {
    tone: {
      ink: inElements({
        color: color.ink,
        textDecorationColor: color.lineStrong,
        selectors: { [states.hovered]: { textDecorationColor: color.ink } },
      }),
      plain: inElements({
        color: color.ink,
        textDecorationColor: 'transparent',
        selectors: { [states.hovered]: { textDecorationColor: color.ink } },
      }),
      quiet: inElements({
        color: color.inkQuiet,
        textDecorationColor: 'transparent',
        selectors: { [states.hovered]: { color: color.ink, textDecorationColor: color.ink } },
      }),
    },
    display: {
      inline: {},
      alone: inElements({
        display: 'inline-flex',
        alignItems: 'center',
        gap: vars.space.s8,
        minHeight: 24,
        '@media': { [coarse]: { minHeight: 44 } },
      }),
    },
  },
  defaultVariants: { tone: 'ink', display: 'inline' },
});
