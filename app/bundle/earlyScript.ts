/** Puts the early script inline into the page, with the files of each route. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { minifySync, type Plugin, transformWithOxc } from 'vite';
import { type Bundle, chunkOf, filesOf } from './chunkFiles.ts';
import type { EarlyRoute, EarlyTable } from '../early/early.ts';
import { firstCalls } from '../early/firstCalls.ts';
import type { ScreenRoute } from './readRoutes.ts';
import { framesOf } from './pages.ts';

const place = '<!-- early script -->';

const file = fileURLToPath(new URL('../early/early.ts', import.meta.url));

/** The early script as the page has it. */
async function earlyScript(table: EarlyTable): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
  const call = `${code.replaceAll(/^export /gm, '')}\nstartEarly(${JSON.stringify(table)})`;
  // A block keeps its names out of the page's global scope.
  return `<script>${minifySync('early.js', `{${call}}`, { module: false }).code}</script>`;
}

/** The table of a build. @throws Error where a route's module has no chunk. */
export function earlyTable(bundle: Bundle, routes: readonly ScreenRoute[]): EarlyTable {
  const named = new Set(filesOf(bundle, chunkOf(bundle, '/app/index.html')));
  const files: string[] = [];
  const indexOf = (file: string): number => {
    const name = file.replace(/^assets\//, '');
    if (!files.includes(name)) files.push(name);
    return files.indexOf(name);
  };
  const rows = routes.map(({ path, audience, frame, screen }): EarlyRoute => {
    const modules = [...framesOf(frame), screen.replace(/^\.\./, '')];
    const all = new Set(modules.flatMap((end) => filesOf(bundle, chunkOf(bundle, end))));
    const own = [...all].filter((file) => !named.has(file)).map(indexOf);
    return [path, audience === 'members' ? 1 : 0, own, firstCalls[path] ?? []];
  });
  return { files, routes: rows };
}

/** The plugin. @param routes The app's URL map. */
export function inlineEarlyScript(routes: readonly ScreenRoute[]): Plugin {
  return {
    name: 'hangtag-early-script',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        // While Vite serves the app there are no chunks, only the theme.
        const table = bundle ? earlyTable(bundle, routes) : { files: [], routes: [] };
        const script = await earlyScript(table);
        return html.replace(place, () => script);
      },
    },
  };
}
