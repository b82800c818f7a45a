/** Builds a page for each library and screen as an app is built, and serves all with brotli. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { uiPlugins } from '@hangtag/ui/vite';
import { type Rolldown, build } from 'vite';
import { type Listener, listen } from '../../src/live/listen.ts';
import { repository, run } from '../../src/steps.ts';

export const libraries = ['ours', 'aria', 'mui', 'antd'] as const;
export type Library = (typeof libraries)[number];

export const screens = ['SignIn', 'Users', 'Rows', 'Gallery', 'Dialog'] as const;
export type Screen = (typeof screens)[number];

const folder = join(repository, 'packages/tools/bench');
const twins = join(folder, 'twins');

/** Installs the other libraries where they are missing or older than their lockfile. */
export async function installTwins(): Promise<void> {
  const installed = join(twins, 'node_modules/.package-lock.json');
  const isFresh =
    existsSync(installed) &&
    statSync(installed).mtimeMs >= statSync(join(twins, 'package-lock.json')).mtimeMs;
  if (isFresh) return;
  const { code } = await run('npm', ['ci', '--prefix', twins, '--no-audit', '--no-fund']);
  if (code !== 0) throw new Error('The other libraries were not installed.');
}

interface File {
  readonly type: string;
  readonly body: Uint8Array<ArrayBuffer>;
}

const file = (type: string, text: string): File => ({
  type,
  body: new Uint8Array(brotliCompressSync(text)),
});

async function buildTwin(
  library: Library,
  screen: Screen,
  base: string,
): Promise<[string, File][]> {
  const { output } = (await build({
    configFile: false,
    root: folder,
    base,
    logLevel: 'warn',
    plugins: uiPlugins(),
    resolve: { alias: { twin: join(twins, library, `${screen}.tsx`) } },
    build: {
      write: false,
      target: 'es2023',
      chunkSizeWarningLimit: 5000,
      rolldownOptions: { input: join(folder, 'compare/page.tsx') },
    },
  })) as Rolldown.RolldownOutput;
  const styles = output.filter(({ fileName }) => fileName.endsWith('.css'));
  const entry = output.find((each) => each.type === 'chunk' && each.isEntry);
  const links = styles.map(({ fileName }) => `<link rel="stylesheet" href="${base}${fileName}">`);
  const html = `<!doctype html><html lang="en" data-theme="light"><meta charset="utf-8"><title>${screen}</title>
<link rel="icon" href="data:,">${links.join('')}<script type="module" src="${base}${entry?.fileName}"></script><div id="root"></div>`;
  return [
    [base, file('text/html', html)],
    ...output.map((each): [string, File] => [
      base + each.fileName,
      each.type === 'chunk'
        ? file('text/javascript', each.code)
        : file('text/css', String(each.source)),
    ]),
  ];
}

/** Where a page is below the origin. */
export const pathOf = (library: Library, screen: Screen) => `/${library}/${screen}/`;

/** Builds all pages and serves them on loopback. */
export async function serveTwins(): Promise<Listener> {
  process.env['NODE_ENV'] = 'production';
  const files = new Map<string, File>();
  for (const library of libraries)
    for (const screen of screens)
      for (const [path, each] of await buildTwin(library, screen, pathOf(library, screen)))
        files.set(path, each);
  return listen(({ url }) => {
    const found = files.get(new URL(url).pathname);
    if (!found) return Promise.resolve(new Response(null, { status: 404 }));
    const headers = { 'Content-Type': found.type, 'Content-Encoding': 'br' };
    return Promise.resolve(new Response(found.body, { headers }));
  });
}
