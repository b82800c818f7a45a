import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { browsers, uiPlugins } from '@hangtag/ui/vite';
import { build, defineConfig, type Rolldown, type UserConfig } from 'vite';
import { readFileSync } from 'node:fs';
import { inlineEarlyScript } from './bundle/earlyScript.ts';
import { joinChunks } from './bundle/joinChunks.ts';
import { pagesOf } from './bundle/pages.ts';
import { precompress } from './bundle/precompress.ts';
import { prerenderSignIn } from './bundle/prerenderSignIn.ts';
import { readRoutes } from './bundle/readRoutes.ts';
import { subsetFonts } from './bundle/subsetFonts.ts';

const server = process.env['HANGTAG_SERVER'] ?? 'http://localhost:4000';

/** Paths that the server handles while Vite serves the app. */
const served = /^\/(api|sanctum|login|logout|email|adduser|p|01|media|dev)(\/|\?|$)/;

/** Opening `/login` shows the screen; only the call goes to the server. */
const isPage = (accept: string | undefined) => accept?.includes('text/html') ?? false;

const root = fileURLToPath(new URL('.', import.meta.url));

const routes = readRoutes(readFileSync(join(root, 'shell/routes.tsx'), 'utf8'));

const config = (): UserConfig => ({
  root,
  plugins: [
    subsetFonts(join(root, '.cache/fonts')),
    uiPlugins(),
    inlineEarlyScript(routes),
    prerenderSignIn(root),
    precompress(),
  ],
  build: {
    manifest: true,
    target: 'es2023',
    cssTarget: browsers,
    // An inlined small file would be a data: URL, which the content security policy forbids.
    assetsInlineLimit: 0,
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
});

/** The chunks of a build with automatic splitting; nothing is written. */
async function splitChunks(): Promise<readonly Rolldown.OutputChunk[]> {
  const plain = config();
  const built = await build({
    ...plain,
    // Fonts and compression change no chunk.
    plugins: [uiPlugins()],
    configFile: false,
    logLevel: 'silent',
    build: { ...plain.build, write: false, minify: false },
  });
  return (built as Rolldown.RolldownOutput).output.filter((file) => file.type === 'chunk');
}

/** Which modules go into one chunk: the entry's own stay alone, all others are joined by the pages that load them. */
async function chunkGroups(): Promise<Rolldown.OutputOptions> {
  const chunks = await splitChunks();
  const entries = chunks.filter((chunk) => chunk.isEntry || chunk.isDynamicEntry);
  const names = joinChunks(
    chunks,
    pagesOf(
      entries.flatMap(({ facadeModuleId }) => facadeModuleId ?? []),
      routes,
    ),
  );
  return {
    codeSplitting: {
      // A group would otherwise take everything that its modules import, also what is shaken off later.
      includeDependenciesRecursively: false,
      groups: [
        // React changes less often than the app, so browsers keep it over releases.
        { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
        { debugName: 'shared', name: (id) => names.get(id) ?? null },
      ],
    },
  };
}

export default defineConfig(async ({ command }): Promise<UserConfig> => {
  const plain = config();
  if (command !== 'build') return plain;
  // Users get the production build, also when a test runner starts the build.
  process.env['NODE_ENV'] = 'production';
  const output = await chunkGroups();
  return {
    ...plain,
    build: {
      ...plain.build,
      // Without it a group's modules would take their dependencies with them.
      rolldownOptions: {
        preserveEntrySignatures: 'allow-extension',
        output,
        // It would list which plugins take time at every build that a busy machine makes slow.
        checks: { bundlerTimings: false },
      },
    },
  };
});
