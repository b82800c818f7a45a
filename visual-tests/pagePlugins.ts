/** Each file of stories gets a page of its own, which loads everything anew: the less there is to load, the better. */
import type { Plugin } from 'vite';

/**
 * Leaves out the maps of libraries. They stand in the modules themselves and are twice as large as the code: 42 MB a page
 * instead of 13. Frames of a library are still named, by the lines of the bundled module.
 */
export const dropLibrarySourceMaps: Plugin = {
  name: 'hangtag:without-maps-of-libraries',
  enforce: 'post',
  transform: (code, id) =>
    id.includes('/node_modules/') ? { code, map: { mappings: '' } } : undefined,
};

const isModule = (url = '') => /\.(?:tsx?|m?js|css|json|svg)(?:\?|$)|^\/@/.test(url);

/**
 * Lets the browser keep the modules that it has fetched; Vite has it ask for each of them again, whether it has changed. In one
 * run nothing changes, and the browser's memory ends with it. While files are watched all stays as Vite has it.
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
