import { fileURLToPath } from 'node:url';
import { browsers, uiPlugins } from '@hangtag/ui/vite';
import { defineConfig, type UserConfig } from 'vite';

const server = process.env['HANGTAG_SERVER'] ?? 'http://localhost:4000';

/** Paths that the server handles while Vite serves the app. */
const served = /^\/(api|sanctum|login|logout|email|adduser|p|01|media|dev)(\/|\?|$)/;

/** Opening `/login` shows the screen; only the call goes to the server. */
const isPage = (accept: string | undefined) => accept?.includes('text/html') ?? false;

const config: UserConfig = {
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [uiPlugins()],
  build: {
    manifest: true,
    target: 'es2023',
    cssTarget: browsers,
    // An inlined small file would be a data: URL, which the content security policy forbids.
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
  // Users get the production build, also when a test runner starts the build.
  if (command === 'build') process.env['NODE_ENV'] = 'production';
  return config;
});
