import { prebundled as ofLibrary } from '@hangtag/ui/vite';

/**
 * Everything stories import from packages. What is missing here is found midway through a run, which reloads the page
 * under a running test and fails it.
 */
export const prebundled = [
  ...ofLibrary,
  // The wire's schemas, the app's stores and calls, and their mocks.
  'valibot',
  'valtio',
  'ofetch',
  'wouter',
  'wouter/use-browser-location',
  'wouter/memory-location',
  'wouter/use-browser-location',
  // The card's fields; the script behind them is the stories' own.
  '@stripe/stripe-js/pure',
  '@stripe/react-stripe-js',
  'msw',
  'msw/experimental',
  '@mswjs/interceptors/fetch',
  '@mswjs/interceptors/XMLHttpRequest',
  // The public page's colours.
  'culori',
  // Storybook's own parts, as far as the preview imports them.
  'storybook/test',
  'storybook/viewport',
  '@storybook/addon-docs/blocks',
  'storybook/internal/core-events',
  'storybook/theming/create',
  'storybook/preview-api',
  '@storybook/react-vite',
  '@storybook/addon-a11y',
  '@storybook/addon-docs',
  // The tests' own.
  '@react-aria/test-utils',
  'axe-core',
  '@guidepup/virtual-screen-reader',
];
