/**
 * Stops all motion for users who prefer that: by the system, or by `data-motion="reduced"` on the root. `full`
 * overrides the system, so that a designer can see motion. Unlayered and important, because it must win everywhere.
 */
import { globalStyle } from '@vanilla-extract/css';

/** Zero specificity, so that a tool which stops everything for a screenshot wins. */
const everything = (root: string) =>
  ['*', '*::before', '*::after'].map((part) => `:where(${root}) ${part}`).join(', ');

const noMotion = {
  animationDuration: '0s !important',
  animationIterationCount: '1 !important',
  transitionDuration: '0s !important',
  scrollBehavior: 'auto !important' as 'auto',
};

globalStyle(everything(':root:not([data-motion="full"])'), {
  '@media': { '(prefers-reduced-motion: reduce)': noMotion },
});
globalStyle(everything('[data-motion="reduced"]'), noMotion);
