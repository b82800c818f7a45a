/** Every story, in light and in dark: behaviour, axe and picture in one run. */
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { prebundled } from '../.storybook/prebundled.ts';
import { browserMode, isPinned } from './browser.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const inTheme = (theme: 'light' | 'dark') => ({
  extends: true as const,
  // React Aria's virtualizer asks for it while NODE_ENV is "test", and a browser has no `process`.
  define: { 'process.env.VIRT_ON': JSON.stringify('true') },
  // Storybook's own list does not reach the tests.
  optimizeDeps: { include: prebundled },
  plugins: [storybookTest({ configDir: here('../.storybook'), initialGlobals: { theme } })],
  test: {
    name: `storybook-${theme}`,
    setupFiles: [here('./setup.ts')],
    browser: browserMode(theme),
    provide: { takesPictures: isPinned, theme },
  },
});

if (!isPinned)
  process.stderr.write(
    'Pictures are left out: this is not the pinned browser. Behaviour and axe still run.\n',
  );

export default defineConfig({
  root: here('..'),
  test: { projects: [inTheme('light'), inTheme('dark')], testTimeout: 30_000 },
});
