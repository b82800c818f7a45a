import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });
const breathe = keyframes({ '50%': { opacity: 0.6 } });

export const skeleton = recipe({
  base: inElements({
    display: 'block',
    animation: `${appear} 1ms linear 200ms backwards`,
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        animation: `${appear} 1ms linear 200ms backwards, ${breathe} 1.8s ease-in-out 400ms infinite`,
      },
    },
  }),
  variants: {
    shape: {
      // A 10 pixel bar in a 20 pixel line: the height of the text that replaces it.
      text: inElements({
        maxWidth: '100%',
        paddingBlock: 5,
        selectors: {
          '&::before': {
            content: '""',
            display: 'block',
            height: 10,
            borderRadius: vars.radius.mark,
            background: vars.color.tint,
          },
        },
      }),
      block: inElements({ borderRadius: vars.radius.control, background: vars.color.tint }),
      disc: inElements({ borderRadius: '50%', background: vars.color.tint }),
    },
  },
});
