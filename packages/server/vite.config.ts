import { dirname, relative, resolve } from 'node:path';
import { type Plugin, defineConfig } from 'vite';

const here = import.meta.dirname;
const tools = resolve(here, '../tools/src');
const outDir = resolve(here, 'dist');

/** The programs by their names in `dist`. */
const programs = {
  serve: resolve(tools, 'start/serve.ts'),
  seed: resolve(tools, 'start/seed.ts'),
  inspect: resolve(here, 'src/files/inspect/child.ts'),
  'admin-create': resolve(tools, 'admin/create.ts'),
  'audit-verify': resolve(tools, 'audit/verify.ts'),
  'data-export': resolve(tools, 'data/export.ts'),
  'data-import': resolve(tools, 'data/import.ts'),
  'stripe-setup': resolve(tools, 'stripe/setUp.ts'),
};

/** A source file finds what lies beside it from `dist` too, and the other programs there. */
function keepPlaces(): Plugin {
  const builtAs = new Map(Object.entries(programs).map(([name, file]) => [file, `./${name}.js`]));
  return {
    name: 'keep-places',
    transform(code, id) {
      if (/node_modules|\0/.test(id) || !code.includes('import.meta.')) return null;
      const source = `new URL(${JSON.stringify(relative(outDir, id))}, import.meta.url)`;
      return code
        .replaceAll(/new URL\(["'](\.[^"']+)["'], import\.meta\.url\)/g, (_, path: string) => {
          const target = resolve(dirname(id), path);
          return `new URL(${JSON.stringify(builtAs.get(target) ?? relative(outDir, target))}, import.meta.url)`;
        })
        .replaceAll('import.meta.dirname', `new URL('.', ${source}).pathname`)
        .replaceAll('createRequire(import.meta.url)', `createRequire(${source}.href)`);
    },
  };
}

export default defineConfig({
  plugins: [keepPlaces()],
  // Packages with machine code or WebAssembly, or that read files beside their own, stay where npm has put them.
  ssr: {
    target: 'node',
    noExternal: true,
    external: [
      '@electric-sql/pglite',
      '@hangtag/experience',
      '@hyzyla/pdfium',
      '@node-rs/argon2',
      'pdfkit',
      'sharp',
      'zxing-wasm',
    ],
  },
  build: {
    ssr: true,
    outDir,
    target: 'node24',
    // Names in the log's stack are those of the source.
    minify: false,
    rolldownOptions: {
      input: programs,
      external: ['@hangtag/experience/render', 'pg-native', '@aws-sdk/signature-v4-crt'],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
