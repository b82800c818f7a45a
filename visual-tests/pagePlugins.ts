/** What a page of the stories loads: the less, the sooner its first story runs. */
import type { Plugin } from 'vite';

/**
 * Drops the source maps of libraries. They are inside the modules and twice as large as the code: 42 MB per page
 * instead of 13. Stack frames of a library are still named, by the lines of the bundled module.
 */
export const dropLibrarySourceMaps: Plugin = {
  name: 'hangtag:without-maps-of-libraries',
  enforce: 'post',
  transform: (code, id) =>
    id.includes('/node_modules/') ? { code, map: { mappings: '' } } : undefined,
};

const isModule = (url = '') => /\.(?:tsx?|m?js|css|json|svg)(?:\?|$)|^\/@/.test(url);

/**
 * Lets the browser cache the modules; Vite makes it ask for each of them again. Nothing changes during one run, and the
 * browser's cache ends with it. In watch mode Vite's own headers stay.
 */
export const cacheModules: Plugin = {
  name: 'hangtag:kept-modules',
  configureServer({ config, middlewares }) {
    if (config.server.watch !== null) return;
    middlewares.use((request, response, next) => {
      if (isModule(request.url)) {
        const set = response.setHeader.bind(response);
        response.setHeader = (name, value) =>
          set(name, name === 'Cache-Control' && value === 'no-cache' ? 'max-age=3600' : value);
      }
      next();
    });
  },
};
