import { fileURLToPath } from 'node:url';
import { defineMain } from '@storybook/react-vite/node';
import { libraryPlugins } from '@hangtag/ui/vite';
import { libraryModule } from './docs/library.ts';
import { manifests } from './docs/manifests.ts';
import { mergeConfig } from 'vite';
import { prebundled } from './prebundled.ts';
import { usedIconsModule } from './usedIcons.ts';

/** Two copies of it in one page would each override the other's patches of focus and values. */
const oneUserEvent = fileURLToPath(new URL('userEvent.ts', import.meta.url));

/** A preset that Storybook supports and its types leave out. */
const presets = { experimental_manifests: manifests };

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-mcp',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@chromatic-com/storybook',
  ],
  // Images make no call that a mock could answer, so the files are served at their URLs.
  staticDirs: [
    './public',
    { from: '../stories/fixtures/codes', to: '/api/companies/7/products/4/codes' },
    { from: '../app/public/avatars', to: '/avatars' },
    // The index page shows a picture of each component.
    { from: '../visual-tests/screenshots/light', to: '/pictures' },
    { from: '../packages/ui/tokens', to: '/tokens' },
  ],
  features: {
    // Themes and brands set the background; these two buttons would only take room.
    backgrounds: false,
    // Snippets as one would write them, read from the stories' own source.
    experimentalCodeExamples: true,
    // Behaviour is a `.test()` of the story that it starts from.
    experimentalTestSyntax: true,
  },
  // Stories for tests alone are not in the sidebar.
  tags: {
    'test-fn': { excludeFromSidebar: true, excludeFromDocsStories: true },
    'test-only': { excludeFromSidebar: true, excludeFromDocsStories: true },
  },
  ...presets,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The framework adds React itself, so only the library's own plugins are added here.
  viteFinal: (config) =>
    mergeConfig(
      {
        // Japanese tests lines without spaces; the product does not offer it.
        plugins: [libraryPlugins(['ja-JP']), libraryModule(), usedIconsModule()],
        resolve: { alias: { '@testing-library/user-event': oneUserEvent } },
        optimizeDeps: { include: prebundled },
      },
      config,
    ),
});
