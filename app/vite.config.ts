import { fileURLToPath } from 'node:url';
import { browsers, uiPlugins } from '@hangtag/ui/vite';
import { defineConfig, type UserConfig } from 'vite';

const server = process.env['HANGTAG_SERVER'] ?? 'http://localhost:4000';

/** What the server answers itself while the app is watched; everything else is the app's. */
const served = /^\/(api|sanctum|login|logout|email|adduser|p|01|media|dev)(\/|\?|$)/;

/** A browser that opens `/login` wants the screen; only the call goes to the server. */
const isPage = (accept: string | undefined) => accept?.includes('text/html') ?? false;

const config: UserConfig = {
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [uiPlugins()],
  build: {
    manifest: true,
    target: 'es2023',
    cssTarget: browsers,
    // A file small enough to be inlined would be a data: address, which the page's policy refuses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      [served.source]: {
        target: server,
        bypass: ({ url = '', headers }) =>
          url.startsWith('/login') && isPage(headers.accept) ? '/index.html' : undefined,
      },
    },
  },
};

export default defineConfig(({ command }) => {
  // What people are served is the production build, also when a test runner started the build.
  if (command === 'build') process.env['NODE_ENV'] = 'production';
  return config;
});
