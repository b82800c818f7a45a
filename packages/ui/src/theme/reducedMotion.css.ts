/**
 * Nothing moves for people who asked for stillness: of their system, or by `data-motion="reduced"` on the root, which
 * also lets a designer look at motion (`full`) on a still system. Unlayered and important on purpose: it must win
 * everywhere.
 */
import { globalStyle } from '@vanilla-extract/css';

/** Weighs nothing, so that a tool which stops everything for a picture has the last word. */
const everything = (root: string) =>
  ['*', '*::before', '*::after'].map((part) => `:where(${root}) ${part}`).join(', ');

const noMotion = {
  animationDuration: '0.01ms !important',
  animationIterationCount: '1 !important',
  transitionDuration: '0.01ms !important',
  scrollBehavior: 'auto !important' as 'auto',
};

globalStyle(everything(':root:not([data-motion="full"])'), {
  '@media': { '(prefers-reduced-motion: reduce)': noMotion },
});
globalStyle(everything('[data-motion="reduced"]'), noMotion);
