/** Nothing moves for people who asked for stillness. Unlayered and important on purpose: it must win everywhere. */
import { globalStyle } from '@vanilla-extract/css';

globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
