import { defineMain } from '@storybook/react-vite/node';
import { libraryPlugins } from '@hangtag/ui/vite';
import { prebundled } from './prebundled.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-themes',
    '@storybook/addon-vitest',
    '@chromatic-com/storybook',
    'msw-storybook-addon',
  ],
  staticDirs: ['./public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The framework adds React itself, so only the library's own plugins come in here.
  viteFinal: (config) => ({
    ...config,
    plugins: [libraryPlugins(), ...(config.plugins ?? [])],
    optimizeDeps: {
      ...config.optimizeDeps,
      include: [...(config.optimizeDeps?.include ?? []), ...prebundled],
    },
  }),
});
