/** The library's data for docs pages, manifests and llms.txt: read by the compiler, once per start. */
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
 * The same data for pages in the browser, as the module `virtual:library`. It imports no source file, so a change
 * in a component affects its own stories alone.
 */
export function libraryModule(): Plugin {
  return {
    name: 'hangtag-library',
    // During development the page and manifest of a changed component are read again.
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
