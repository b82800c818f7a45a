/** What the docs pages, the manifests and llms.txt know of the library: read by the compiler, once for each start. */
import { readFileSync } from 'node:fs';
import { readComponents } from '@hangtag/tools/library/components';
import type { StatusByEntryPoint } from '@hangtag/tools/library/status';
import type { Plugin } from 'vite';

const statusFile = new URL('../../stories/docs/status.json', import.meta.url);

let components: ReturnType<typeof readComponents> | undefined;

/** Every component of the library with its props. */
export function libraryComponents() {
  return (components ??= readComponents());
}

/** The accessibility status that the last `npm run status:ui` has written. */
export const libraryStatus = (): StatusByEntryPoint =>
  JSON.parse(readFileSync(statusFile, 'utf8')) as StatusByEntryPoint;

const id = 'virtual:library';

/**
 * The same for the pages in the browser, as the module `virtual:library`. No source file is imported for it, so a change
 * in a component touches its own stories alone.
 */
export function libraryModule(): Plugin {
  return {
    name: 'hangtag-library',
    // While one works on a component its page and manifest follow, on the next look.
    configureServer({ watcher, moduleGraph }) {
      watcher.on('change', (file) => {
        if (!/packages[\\/]ui[\\/]src[\\/].*\.tsx?$/.test(file)) return;
        components = undefined;
        const known = moduleGraph.getModuleById(`\0${id}`);
        if (known) moduleGraph.invalidateModule(known);
      });
    },
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    load: (asked) =>
      asked === `\0${id}`
        ? `export const components = ${JSON.stringify(libraryComponents())};
           export const status = ${JSON.stringify(libraryStatus())};`
        : undefined,
  };
}
