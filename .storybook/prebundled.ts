import { prebundled as ofLibrary } from '@hangtag/ui/vite';

/**
 * Every package that stories import. Vite would find a missing one midway through a run, reload the page
 * under a running test and fail it.
 */
export const prebundled = [
  ...ofLibrary,
  // Schemas, the app's stores and calls, and their mocks.
  'valibot',
  'valtio',
  'ofetch',
  'wouter',
  'wouter/use-browser-location',
  'wouter/memory-location',
  'regexparam',
  // The card's fields; the stories have their own script behind them.
  '@stripe/stripe-js/pure',
  '@stripe/react-stripe-js',
  'msw',
  'msw/experimental',
  '@mswjs/interceptors/fetch',
  '@mswjs/interceptors/XMLHttpRequest',
  // The public page's colours.
  'culori',
  // Storybook's own parts that the preview imports.
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
