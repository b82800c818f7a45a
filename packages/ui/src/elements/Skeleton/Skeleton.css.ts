import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });
const breathe = keyframes({ '50%': { opacity: 0.6 } });

export const skeleton = recipe({
  base: inElements({
    display: 'block',
    background: vars.color.tint,
    animation: `${appear} 1ms linear 200ms backwards`,
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        animation: `${appear} 1ms linear 200ms backwards, ${breathe} 1.8s ease-in-out 400ms infinite`,
      },
    },
  }),
  variants: {
    shape: {
      // 10 pixels of bar in a 20 pixel line: the height of the text that follows.
      text: inElements({
        height: 10,
        marginBlock: 5,
        maxWidth: '100%',
        borderRadius: vars.radius.mark,
      }),
      block: inElements({ borderRadius: vars.radius.control }),
    },
  },
});
