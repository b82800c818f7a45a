import type { Plugin } from 'vite';

/**
 * Writes the CSS a server build extracted into its JavaScript, in place of the name `__PAGE_CSS__`, and drops
 * the CSS file: the page carries its style inline, so the module is all the server needs.
 */
export function inlineCss(): Plugin {
  return {
    name: 'hangtag-inline-css',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const files = Object.entries(bundle);
      const sheets = files.flatMap(([name, file]) =>
        file.type === 'asset' && name.endsWith('.css')
          ? [{ name, source: String(file.source) }]
          : [],
      );
      const css = sheets.map(({ source }) => source.trim()).join('');
      if (!css) this.error('No CSS was extracted; the page would be drawn without its style.');
      for (const [, file] of files) {
        if (file.type === 'chunk')
          file.code = file.code.replaceAll('__PAGE_CSS__', () => JSON.stringify(css));
      }
      for (const { name } of sheets) delete bundle[name];
    },
  };
}
